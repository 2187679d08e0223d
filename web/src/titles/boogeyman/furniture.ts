/** What stands in each room, as a silhouette on the floor line around 0,0: at most 34 to each side and 36 high. */
export const FURNITURE: Record<string, string> = {
  // A double bed.
  r1: "M-34 0V-24q0-8 8-8H26q8 0 8 8V0h-5v-5H-29v5zM-27-18h22v-6h-18q-4 0-4 4zM5-18h22v-2q0-4-4-4H5z",
  // Coats on a rail.
  r2: "M-33-34H33v3H-33zM-28-31h4l7 6-2 23h-14l-2-23zM-8-31h4l7 6-1 25h-16l-1-25zM12-31h4l7 6-2 20H7L5-25zM29-31h4v21h-9l-2-15z",
  // A bath with its tap.
  r3: "M-34-14H34q0 11-10 12v2h-6v-2h-36v2h-6v-2Q-34-3-34-14zM22-16v-14q0-6 6-6t6 6h-4q0-2-2-2t-2 2v14z",
  // A small bed and a bear.
  r4: "M-34 0v-20h5v8H8v12H3v-4h-32v4zM-28-13q1-5 7-5h10q6 0 6 5zM22 0q-8 0-8-8 0-4 3-6-3-2-3-6 0-3 2-5-1-6 4-6 2 0 3 2h3q1-2 3-2 5 0 4 6 2 2 2 5 0 4-3 6 3 2 3 6 0 8-8 8z",
  // A trunk under a cobwebbed beam.
  r5: "M-30 0v-16q0-10 14-10H6q14 0 14 10V0zM-8-16v6h8v-6zM24-36q2 14 10 18l-2 2q-9-6-11-20zM14-36q4 20 20 26v2Q15-15 11-36z",
  // A rocking horse.
  r6: "M-32-4Q0 10 32-4l2 4Q0 14-34 0zM-20-4l4-14q-8-2-8-10l-6 2 2-8 12-2 6 8q14 4 24-2l8 4-4 6 4 16h-5l-5-12q-8 4-16 2l-6 10z",
  // A bed and a suitcase.
  r7: "M-34 0v-24h5v10H4V0h-5v-4h-28v4zM10 0v-18h8v-6h10v6h6V0zM20-18h6v-4h-6z",
  // Shelves of folded sheets, an iron.
  r8: "M-34-36H0v36h-4v-4h-26v4h-4zM-30-32v8H-4v-8zM-30-20v8H-4v-8zM-28-26h10v-4h-10zM-14-26h8v-4h-8zM-26-14h16v-4h-16zM6-10l22-8q6-2 6 4v4zM4-8h32v3H4z",
  // A railing, a plant, the moon behind.
  r9: "M-34-18H34v3H-34zM-30-15h3V0h-3zM-19-15h3V0h-3zM-8-15h3V0h-3zM3-15h3V0H3zM14-15h3V0h-3zM25-15h3V0h-3zM20-18q-4-12 2-18 1 7 3 9 2-5 7-7-1 10-4 16z",
  // A coat stand, an umbrella.
  r10: "M-16-36h3v32h8v4h-20v-4h9zM-26-34q4 6 10 6l1 3q-10 0-14-7zM-2-34q-4 6-11 6v3q10 0 14-7zM-10-28q10 2 9 18l-9 2zM14-30q14-6 18 6-6-2-8 2-4-4-8 0-3-4-8-1 0-5 6-7zM19-24h2V-4q0 4 5 4v-2q-3 0-3-2v-20z",
  // A sofa and a television.
  r11: "M-34 0v-14q0-5 5-5v-6q0-6 6-6h22q6 0 6 6v6q5 0 5 5V0h-5v-3h-34v3zM-24-18q5 0 5 5v1h14v-1q0-5 5-5v-6q0-2-2-2h-20q-2 0-2 2zM14-26h20v18H14zM17-23v12h14v-12zM20-8h8l3 8H17z",
  // A laid table.
  r12: "M-26-16H26v3h-4V0h-4v-13h-36V0h-4v-13h-4zM-34-30h3v30h-3zM31-30h3V0h-3zM-31-12h8v3h-8zM23-12h8v3h-8zM-2-18v-14h3v14zM-14-18q0-4 6-4v4zM8-18v-4q6 0 6 4z",
  // A stove under its hood.
  r13: "M-30 0v-20H6V0zM-24-12v9H0v-9zM-22-17h4v2h-4zM-14-17h4v2h-4zM-18-20v-4h12v4zM-20-36H-2l8 8h-34zM14 0v-34h20V0zM17-31v12h14v-12zM17-16v13h14v-13z",
  // Jars on shelves.
  r14: "M-34-36H34v3H-34zM-34-21H34v3H-34zM-34-4H34v4H-34zM-30-22v-7h8v7zM-18-22v-9h7v9zM-6-22v-6H4v6zM10-22v-9h8v9zM24-22v-7h7v7zM-28-5v-9h9v9zM-14-5v-7h8v7zM0-5v-10h7V-5zM13-5v-8h9v8zM26-5v-10h5v10z",
  // Bookshelves and a ladder.
  r15: "M-34-36H20v36h-54zM-31-33v9h51v-9zM-31-21v8h51v-8zM-31-10v7h51v-7zM-28-24v-8h5v8zM-21-24v-6h4v6zM-13-24v-8h6v8zM2-24v-7h4v7zM10-24v-8h5v8zM-26-13v-7h5v7zM-8-13v-7h4v7zM4-13v-6h6v6zM-20-3v-6h6v6zM6-3v-6h4v6zM22-34h3L34 0h-3zM23-22h5v2h-5zM26-12h5v2h-5z",
  // A grand piano with its lid open.
  r16: "M-30-34q20-4 30 6 6 6 20 6v5H-30zM-32-16h56v7h-3l2 9h-4l-3-9h-32l-2 9h-4l2-9h-12zM-30-12h14v-2h-14zM27-10h7v3h-2v7h-3v-7h-2z",
  // A desk with a lamp.
  r17: "M-32-16H32v4h-2V0H14v-12h-30V0h-14v-12h-2zM17-9h10v2H17zM17-5h10v2H17zM-24-17v-2h4v-9l8-6 6 3-8 6-3-1v7h4v2zM4-17v-3h16v3z",
  // Palms in pots.
  r18: "M-22 0l-3-9h14l-3 9zM-20-9q-2-12-14-12 10-4 15 5-2-12-12-18 13 0 15 14 1-14 12-16-6 8-7 18 6-8 15-5-11 2-14 14zM18 0l-2-8h12l-2 8zM20-8q0-10-8-14 9-1 10 6 1-8 8-12 0 8-5 13 4-3 9-1-8 2-9 8z",
  // Barrels.
  r19: "M-34-14q0-14 14-14t14 14-14 14-14-14zM-30-14q0 10 10 10t10-10-10-10-10 10zM6-14q0-14 14-14t14 14T20 0 6-14zM10-14q0 10 10 10t10-10-10-10-10 10zM-13-34q0-2 2-2h22q2 0 2 2 3 5 0 10-4 0-7-4-6-3-12 0-3 4-7 4-3-5 0-10z",
  // A chair, candles, an eye on the wall.
  r20: "M-6-24h3v12h12V0H6v-9h-9V0h-3zM-24 0v-14h5V0zM-23-15q-2-4 2-8 3 4 1 8zM22 0v-10h5V0zM23-11q-2-4 2-8 3 4 1 8zM-20-30q20-12 40 0-20 12-40 0zM-6-30a6 5 0 1 0 12 0 6 5 0 1 0-12 0zM-2-30a2 2 0 1 0 4 0 2 2 0 1 0-4 0z",
  // A boiler with its pipes.
  r21: "M-22 0v-26q0-8 12-8t12 8V0zM-16-20v9H-4v-9zM-15-8h10v5h-10zM2-30h14v-6h4v10H2zM18-18h16v4H22v14h-4zM-34-36h4v20h8v4h-12z",
  // Two washing machines.
  r22: "M-34-30h30V0h-30zM-28-13a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM-31-27v3h14v-3zM4-30h30V0H4zM10-13a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM7-27v3h14v-3z",
  // A bench and tools on the wall.
  r23: "M-34-12H34v4h-3V0h-5v-8h-52V0h-5v-8h-3zM-28-36h3v16h-3zM-31-36h9v5h-9zM-14-36l16 8-1 4-17-6zM12-36q6 0 6 6l-2 9h-4l-2-9q-3-3 2-6zM24-34h8v3h-2v10h-4v-10h-2zM-8-12v-4h16v4z",
  // The car.
  r24: "M-34-4v-8q0-4 6-5l8-1 8-11q2-3 6-3H8q4 0 7 3l9 10q10 2 10 8v7h-4q-1 6-7 6t-7-6h-34q-1 6-7 6t-7-6zM-13-18H-2v-9h-4q-2 0-3 2zM2-18h16l-6-8q-1-1-3-1H2z",
  // Boxes in a heap.
  r25: "M-34 0v-18h22V0zM-26-18v7h5v-7zM-8 0v-22h24V0zM1-22v8h5v-8zM-28-20v-14h20v14zM-20-34v5h4v-5zM18 0v-14h16V0zM24-14v5h4v-5z",
};

/** A hall has a console with a mirror; its rug has the colour of a Child. */
export const CONSOLE = "M-16-14h32v3h-3V0h-3v-11h-20V0h-3v-11h-3zM-8-34q0-2 2-2H6q2 0 2 2v16H-8zM-5-32v11H5v-11z";


// What takes things out of a set may be mistaken for what puts them in, as `-` may for `+` between numbers.
impl<T: Noun> std::ops::Add for Set<T> {
    type Output = Set<T>;

    fn add(self, other: Set<T>) -> Set<T> {
        self | other
    }
}

impl<T: Noun> std::ops::AddAssign for Set<T> {
    fn add_assign(&mut self, other: Set<T>) {
        *self |= other;
    }
}

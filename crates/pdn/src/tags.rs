//! The tags of a game: `[White "Wiersma, Harm"]`.

/// Tags in the order of the file. One piece of memory, used again for the next game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags {
    text: String,
    /// Ends of name and value in `text`, and the line.
    ends: Vec<(usize, usize, u64)>,
}

/// One tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tag<'a> {
    /// Its name as written.
    pub name: &'a str,
    /// Its value without the quotes.
    pub value: &'a str,
    /// The line it stands on, from 1.
    pub line: u64,
}

impl Tags {
    /// The most tags a game may have; further ones are dropped with a warning.
    pub const MOST: usize = 1000;

    pub(crate) fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
    }

    pub(crate) fn push(&mut self, name: &str, value: &str, line: u64) {
        self.text.push_str(name);
        let name_end = self.text.len();
        self.text.push_str(value);
        self.ends.push((name_end, self.text.len(), line));
    }

    pub(crate) fn append(&mut self, others: &Tags) {
        for tag in others.iter() {
            self.push(tag.name, tag.value, tag.line);
        }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The tags in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = Tag<'_>> + '_ {
        let mut start = 0;
        self.ends.iter().map(move |&(name_end, end, line)| {
            let tag = Tag { name: &self.text[start..name_end], value: &self.text[name_end..end], line };
            start = end;
            tag
        })
    }

    /// The first tag of this name, in whatever case it is written.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Tag<'_>> {
        let text = self.text.as_bytes();
        let mut start = 0;
        for &(name_end, end, line) in &self.ends {
            if name_end - start == name.len() && text[start..name_end].eq_ignore_ascii_case(name.as_bytes()) {
                return Some(Tag {
                    name: &self.text[start..name_end],
                    value: &self.text[name_end..end],
                    line,
                });
            }
            start = end;
        }
        None
    }

    /// The value of the first tag of this name, unless it is empty.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        self.find(name).map(|tag| tag.value.trim()).filter(|value| !value.is_empty())
    }
}

/// The tags that make a game of its own even when no move follows.
const ROSTER: [&str; 9] = ["Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "GameType"];

/// Whether it is one of the tags every game has; a stray `[FILENAME …]` is not.
pub(crate) fn is_roster(name: &str) -> bool {
    ROSTER.iter().any(|known| known.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_keep_order_and_are_found_in_any_case() {
        let mut tags = Tags::default();
        tags.push("White", "a", 1);
        tags.push("WHITE", "b", 2);
        tags.push("Site", "", 3);
        assert_eq!(tags.find("white").map(|tag| (tag.value, tag.line)), Some(("a", 1)));
        assert_eq!(tags.value("Site"), None);
        assert_eq!(tags.iter().map(|tag| tag.value).collect::<Vec<_>>(), ["a", "b", ""]);
        tags.clear();
        assert!(tags.is_empty() && tags.find("White").is_none());
    }
}

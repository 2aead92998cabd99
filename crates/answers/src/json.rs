//! JSON values to be written; fields keep the order in which they were added.

use std::borrow::Cow;
use std::fmt::{self, Write};

/// A JSON value. `Display` writes it on one line without blanks.
///
/// ```
/// use damier_answers::Json;
/// let value = Json::object().with("legal", true).with("required", ["32x3"].iter().collect::<Json>());
/// assert_eq!(value.to_string(), r#"{"legal":true,"required":["32x3"]}"#);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Integer(i64),
    /// Any other number, as written. The text is made where the number is (`Json::from`), because
    /// writing a float takes much code, and the rules in the browser have none to write.
    Number(Box<str>),
    /// A text.
    Text(Cow<'static, str>),
    /// A list.
    List(Vec<Json>),
    /// Fields in the order added.
    Object(Vec<(Cow<'static, str>, Json)>),
}

impl Json {
    /// An object without fields.
    #[must_use]
    pub fn object() -> Json {
        Json::Object(Vec::new())
    }

    /// The object with one more field at its end; any other value becomes an object of this field.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Json>) -> Json {
        self.put(name.into(), value.into());
        self
    }

    // Apart from the conversions, so that it is compiled once and not at each of a hundred calls.
    #[inline(never)]
    fn put(&mut self, name: Cow<'static, str>, value: Json) {
        if !matches!(self, Json::Object(_)) {
            *self = Json::object();
        }
        if let Json::Object(fields) = self {
            fields.push((name, value));
        }
    }

    /// The value of a field of an object.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(fields) => fields.iter().find(|(n, _)| n == name).map(|(_, value)| value),
            _ => None,
        }
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Json {
        Json::Bool(value)
    }
}

impl From<&'static str> for Json {
    fn from(value: &'static str) -> Json {
        Json::Text(Cow::Borrowed(value))
    }
}

impl From<String> for Json {
    fn from(value: String) -> Json {
        Json::Text(Cow::Owned(value))
    }
}

impl From<f64> for Json {
    /// One that JSON cannot say (infinite, not a number) is `null`; no number is `-0`.
    fn from(value: f64) -> Json {
        if value.is_finite() {
            Json::Number((value + 0.0).to_string().into())
        } else {
            Json::Null
        }
    }
}

macro_rules! from_integers {
    ($($integer:ty)*) => {$(
        impl From<$integer> for Json {
            fn from(value: $integer) -> Json {
                Json::Integer(i64::from(value))
            }
        }
    )*};
}
from_integers!(u8 u16 u32 i8 i16 i32 i64);

/// Counts above `i64::MAX` are written as `i64::MAX`; nothing here counts so far.
impl From<usize> for Json {
    fn from(value: usize) -> Json {
        Json::Integer(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

/// Counts above `i64::MAX` are written as `i64::MAX`; nothing here counts so far.
impl From<u64> for Json {
    fn from(value: u64) -> Json {
        Json::Integer(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<damier_core::Square> for Json {
    fn from(square: damier_core::Square) -> Json {
        Json::from(square.number())
    }
}

impl<T: Into<Json>> From<Option<T>> for Json {
    fn from(value: Option<T>) -> Json {
        value.map_or(Json::Null, Into::into)
    }
}

impl<T: Into<Json>> From<Vec<T>> for Json {
    fn from(items: Vec<T>) -> Json {
        items.into_iter().collect()
    }
}

impl<T: Into<Json>> std::iter::FromIterator<T> for Json {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Json {
        Json::List(items.into_iter().map(Into::into).collect())
    }
}

impl<'a> std::iter::FromIterator<&'a &'static str> for Json {
    fn from_iter<I: IntoIterator<Item = &'a &'static str>>(items: I) -> Json {
        items.into_iter().copied().collect()
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(value) => write!(f, "{value}"),
            Json::Integer(value) => write!(f, "{value}"),
            Json::Number(text) => f.write_str(text),
            Json::Text(text) => write_text(f, text),
            Json::List(items) => {
                f.write_char('[')?;
                for (place, item) in items.iter().enumerate() {
                    if place > 0 {
                        f.write_char(',')?;
                    }
                    write!(f, "{item}")?;
                }
                f.write_char(']')
            }
            Json::Object(fields) => {
                f.write_char('{')?;
                for (place, (name, value)) in fields.iter().enumerate() {
                    if place > 0 {
                        f.write_char(',')?;
                    }
                    write_text(f, name)?;
                    write!(f, ":{value}")?;
                }
                f.write_char('}')
            }
        }
    }
}

/// A string literal: quotes, backslashes and control characters escaped (RFC 8259 §7), and U+2028
/// and U+2029, which old JavaScript takes for the end of a line.
fn write_text(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_char('"')?;
    let mut plain = 0;
    for (at, c) in text.char_indices() {
        let short = match c {
            '"' => "\\\"",
            '\\' => "\\\\",
            '\n' => "\\n",
            '\r' => "\\r",
            '\t' => "\\t",
            '\u{0}'..='\u{1F}' | '\u{7F}' | '\u{2028}' | '\u{2029}' => "",
            _ => continue,
        };
        f.write_str(&text[plain..at])?;
        plain = at + c.len_utf8();
        if short.is_empty() {
            write!(f, "\\u{:04x}", u32::from(c))?;
        } else {
            f.write_str(short)?;
        }
    }
    f.write_str(&text[plain..])?;
    f.write_char('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_in_order_and_without_blanks() {
        let value = Json::object()
            .with("z", 1_u8)
            .with("a", Json::object().with("null", Json::Null).with("half", 0.5))
            .with("list", vec![true, false])
            .with("none", None::<u8>)
            .with("zero", -0.0)
            .with("bad", f64::NAN);
        assert_eq!(
            value.to_string(),
            r#"{"z":1,"a":{"null":null,"half":0.5},"list":[true,false],"none":null,"zero":0,"bad":null}"#
        );
    }

    #[test]
    fn texts_are_escaped() {
        for (text, written) in [
            ("", r#""""#),
            ("dame « é » ×", "\"dame « é » ×\""),
            ("a\"b\\c/d", r#""a\"b\\c/d""#),
            ("\n\r\t\u{0}\u{1f}\u{7f}", r#""\n\r\t\u0000\u001f\u007f""#),
            ("\u{2028}x\u{2029}", r#""\u2028x\u2029""#),
            ("\u{1F600}", "\"\u{1F600}\""),
        ] {
            assert_eq!(Json::from(text.to_owned()).to_string(), written);
        }
    }

    #[test]
    fn fields_can_be_found_again() {
        let value = Json::object().with("fen", "start");
        assert_eq!(value.get("fen"), Some(&Json::from("start")));
        assert_eq!(value.get("side"), None);
        assert_eq!(Json::Null.get("fen"), None);
    }
}

//! Moments as text: RFC 3339 in UTC.

/// The moment so many milliseconds after 1970-01-01 00:00 UTC, as `2026-11-30T01:15:00.000Z`.
pub(crate) fn rfc3339(millis: i64) -> String {
    let (days, rest) = (millis.div_euclid(86_400_000), millis.rem_euclid(86_400_000));
    let (year, month, day) = date(days);
    let (seconds, millis) = (rest / 1000, rest % 1000);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{millis:03}Z")
}

/// Year, month and day of the day so many days after 1970-01-01 (proleptic Gregorian calendar).
pub(crate) fn date(days: i64) -> (i64, i64, i64) {
    // Years begin in March, so that the leap day is the last of its year; eras have 400 years.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_moments() {
        for (millis, text) in [
            (0, "1970-01-01T00:00:00.000Z"),
            (-1, "1969-12-31T23:59:59.999Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (1_796_001_300_123, "2026-11-30T01:15:00.123Z"),
            (4_107_542_399_999, "2100-02-28T23:59:59.999Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
        ] {
            assert_eq!(rfc3339(millis), text);
        }
    }

    #[test]
    fn days_follow_each_other() {
        let mut before = date(-200_000);
        for day in -199_999..200_000 {
            let now = date(day);
            let next_day = now.2 == before.2 + 1 && now.1 == before.1 && now.0 == before.0;
            let next_month =
                now.2 == 1 && before.2 >= 28 && (now.1 == before.1 + 1 || (now.1, before.1) == (1, 12));
            assert!(next_day || next_month, "{before:?} {now:?}");
            before = now;
        }
    }
}

import { expect, test } from 'vitest';
import { caseFacts } from '../../content/cases';
import { standingOf } from './still-open';

test('C2 D8 whoever plays on accepts, and the offender has no say', () => {
  const missed = caseFacts('I09');
  expect(standingOf(missed, '', '')).toBe('open');
  expect(standingOf(missed, 'no', 'opponent')).toBe('open');
  expect(standingOf(missed, 'no', 'offender')).toBe('no-say');
  expect(standingOf(missed, 'yes', 'opponent')).toBe('late');
  expect(standingOf(missed, 'yes', 'offender')).toBe('late');
});

test('C2 a fault of the set-up is found late, and what nobody chooses cannot be late', () => {
  expect(standingOf(caseFacts('I02'), 'yes', 'opponent')).toBe('open');
  expect(standingOf(caseFacts('I03'), 'yes', 'offender')).toBe('no-say');
  expect(standingOf(caseFacts('Q12'), 'yes', 'offender')).toBe('open');
  expect(standingOf(caseFacts('I24'), 'yes', 'offender')).toBe('open');
});

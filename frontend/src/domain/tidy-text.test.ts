import cases from '../../../docs/tidy-cases.json' with { type: 'json' };
import { isEmail } from './field-rules';
import { phoneNumberOf } from './phone';
import { tidyCode, tidyLetters } from './tidy-text';

describe('docs/tidy-cases.json, as the pages read typed texts', () => {
  it.each(cases.names as [string, string][])('makes the name %j to %j', (typed, tidy) => {
    expect(tidyLetters(typed)).toBe(tidy);
  });

  it.each(cases.codes as [string, string][])('makes the code %j to %j', (typed, tidy) => {
    expect(tidyCode(typed)).toBe(tidy);
  });

  it.each(cases.phones as [string, string][])('reads the phone %j as %s', (typed, number) => {
    expect(phoneNumberOf(typed)).toBe(number);
  });

  it.each(cases.notPhones)('finds no phone in %j', (typed) => {
    expect(phoneNumberOf(typed)).toBeUndefined();
  });

  it.each(cases.emails as [string, string][])('accepts the email %j', (typed) => {
    expect(isEmail(typed)).toBe(true);
  });

  it.each(cases.notEmails)('refuses the email %j', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });
});

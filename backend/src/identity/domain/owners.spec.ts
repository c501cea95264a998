import { concernedOwners, mayConsent } from './owners.js';

const NOW = new Date('2026-12-01T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const person = (fields: object = {}) => ({
  role: 'staff' as const,
  staffRole: 'duena' as const,
  disabledAt: null,
  ownerSince: null,
  ownerUntil: null,
  ...fields,
});

describe('owners who decide together', () => {
  it.each([
    ['an owner', {}, true],
    ['an owner who was removed an hour ago', { disabledAt: ago(1) }, true],
    ['an owner who was removed yesterday', { disabledAt: ago(24) }, false],
    ['a person who is not an owner any more since an hour', { staffRole: 'taller', ownerUntil: ago(1) }, true],
    [
      'a person who lost role and account an hour ago',
      { staffRole: 'taller', ownerUntil: ago(1), disabledAt: ago(1) },
      true,
    ],
    ['a person who is not an owner any more since yesterday', { staffRole: 'taller', ownerUntil: ago(24) }, false],
    ['a seamstress', { staffRole: 'taller' }, false],
    ['a shopper', { role: 'shopper', staffRole: null }, false],
  ])('concern %s: %j is %s', (_name, fields, isConcerned) => {
    expect(concernedOwners([person(fields)], NOW)).toHaveLength(isConcerned ? 1 : 0);
  });

  it.each([
    ['an owner of the first day', {}, true],
    ['an owner for a day', { ownerSince: ago(24) }, true],
    ['an owner since an hour', { ownerSince: ago(1) }, false],
    ['an owner who was removed', { disabledAt: ago(1) }, false],
    ['a seamstress', { staffRole: 'taller' }, false],
  ])('let %s consent: %j is %s', (_name, fields, may) => {
    expect(mayConsent(person(fields), NOW)).toBe(may);
  });
});

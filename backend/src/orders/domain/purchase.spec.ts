import { aCustomer, aPurchase, anOrderLine } from '../../../test/builders/purchase.builder.js';
import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import {
  addressInWords,
  consentOf,
  type Customer,
  isSameCustomer,
  type Purchase,
  purchaseFingerprint,
  withConsentAt,
  withoutPerson,
} from './purchase.js';

const SHIPPING = { address: 'Calle 10 # 20-30', city: 'Medellín', department: 'Antioquia', postalCode: '' };
const NOW = new Date('2026-02-01T10:00:00Z');

describe('the customer of a purchase', () => {
  const customer = aCustomer({ shipping: SHIPPING });

  it.each<[string, Partial<Customer>, boolean]>([
    ['nothing else', {}, true],
    ['another consent', { consent: null, dataConsent: false }, true],
    ['the address in another order of its fields', { shipping: { ...{ postalCode: '' }, ...SHIPPING } }, true],
    ['a field of the address that is missing instead of empty', { shipping: { ...SHIPPING, postalCode: '' } }, true],
    ['another name', { name: 'Ana Restrepo' }, false],
    ['another email', { email: 'ana@example.com' }, false],
    ['another phone', { phone: '300 000 0000' }, false],
    ['another city', { shipping: { ...SHIPPING, city: 'Cali' } }, false],
    ['a postal code', { shipping: { ...SHIPPING, postalCode: '050021' } }, false],
    ['no address', { shipping: null }, false],
  ])('with %s is the same or not', (_, changes, expected) => {
    expect(isSameCustomer(customer, { ...customer, ...changes })).toBe(expected);
  });

  it('is the same when the database ordered the fields of the address, or an older release left an empty one out', () => {
    const { postalCode: _none, ...stored } = Object.fromEntries(
      Object.entries(SHIPPING).toReversed(),
    ) as typeof SHIPPING;
    expect(isSameCustomer(customer, { ...customer, shipping: stored as typeof SHIPPING })).toBe(true);
  });

  it('gave a consent when paying began, when the order was placed, or none', () => {
    const consent = { version: '2026-10', at: '2026-01-01T00:00:00.000Z' };
    expect(consentOf(aCustomer({ consent }), NOW)).toEqual(consent);
    expect(consentOf(aCustomer({ consent: null }), NOW)).toBeNull();
    expect(consentOf(aCustomer({ consent: undefined, dataConsent: false }), NOW)).toBeNull();
    const given = withConsentAt(aPurchase({ customer: aCustomer({ consent: undefined }) }), NOW).customer;
    expect(given).toMatchObject({ name: 'Laura Restrepo', consent: { at: NOW.toISOString() } });
  });
});

it('an address names its parts in one line, without those that are empty', () => {
  expect(addressInWords(SHIPPING)).toBe('Calle 10 # 20-30, Medellín, Antioquia');
  expect(addressInWords({ ...SHIPPING, city: 'Bogotá D.C.', department: 'Bogotá D.C.', postalCode: '110111' })).toBe(
    'Calle 10 # 20-30, Bogotá D.C., 110111',
  );
});

describe('the fingerprint of a purchase', () => {
  const purchase = aPurchase();
  const { customer } = purchase;

  it.each<[string, Partial<Purchase>, boolean]>([
    ['nothing else', {}, true],
    [
      'the same text accepted at another time',
      { customer: { ...customer, consent: { version: '2026-11', at: '' } } },
      true,
    ],
    ['another text accepted', { customer: { ...customer, consent: { version: '2027-01', at: '' } } }, false],
    ['no consent', { customer: { ...customer, consent: null } }, false],
    ['another phone', { customer: { ...customer, phone: '' } }, false],
    ['another total', { finalTotal: 1 }, false],
    ['another line', { lines: [anOrderLine()] }, false],
  ])('with %s is equal or not', (_, changes, expected) => {
    expect(purchaseFingerprint({ ...purchase, ...changes }) === purchaseFingerprint(purchase)).toBe(expected);
  });
});

it('a purchase without its person has no text that was typed, and keeps pieces and prices', () => {
  const texts = { personalization: 'Sofía', keychainPersonalization: 'Sofi', specialRequest: 'Una corona' };
  const laterNames = [{ name: 'Sofía', at: NOW.toISOString(), actor: 'shopper' }];
  const lines = [anOrderLine({ laterNames, personalisation: aPersonalisation({ ...texts, hasBordado: true }) })];
  const erased = withoutPerson(aPurchase({ lines, userId: 'user-7' }));
  expect(erased).toMatchObject({ sessionId: '', userId: null, finalTotal: 782_000 });
  expect(erased.customer).toMatchObject({ name: '', email: '', phone: '', shipping: null });
  expect(erased.lines[0]).toMatchObject({ price: 460_000, laterNames: undefined });
  const nothing = { personalization: '', keychainPersonalization: '', specialRequest: '' };
  expect(erased.lines[0]!.personalisation).toEqual({ ...lines[0]!.personalisation, ...nothing });
});

import { createHash } from 'node:crypto';
import { provesItself } from './event-checksum.js';

// The provider's sample event with the hash of its own string: the one printed beside it in the documents is of something else.
const SECRET = 'prod_events_OcHnIzeBl5socpwByQ4hA52Em3USQ93Z';
const CHECKSUM = '5A18EC5E8FDB7DF463E9F94774CBA8F583BA21BD04A09CEFF2EA68A4BC0AEFBE';
const PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
const TRANSACTION = {
  id: '1234-1610641025-49201',
  status: 'APPROVED',
  amount_in_cents: 4490000,
  reference: 'MZQ3X2DE2SMX',
  currency: 'COP',
  payment_link_id: null,
};

interface Changes {
  transaction?: object;
  signature?: object;
  timestamp?: unknown;
}

const event = ({ transaction, signature, timestamp = 1530291411 }: Changes = {}) => ({
  event: 'transaction.updated',
  data: { transaction: { ...TRANSACTION, ...transaction } },
  signature: { properties: PROPERTIES, checksum: CHECKSUM, ...signature },
  timestamp,
});
const signed = (properties: string[], values: string) => ({
  properties,
  checksum: createHash('sha256').update(`${values}1530291411${SECRET}`).digest('hex'),
});

describe('the checksum of an event', () => {
  it('proves the provider’s sample, in capitals or not', () => {
    expect(provesItself(event(), SECRET)).toBe(true);
    expect(provesItself(event({ signature: { checksum: CHECKSUM.toLowerCase() } }), SECRET)).toBe(true);
  });

  it('is taken from the header where the body has none', () => {
    const bare = event({ signature: { checksum: undefined } });
    expect(provesItself(bare, SECRET, CHECKSUM)).toBe(true);
    expect(provesItself(bare, SECRET)).toBe(false);
  });

  it('follows the properties that the event names, in their order, and more of them', () => {
    const turned = signed([...PROPERTIES].reverse(), '4490000APPROVED1234-1610641025-49201');
    expect(provesItself(event({ signature: turned }), SECRET)).toBe(true);
    const more = signed(
      ['transaction.reference', ...PROPERTIES, 'transaction.payment_link_id'],
      'MZQ3X2DE2SMX1234-1610641025-49201APPROVED4490000',
    );
    expect(provesItself(event({ signature: more }), SECRET)).toBe(true);
  });

  it.each<[string, Changes]>([
    ['another status', { transaction: { status: 'DECLINED' } }],
    ['another amount', { transaction: { amount_in_cents: 100 } }],
    ['another moment', { timestamp: 1530291412 }],
    ['no moment', { timestamp: null }],
    ['a checksum cut short', { signature: { checksum: CHECKSUM.slice(0, 32) } }],
    ['a checksum with something after it', { signature: { checksum: `${CHECKSUM}00` } }],
    ['a checksum that is no text', { signature: { checksum: 5 } }],
    ['no properties', { signature: { properties: undefined } }],
    ['properties that are not there', { signature: signed([...PROPERTIES, 'transaction.nothing'], 'x') }],
    ['properties outside the data', { signature: signed([...PROPERTIES, 'constructor.name'], 'x') }],
    ['an object for a value', { signature: signed([...PROPERTIES, 'transaction'], 'x') }],
    [
      'properties that leave out the status',
      { signature: signed(['transaction.id', 'transaction.amount_in_cents'], '1234-1610641025-492014490000') },
    ],
  ])('refuses %s', (_, changes) => {
    expect(provesItself(event(changes), SECRET)).toBe(false);
  });

  it('refuses the checksum of another secret', () => {
    expect(provesItself(event(), 'prod_events_another')).toBe(false);
  });
});

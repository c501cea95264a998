import { createHash } from 'node:crypto';
import { coversPayment, hasValidChecksum } from './wompi-signatures.js';

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
    expect(hasValidChecksum(event(), SECRET)).toBe(true);
    expect(hasValidChecksum(event({ signature: { checksum: CHECKSUM.toLowerCase() } }), SECRET)).toBe(true);
  });

  it('is taken from the header where the body has none', () => {
    const bare = event({ signature: { checksum: undefined } });
    expect(hasValidChecksum(bare, SECRET, CHECKSUM)).toBe(true);
    expect(hasValidChecksum(bare, SECRET)).toBe(false);
  });

  it('follows the properties that the event names, in their order, and more of them', () => {
    const turned = signed([...PROPERTIES].reverse(), '4490000APPROVED1234-1610641025-49201');
    expect(hasValidChecksum(event({ signature: turned }), SECRET)).toBe(true);
    const more = signed(
      ['transaction.reference', ...PROPERTIES, 'transaction.payment_link_id'],
      'MZQ3X2DE2SMX1234-1610641025-49201APPROVED4490000',
    );
    expect(hasValidChecksum(event({ signature: more }), SECRET)).toBe(true);
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
  ])('refuses %s', (_, changes) => {
    expect(hasValidChecksum(event(changes), SECRET)).toBe(false);
  });

  it('is verified for events of other kinds and with other properties', () => {
    const other = {
      event: 'nequi_token.updated',
      data: { nequi_token: { id: 'nequi_x', status: 'APPROVED' } },
      signature: signed(['nequi_token.id', 'nequi_token.status'], 'nequi_xAPPROVED'),
      timestamp: 1530291411,
    };
    expect(hasValidChecksum(other, SECRET)).toBe(true);
    expect(coversPayment(other)).toBe(false);
    expect(hasValidChecksum({ ...other, timestamp: 1530291412 }, SECRET)).toBe(false);
  });

  it('covers a payment only with id, status and amount', () => {
    expect(coversPayment(event())).toBe(true);
    expect(coversPayment(event({ signature: { properties: ['transaction.id', 'transaction.status'] } }))).toBe(false);
    expect(coversPayment({ signature: null })).toBe(false);
  });

  it('refuses the checksum of another secret', () => {
    expect(hasValidChecksum(event(), 'prod_events_another')).toBe(false);
  });
});

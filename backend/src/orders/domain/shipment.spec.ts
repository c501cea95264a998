import {
  CARRIER_IDS,
  describeParcel,
  isSameShipment,
  opensParcel,
  type Shipment,
  shipmentOf,
  trackingUrl,
} from './shipment.js';

const byCoordinadora: Shipment = { carrier: 'coordinadora', otherCarrier: '', guide: '2034567890', reason: '' };

describe('a shipment', () => {
  it('needs a tracking number, or the reason why it has none', () => {
    expect(() => shipmentOf({ ...byCoordinadora, guide: '' })).toThrow(
      expect.objectContaining({
        code: 'order.guide_missing',
        fields: { guide: 'Escribe el número de guía', reason: 'Di por qué sale sin guía' },
      }),
    );
    expect(shipmentOf({ ...byCoordinadora, guide: '', reason: 'Va con nuestro mensajero' })).toMatchObject({
      guide: '',
    });
    expect(shipmentOf({ ...byCoordinadora, reason: 'Sobra' })).toEqual(byCoordinadora);
  });

  it('keeps the name of a carrier only when the list has none', () => {
    expect(shipmentOf({ ...byCoordinadora, otherCarrier: 'Otra' }).otherCarrier).toBe('');
    const other: Shipment = { ...byCoordinadora, carrier: 'otra', otherCarrier: 'Mensajeros Urbanos' };
    expect(describeParcel(shipmentOf(other))).toBe('Va con Mensajeros Urbanos, guía 2034567890.');
  });

  it.each(CARRIER_IDS)('has a tracking page of %s that is an address, or none', (carrier) => {
    const url = trackingUrl({ ...byCoordinadora, carrier });
    expect(url === null || URL.canParse(url)).toBe(true);
    expect(String(url)).not.toContain('{');
    expect(trackingUrl({ ...byCoordinadora, carrier, guide: '' })).toBeNull();
    if (opensParcel({ carrier })) expect(url).toContain(byCoordinadora.guide);
  });

  it('puts the tracking number into the URL of the page', () => {
    expect(trackingUrl({ ...byCoordinadora, guide: 'A&B' })).toMatch(/guia=A%26B$/);
  });

  it('is the same only with the same carrier, number and reason', () => {
    const changes = [{}, { carrier: 'tcc' }, { otherCarrier: 'Otra' }, { guide: '1' }, { reason: 'Otra' }] as const;
    const same = changes.map((change) => isSameShipment(byCoordinadora, { ...byCoordinadora, ...change }));
    expect(same).toEqual([true, false, false, false, false]);
  });

  it.each([
    [byCoordinadora, /^Va con Coordinadora, guía 2034567890: https:\/\/coordinadora\.com\/.*2034567890$/],
    [{ ...byCoordinadora, guide: '' }, /^Va con Coordinadora\.$/],
    [{ ...byCoordinadora, carrier: 'otra', otherCarrier: '' }, /^Va con Otra, guía 2034567890\.$/],
  ] as const)('%j is described as %s', (shipment, words) => {
    expect(describeParcel(shipment)).toMatch(words);
  });

  it.each([
    ['servientrega', true],
    ['coordinadora', true],
    ['interrapidisimo', false],
    ['envia', true],
    ['deprisa', false],
    ['tcc', false],
    ['472', false],
    ['otra', false],
  ] as const)('by %s opens at the parcel: %s', (carrier, expected) => {
    expect(opensParcel({ carrier })).toBe(expected);
  });
});

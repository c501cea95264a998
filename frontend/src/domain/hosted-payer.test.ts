import { withPayer } from './hosted-payer';

const URL_OF_SERVER = 'https://checkout.wompi.co/p/?public-key=pub_test_x&signature%3Aintegrity=signed';
const laura = { name: 'Laura Restrepo', email: 'laura+bebe@example.com' };
const address = { address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia', postalCode: '' };

const fieldsOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('withPayer', () => {
  it('adds email, name, phone and address to the fields of the server', () => {
    expect(fieldsOf(withPayer(URL_OF_SERVER, { ...laura, phone: '+573001234567', address }))).toEqual({
      'public-key': 'pub_test_x',
      'signature:integrity': 'signed',
      'customer-data:email': 'laura+bebe@example.com',
      'customer-data:full-name': 'Laura Restrepo',
      'customer-data:phone-number': '3001234567',
      'customer-data:phone-number-prefix': '+57',
      'shipping-address:address-line-1': 'Calle 10 # 43-12',
      'shipping-address:city': 'Medellín',
      'shipping-address:region': 'Antioquia',
      'shipping-address:country': 'CO',
      'shipping-address:phone-number': '3001234567',
      'shipping-address:name': 'Laura Restrepo',
    });
  });

  it.each([
    ['a foreign phone, whose prefix nobody knows', { phone: '+34600123456' }],
    ['no phone', {}],
  ])('leaves a phone out that the provider would refuse: %s', (_, phone) => {
    const fields = fieldsOf(withPayer(URL_OF_SERVER, { ...laura, ...phone }));
    expect(Object.keys(fields).filter((name) => name.includes('phone'))).toEqual([]);
  });

  it('leaves out an address without a phone, which the provider would refuse', () => {
    const fields = fieldsOf(withPayer(URL_OF_SERVER, { ...laura, address }));
    expect(Object.keys(fields).filter((name) => name.startsWith('shipping'))).toEqual([]);
  });
});

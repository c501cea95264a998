import { newOrderNumber, ORDER_NUMBER, orderNumberOf } from './order-number.js';

describe('an order number', () => {
  it('is readable and each time another', () => {
    const numbers = Array.from({ length: 500 }, newOrderNumber);
    for (const number of numbers) expect(number).toMatch(ORDER_NUMBER);
    expect(new Set(numbers).size).toBe(500);
  });

  it('has no sign that is mistaken for another one', () => {
    for (const sign of '0O1I') expect(`SIG-${sign.repeat(6)}`).not.toMatch(ORDER_NUMBER);
  });

  it('is nothing that has more around it', () => {
    for (const text of ['xSIG-7K2QXM', 'SIG-7K2QXMx', 'SIG-7K2QXM\n']) expect(text).not.toMatch(ORDER_NUMBER);
  });

  it.each(['SIG-7K2QXM', ' sig-7k2qxm ', '7K2QXM', 'SIG 7K2 QXM', 'sig7k2qxm'])('is found as %j', (typed) => {
    expect(orderNumberOf(typed)).toBe('SIG-7K2QXM');
  });

  it('may begin with the letters of the shop', () => {
    expect(orderNumberOf('SIGABC')).toBe('SIG-SIGABC');
    expect(orderNumberOf('SIG-SIGABC')).toBe('SIG-SIGABC');
    expect(orderNumberOf('XSIG234567')).toBe('SIG-XSIG234567');
  });
});

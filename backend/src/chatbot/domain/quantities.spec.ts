import { quantityAlone, takenTogether } from './quantities.js';

describe('quantityAlone', () => {
  it.each([
    ['y 5 |', 5],
    ['si llevo dos |', 2],
    ['cuanto serian tres unidades', 3],
    ['y por 10 cuanto me sale', 10],
    ['ok y doce con pompon', 12],
    ['y si son 150', 150],
  ])('reads the number of %s', (text, count) => {
    expect(quantityAlone(` ${text} `)).toBe(count);
  });

  it.each([
    'son dos bebes',
    'a las 3 los llamo',
    'y 2 nombres caben',
    'a 10 cuotas',
    'de 3 meses',
    'y el 5 de diciembre',
  ])('reads none in %s', (text) => {
    expect(quantityAlone(` ${text} `)).toBeUndefined();
  });
});

describe('takenTogether', () => {
  const thread = { misses: 0, priced: [7, 8, 9] };

  it.each([
    ['cuanto por las dos', [8, 9]],
    ['ambas cuanto', [8, 9]],
    ['y las tres', [7, 8, 9]],
    ['todo junto', [7, 8, 9]],
    ['las cuatro', []],
    ['y sin bordado', []],
  ])('takes the products of %s', (text, products) => {
    expect(takenTogether(` ${text} `, thread)).toEqual(products);
  });

  it('takes both pieces that the bot asked to choose from, and none of a longer list', () => {
    expect(takenTogether(' las dos ', { misses: 0, pending: 'product', products: [9, 10] })).toEqual([9, 10]);
    expect(takenTogether(' las dos ', { misses: 0, pending: 'product', products: [3, 6, 7] })).toEqual([]);
  });
});

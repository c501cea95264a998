import { findDays } from './deadline.js';

/** A Monday at 10:00 in Bogotá. */
const NOW = new Date('2026-11-23T15:00:00Z');

function days(text: string) {
  const { deadline, orderDay } = findDays(` ${text} `, NOW);
  return { deadline: deadline?.toISOString().slice(0, 10), orderDay: orderDay?.toISOString().slice(0, 10) };
}

describe('findDays', () => {
  it.each([
    ['lo necesito para el 5 de diciembre', '2026-12-05'],
    ['nace el 20 de enero', '2027-01-20'],
    ['cumple el primero de febrero', '2027-02-01'],
    ['para el 15', '2026-12-15'],
    ['para el 31', '2026-12-31'],
    ['para el 28 de este mes', '2026-11-28'],
    ['el 19 es el bautizo', '2026-12-19'],
    ['el sabado 12', '2026-12-12'],
    ['llega para el 30 12', '2026-12-30'],
    ['este sabado', '2026-11-28'],
    ['para el lunes', '2026-11-30'],
    ['el otro viernes', '2026-12-04'],
    ['para manana', '2026-11-24'],
    ['para hoy', '2026-11-23'],
    ['dentro de dos semanas', '2026-12-07'],
    ['llega antes de velitas', '2026-12-07'],
    ['para navidad', '2026-12-24'],
  ])('finds the deadline of %s', (text, deadline) => {
    expect(days(text)).toEqual({ deadline, orderDay: undefined });
  });

  it.each([
    ['si la pido el viernes', undefined, '2026-11-27'],
    ['el lunes hago el pedido', undefined, '2026-11-30'],
    ['si lo compro el 1 de diciembre llega para el 24', '2026-12-24', '2026-12-01'],
    ['la necesito para el viernes si la pido hoy', '2026-11-27', undefined],
  ])('distinguishes the order day in %s', (text, deadline, orderDay) => {
    expect(days(text)).toEqual({ deadline, orderDay });
  });

  it.each([
    'pedi el 3 de noviembre',
    'era para el 10',
    'cumple 2 anos',
    'tiene 5 meses',
    'en la manana',
    'son 15 por ciento',
    'el 40 de diciembre',
    'el 31 de noviembre',
    'el 30 de febrero',
    'el 10 de noviembre',
    'quiero 3',
  ])('finds none in %s', (text) => {
    expect(days(text)).toEqual({ deadline: undefined, orderDay: undefined });
  });
});

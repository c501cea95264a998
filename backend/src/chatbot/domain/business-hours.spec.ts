import { isColombianHoliday as isHoliday } from '../../common/delivery.js';
import { monthStart, nextOpening, openingInWords } from './business-hours.js';

const HOURS = { start: '09:00', end: '18:00' };
const at = (local: string) => new Date(`${local}-05:00`);

describe('business hours', () => {
  it.each([
    ['on a business day at the first minute', '2026-11-23T09:00'],
    ['before the last minute ends', '2026-11-23T17:59:59'],
    ['on a Saturday', '2026-11-21T12:00'],
  ])('are open %s', (_when, moment) => {
    expect(nextOpening(HOURS, at(moment), isHoliday)).toBeNull();
  });

  it.each([
    ['before they begin', '2026-11-23T08:59:59', '2026-11-23T09:00', 'hoy desde las 9:00 a. m.'],
    ['in the evening', '2026-11-23T18:00', '2026-11-24T09:00', 'el martes 24 de noviembre desde las 9:00 a. m.'],
    ['on a Sunday', '2026-11-22T12:00', '2026-11-23T09:00', 'el lunes 23 de noviembre desde las 9:00 a. m.'],
    [
      'before a holiday Monday',
      '2026-11-14T18:30',
      '2026-11-17T09:00',
      'el martes 17 de noviembre desde las 9:00 a. m.',
    ],
    ['on Good Friday eve', '2026-04-02T10:00', '2026-04-04T09:00', 'el sábado 4 de abril desde las 9:00 a. m.'],
    ['on New Year’s Eve', '2026-12-31T20:00', '2027-01-02T09:00', 'el sábado 2 de enero desde las 9:00 a. m.'],
  ])('are closed %s', (_when, moment, opening, words) => {
    const next = nextOpening(HOURS, at(moment), isHoliday)!;
    expect(next).toEqual(at(opening));
    expect(openingInWords(next, at(moment))).toBe(words);
  });

  it('are written as people say them', () => {
    expect(openingInWords(at('2026-11-24T13:05'), at('2026-11-23T20:00'))).toContain('desde la 1:05 p. m.');
    expect(openingInWords(at('2026-11-24T00:00'), at('2026-11-23T20:00'))).toContain('desde las 12:00 a. m.');
  });

  it('use the month of Bogotá', () => {
    expect(monthStart(new Date('2026-12-01T04:59:59Z'))).toEqual(at('2026-11-01T00:00'));
  });
});

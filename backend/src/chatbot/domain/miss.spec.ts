import { firstDayOf, questionKey, containsPersonalData, withoutPersonalData } from './miss.js';
import { emailsIn } from './emails.js';

describe('missed questions', () => {
  it('are the same in another case, with other accents and punctuation', () => {
    expect(questionKey('¿Hacen mochilas para GEMELOS?')).toBe(questionKey('hacen  mochilas para gémelos'));
    expect(questionKey('🤔 …')).toBe('');
  });

  it.each([
    ['mi correo es laura.p@example.com', 'mi correo es …'],
    ['llámame al 300 123 4567', 'llámame al …'],
    ['el pedido SIG-7K2QXM no llega', 'el pedido … no llega'],
    ['hola, me llamo Laura Restrepo y quiero saber', 'hola, me llamo … y quiero saber'],
    ['una mochila para mi hija Valentina Ospina de León', 'una mochila para mi hija … de León'],
    ['cuesta 450.000', 'cuesta …'],
    ['¿tienen 3 tamaños?', '¿tienen 3 tamaños?'],
  ])('keep no personal data: %s', (text, masked) => {
    expect(withoutPersonalData(text)).toBe(masked);
  });

  it.each([
    'mi dirección es carrera 45 # 23 b 10, a nombre de Juliana Pérez',
    'vivo en la Calle 80 con 12',
    'Kr 43A 1-50 apto 502 poblado',
    'mz 4 casa 5',
    'SOY ANA LOPEZ',
    'el nombre de la bebé es Salomé Restrepo',
    'la niña se llama salomé',
  ])('are not counted when they contain personal data: %s', (text) => {
    expect(containsPersonalData(text)).toBe(true);
  });

  it.each(['¿hacen mochilas para gemelos?', 'soy de Cali, ¿tienen tienda?', '¿el nombre va bordado?'])(
    'are counted otherwise: %s',
    (text) => {
      expect(containsPersonalData(text)).toBe(false);
    },
  );

  it('stay short, and long ones take no time', () => {
    expect(withoutPersonalData('a@'.repeat(50_000)).length).toBeLessThanOrEqual(200);
    expect(emailsIn('a.'.repeat(50_000))).toEqual([]);
  });

  it('are counted in days of Bogotá', () => {
    expect(firstDayOf(7, new Date('2026-11-23T02:00:00Z'))).toBe('2026-11-16');
    expect(firstDayOf(1, new Date('2026-11-23T02:00:00Z'))).toBe('2026-11-22');
  });
});

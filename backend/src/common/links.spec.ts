import { textWithoutLink } from './links.js';

describe('textWithoutLink', () => {
  it.each([
    'Calle 10 # 43-12, apto 301, Medellín, Antioquia',
    'Cra. 7 apto.301, Bogotá, D.C., Bogotá, D.C.',
    'Bogotá,D.C.',
    'Cra.7 No.12-34 Int.2',
    'Cl. 26#13-09 Ed.Altos.del.Parque',
    'Mz.4 Cs.12',
    'Km.5 vía La Calera',
    'Conj. Res. El Bosque S.A.S.',
    'Av.Caracas #45A-19 P.H. Torre.B',
    'Dg.40A Bis Nro.12, Cali.Valle',
    'Tv.3 Este.Nro.4-5',
    'Urb.Los.Almendros, Sta.Marta',
    'Empresas Públicas E.S.P.',
    'Vereda El Rosal 2.5 km adelante...',
    "María José D'Angelo. Jr.",
  ])('prints %s as it is', (text) => {
    expect(textWithoutLink(text)).toBe(text);
  });

  it.each([
    ['Vda.La Calera, Km.5', 'Vda. La Calera, Km.5'],
    ['Urb.La Mota', 'Urb. La Mota'],
    ['Cl.26.No.13-09', 'Cl.26. No.13-09'],
    ['Ma.de los Ángeles', 'Ma. de los Ángeles'],
    ['Ed.Sol.Cl 4', 'Ed.Sol. Cl 4'],
  ])('separates the abbreviation of %s, so that no word is a domain name', (text, printed) => {
    expect(textWithoutLink(text)).toBe(printed);
  });

  it.each([
    'premio.com',
    'PREMIO.COM',
    'evil.co/x',
    'http://evil',
    'HTTPS:\\\\evil',
    'www.x',
    'www2.x',
    'a@b.co',
    'gana.xyz',
    'bit.ly/3x',
    'evil。com',
    'evil｡com',
    'evil․com',
    'evil．ｃｏｍ',
    'evil.c\u00ADom',
    'evil\u200B.com',
    'evil.com.Bogotá',
    'evil.com, Bogotá',
    'Calle 10 (premio.net)',
    'premio.es',
    'premios.la',
    'evil.la/x',
    'sub.evil.la.com',
    'банк.рф',
    'evil.xn--p1ai',
    '４２.com',
  ])('leaves out %j', (text) => {
    expect(textWithoutLink(text)).toBeUndefined();
    expect(textWithoutLink(`Calle 10 ${text}`)).toBeUndefined();
  });
});

import { csvLine } from './csv.js';

describe('csvLine', () => {
  it('quotes texts, and leaves numbers', () => {
    expect(csvLine(['Laura "Lala"', 782_000, -5, ''])).toBe('"Laura ""Lala""";782000;-5;""\r\n');
  });

  it.each(['+57 300 123 4567', '+297 5601234', '+1 3001234567'])('leaves the phone %s as it is', (phone) => {
    expect(csvLine([phone])).toBe(`"${phone}"\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+57', "'+57"],
    ['+57 300+1', "'+57 300+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\rAna', "'\rAna"],
    ['  =1', "'  =1"],
    ['\u00a0\u200b\u202e=1', "'\u00a0\u200b\u202e=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\u22121', "'\u22121"],
    ["Ana,=cmd|' /C calc'!A0", "Ana,'=cmd|' /C calc'!A0"],
    ['Ana; =1', "Ana;' =1"],
    ['Ana\t=1', "Ana\t'=1"],
    ['Ana\n=1', "Ana\n'=1"],
    ['Ana,＝1;@x', "Ana,'＝1;'@x"],
    ['Ana,"=1', 'Ana,\'""=1'],
    ['"=1"', '\'""=1""'],
    [',,=1', ",,'=1"],
    ['Laura Peña-Díaz, Cl. 26 #13-09', 'Laura Peña-Díaz, Cl. 26 #13-09'],
  ])('writes %j so that no program reads a formula', (text, cell) => {
    expect(csvLine([text])).toBe(`"${cell}"\r\n`);
  });
});

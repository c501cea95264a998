import { cspViolations } from './csp-reports.js';

const inline = {
  'document-uri': 'https://sigerist.co/checkout?pago=pasarela&correo=ana@example.com',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/skimmer.js?card=4242',
};

describe('cspViolations', () => {
  it('reads the format of report-uri, without queries', () => {
    const violation = { kind: 'script', blocked: 'https://evil.example', path: '/checkout' };
    expect(cspViolations({ 'csp-report': inline })).toEqual([violation]);
  });

  it('reads the format of the Reporting API', () => {
    const body = { documentURL: 'https://sigerist.co/', effectiveDirective: 'form-action', blockedURL: 'inline' };
    const reports = [
      { type: 'csp-violation', body },
      { type: 'csp-violation', body: { ...body, blockedURL: 'data' } },
    ];
    expect(cspViolations(reports)).toEqual([
      { kind: 'form', blocked: 'inline', path: '/' },
      { kind: 'form', blocked: 'data', path: '/' },
    ]);
  });

  it.each(['chrome-extension', 'moz-extension://a1/x.js', 'safari-web-extension://b2', 'about'])(
    'leaves out what the extension %s adds',
    (origin) => {
      expect(cspViolations({ 'csp-report': { ...inline, 'blocked-uri': origin } })).toEqual([]);
      expect(cspViolations({ 'csp-report': { ...inline, 'source-file': origin } })).toEqual([]);
    },
  );

  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { 'csp-report': 4 },
    { body: [] },
    [[[]]],
    [null],
    { 'csp-report': { 'effective-directive': {} } },
  ])('takes %j for no violation', (body) => expect(cspViolations(body)).toEqual([]));

  it('counts at most ten of one report', () => {
    const body = { documentURL: 'x', effectiveDirective: 'img-src', blockedURL: 'https://pictures.example/a.png' };
    const found = cspViolations(Array.from({ length: 500 }, () => ({ body })));
    expect(found).toHaveLength(10);
    expect(found[0]).toEqual({ kind: 'other', blocked: 'https://pictures.example', path: '' });
  });
});

import { paymentErrorKind, paymentErrorPath, shownCode } from './payment-error-kind';

describe('payment errors', () => {
  it.each([
    ['declined', 'declined'],
    ['Tu pago fue rechazado. Prueba con otro medio de pago.', 'declined'],
    ['La transacción fue rechazada (Sandbox)', 'declined'],
    ['insufficient_funds', 'funds'],
    ['Tu pago fue rechazado: Fondos Insuficientes', 'funds'],
    ['invalid_card', 'invalid'],
    ['Invalid number', 'invalid'],
    ['expired_card', 'expired'],
    ['404: Not Found', 'connection'],
    ['Cannot POST /api/payment/complete', 'connection'],
    ['Wompi no pudo procesar el pago.', 'other'],
    ['', 'other'],
    [null, 'other'],
  ])('classify the message %j as %s', (message, kind) => {
    expect(paymentErrorKind(message, null)).toBe(kind);
  });

  it.each([
    ['payment.declined', 'declined'],
    ['51', 'funds'],
    ['54', 'expired'],
    ['14', 'invalid'],
    ['payment.provider_away', 'connection'],
    ['payment.failed', 'other'],
    ['payment.mismatch', 'other'],
  ])('classify the code %j as %s', (code, kind) => {
    expect(paymentErrorKind('', code)).toBe(kind);
  });

  it('ignore numbers within other text', () => {
    expect(paymentErrorKind('Transacción 11404-51', null)).toBe('other');
  });

  it('show only the numeric codes of banks', () => {
    expect(shownCode('51')).toBe('51');
    expect(shownCode('payment.declined')).toBeNull();
    expect(shownCode('provider_away')).toBeNull();
    expect(shownCode('Llama al 300 111 2222')).toBeNull();
    expect(shownCode('1'.repeat(7))).toBeNull();
    expect(shownCode('<b>x</b>')).toBeNull();
    expect(shownCode(null)).toBeNull();
  });

  it('link to their page with the code and a message of limited length', () => {
    const url = new URL(paymentErrorPath({ message: 'á&'.repeat(1_000), code: 'x' }), 'http://shop');
    expect(url.pathname).toBe('/payment-error');
    expect(url.searchParams.get('error')).toBe('á&'.repeat(250));
    expect(url.searchParams.get('code')).toBe('x');
  });
});

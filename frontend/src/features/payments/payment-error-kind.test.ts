import { paymentErrorKind, paymentErrorPath, shownCode } from './payment-error-kind';

describe('what an error of a payment is about', () => {
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
    ['La pasarela no pudo procesar el pago.', 'other'],
    ['', 'other'],
    [null, 'other'],
  ])('the message %j: %s', (message, kind) => {
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
  ])('the code %j: %s', (code, kind) => {
    expect(paymentErrorKind('', code)).toBe(kind);
  });

  it('takes no number within another word for a status or a bank’s answer', () => {
    expect(paymentErrorKind('Transacción 11404-51', null)).toBe('other');
  });

  it('shows numeric codes of banks and no other code', () => {
    expect(shownCode('51')).toBe('51');
    expect(shownCode('payment.declined')).toBeNull();
    expect(shownCode('provider_away')).toBeNull();
    expect(shownCode('Llama al 300 111 2222')).toBeNull();
    expect(shownCode('1'.repeat(7))).toBeNull();
    expect(shownCode('<b>x</b>')).toBeNull();
    expect(shownCode(null)).toBeNull();
  });

  it('leads to the page with message and code, cut to what a message can be', () => {
    const url = new URL(paymentErrorPath({ message: 'á&'.repeat(1_000), code: 'x' }), 'http://shop');
    expect(url.pathname).toBe('/payment-error');
    expect(url.searchParams.get('error')).toBe('á&'.repeat(250));
    expect(url.searchParams.get('code')).toBe('x');
  });
});

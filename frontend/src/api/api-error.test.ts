import { fieldErrors, isServerUnreachable, toApiError } from './api-error';

describe('toApiError', () => {
  it('takes the message, the code and the fields from the API’s error shape', () => {
    const data = { statusCode: 409, code: 'cart.full', message: 'No cabe más.', fields: { quantity: 'Máximo 99' } };
    const error = toApiError({ status: 409, data });
    expect(error).toEqual({
      status: 409,
      code: 'cart.full',
      message: 'No cabe más.',
      fields: { quantity: 'Máximo 99' },
    });
    expect(fieldErrors(error)).toEqual({ quantity: 'Máximo 99' });
    expect(isServerUnreachable(error)).toBe(false);
  });

  it('returns status and text of any other answer', () => {
    expect(toApiError({ status: 502, data: 'Bad Gateway' }).message).toBe('502: Bad Gateway');
    expect(toApiError({ status: 418, data: '' }, "I'm a teapot").message).toBe("418: I'm a teapot");
    expect(isServerUnreachable(toApiError({ status: 502, data: '' }))).toBe(true);
  });

  it.each(['FETCH_ERROR', 'TIMEOUT_ERROR'] as const)('treats %s as an unreachable server', (status) => {
    const error = toApiError({ status, error: 'no answer' });
    expect(error.status).toBe(0);
    expect(isServerUnreachable(error)).toBe(true);
  });

  it('keeps the status of an answer that cannot be parsed', () => {
    const error = toApiError({ status: 'PARSING_ERROR', originalStatus: 403, data: '<html>', error: 'SyntaxError' });
    expect(error).toMatchObject({ status: 403, message: '403: <html>' });
  });
});

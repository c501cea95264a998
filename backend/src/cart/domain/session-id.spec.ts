import { assertSessionId } from './session-id.js';

describe('the session of a cart', () => {
  it.each(['12345678', 'A-z_0123', 'x'.repeat(128)])('may be %s', (text) => {
    expect(() => assertSessionId(text)).not.toThrow();
  });

  it.each(['', '1234567', 'x'.repeat(129), 'with blank', '¡12345678', '12345678ñ', '12345678\n', '../12345678'])(
    'is refused as %j, with its field',
    (text) => {
      const message = 'El identificador del carrito no es válido';
      expect(() => assertSessionId(text)).toThrow(
        expect.objectContaining({
          ...{ kind: 'malformed', code: 'cart.session_malformed', message },
          fields: { sessionId: message },
        }),
      );
    },
  );
});

import { closingNotice } from './closing-notice';

describe('closingNotice', () => {
  it('names both days, followed by the note', () => {
    const closing = { from: '2026-12-20', until: '2027-01-10', note: ' Tu pedido empieza el 11 de enero. ' };
    expect(closingNotice(closing)).toBe(
      'Cerrado por vacaciones del 20 de diciembre al 10 de enero. Tu pedido empieza el 11 de enero.',
    );
    expect(closingNotice({ ...closing, note: '' })).toBe('Cerrado por vacaciones del 20 de diciembre al 10 de enero.');
  });

  it('names a single day once', () => {
    expect(closingNotice({ from: '2026-12-24', until: '2026-12-24', note: '' })).toBe(
      'Cerrado por vacaciones el 24 de diciembre.',
    );
  });
});

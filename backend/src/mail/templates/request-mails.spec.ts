import { requestAnswerMail, requestReceiptMail, requestShopMail } from './request-mails.js';

const facts = {
  id: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
  number: 'SOL-7K2QXM',
  orderNumber: 'SIG-7K2QXM',
  kind: 'withdrawal',
  pieces: [{ name: 'Cambiador', quantity: 1 }],
  words: 'Prefiero mi dinero por donde pagué.',
  createdAt: new Date('2026-11-28T15:00:00Z'),
  answerBy: 'el 4 de diciembre',
  moneyBy: 'el 13 de diciembre',
  to: 'andres@example.com',
  name: 'Andrés Mora',
  trackUrl: 'https://sigerist.co/pedido?orden=SIG-7K2QXM#acceso=token',
} as const;
const claim = { ...facts, kind: 'guarantee', moneyBy: null } as const;

describe('the mails about a request', () => {
  it('say to keep the piece until the shop names the address, and the last day for the money', () => {
    const { text } = requestReceiptMail(facts);
    expect(text).toContain(
      'Guarda la pieza como la recibiste: en la respuesta te decimos a dónde enviarla, y ese envío corre por tu cuenta. Te devolvemos todo lo que pagaste por ella a más tardar el 13 de diciembre, por el medio que prefieras.',
    );
    expect(requestReceiptMail({ ...facts, pieces: [{ name: 'Cambiador', quantity: 2 }] }).text).toContain(
      'Guarda las piezas como las recibiste: en la respuesta te decimos a dónde enviarlas',
    );
    expect(requestReceiptMail(claim).text).toContain('Reparamos la pieza gratis, con el transporte incluido.');
  });

  it('say when the money of an accepted withdrawal comes, and offer the authority only to who was refused', () => {
    const answer = 'Envíala a la Calle 10 # 43-12, Medellín.';
    const accepted = requestAnswerMail({ ...facts, isAccepted: true, answer });
    expect(accepted.text).toContain('Aceptamos tu solicitud. Tu dinero te llega a más tardar el 13 de diciembre.');
    expect(accepted.text).toContain(answer);
    expect(accepted.text).not.toContain('Superintendencia');
    const refused = requestAnswerMail({ ...claim, isAccepted: false, answer: 'La tela se cortó con tijeras.' });
    expect(refused.text).toContain('Te contamos por qué:\n\nLa tela se cortó con tijeras.');
    expect(refused.text).toContain('Superintendencia');
  });

  it('call it the family’s request in the workshop, and remind of the day for the money', () => {
    const { text } = requestShopMail({ ...facts, panelUrl: 'https://sigerist.co/panel/pedidos/1' });
    expect(text).toContain('Sus palabras: Prefiero mi dinero por donde pagué.');
    expect(text).not.toMatch(/\b[Tt]us? (solicitud|palabras)/);
    expect(text).toContain('El dinero se devuelve a más tardar el 13 de diciembre.');
  });
});

import { refundMail, type RefundMailFacts } from './refund-mail.js';

const facts: RefundMailFacts = {
  to: 'caro@example.com',
  id: 'refund-1',
  customerName: 'Carolina Gómez',
  orderNumber: 'SIG-7K2QXM',
  amount: 490_000,
  covers: 'order',
  state: 'refused',
  way: 'bank_transfer',
  method: 'CARD',
  dueOn: 'el 13 de diciembre',
  note: 'La pieza llegó hace más de seis meses.',
  evidence: '',
  accountUrl: null,
  trackUrl: 'https://sigerist.co/pedido?orden=SIG-7K2QXM',
};

it('gives the reason of a refusal before the ways to contradict it', () => {
  const { text } = refundMail(facts);
  expect(text).toContain('Te contamos por qué:\n\nLa pieza llegó hace más de seis meses.\n\nSi no estás de acuerdo');
});

it('says once that the bank may need a day, when the money left and when only its end was recorded', () => {
  for (const state of ['under_way', 'done'] as const)
    expect(refundMail({ ...facts, state, note: '' }).text).toContain('puede tardar hasta un día hábil en verse');
});

import { shopFacts } from '../../../test/builders/shop-facts.builder.js';
import { answerQuestion } from './answer.js';
import { Knowledge } from './knowledge.js';
import { emptyThread } from './thread.js';

const knowledge = new Knowledge(shopFacts());

async function converse(...texts: string[]) {
  let thread = emptyThread();
  for (const text of texts.slice(0, -1)) ({ thread } = await ask(text, thread));
  return ask(texts.at(-1)!, thread);
}

function ask(text: string, thread: ReturnType<typeof emptyThread>) {
  const effects = {
    track: () => Promise.resolve(null),
    keepDesign: () => Promise.resolve('https://sigerist.test/d/x'),
  };
  const now = new Date('2026-11-23T15:00:00Z');
  return answerQuestion({
    text,
    thread,
    keywords: [],
    knowledge,
    now,
    hours: { start: '09:00', end: '18:00' },
    effects,
  });
}

describe('a request for no more messages', () => {
  it.each([
    'no me vuelvan a escribir',
    'no me vuelvan a mandar mensajes por favor',
    'dejame tranquila por favor',
    'no me contacten mas',
    'no me manden nada mas',
    'borrenme de su lista',
  ])('is obeyed: %s', async (text) => expect((await converse(text)).stop).toBe(true));

  it.each([
    'me llego roto, no me vuelvan a enviar lo mismo',
    'no me vuelvan a mandar a la página, quiero hablar con alguien',
    'no vuelvan a escribir mal el nombre de mi bebe',
    'no siga enviandome el pedido, cancelelo',
    'dejame tranquila que yo te aviso cuando pague',
    'no más preguntas, gracias',
  ])('is not seen in: %s', async (text) => expect((await converse(text)).stop).toBe(false));
});

describe('after a question about an order', () => {
  it.each([
    '¿dónde queda la tienda?',
    'cual es el horario de atencion?',
    'cuál es el precio de la mochila milano?',
    'puedo pagar por transferencia? a que numero?',
    'olvidalo, cuanto vale la milano',
  ])('another question gets its own answer: %s', async (text) => {
    expect((await converse('donde esta mi pedido', text)).intents).not.toContain('order_status');
  });

  it.each(['no tengo el número', 'es el celular con el que compré'])(
    'missing data is asked for again: %s',
    async (text) => {
      expect((await converse('donde esta mi pedido', text)).intents).toEqual(['order_status']);
    },
  );
});

describe('a card number in a message', () => {
  it.each([
    ['me cobraron dos veces en la tarjeta 4242 4242 4242 4242, quiero hablar con una persona', true],
    ['necesito un asesor, mi tarjeta 4242424242424242 12/29 cvv 123 fue rechazada', true],
    ['4242 4242 4242 4242', false],
  ])('is warned of, and the rest is answered: %s', async (text, isHandedOver) => {
    const reply = await converse(text);
    expect(reply.text).toMatch(/^Por tu seguridad, no escribas aquí los datos de tu tarjeta/);
    expect(reply.handover !== null).toBe(isHandedOver);
  });
});

describe('a piece that broke', () => {
  it.each(['el bolso se me dañó', 'la mochila se rompió', 'mi pañalera se despegó', 'se me rompio'])(
    'is handed over: %s',
    async (text) => expect((await converse(text)).handover).not.toBeNull(),
  );
});

describe('a word that means two things', () => {
  it.each([
    'para cancelar el pedido puedo usar PSE?',
    'como cancelo el pedido con nequi',
    'ya voy a cancelar la compra por transferencia',
    'ya no quiero la mochila, mejor la pañalera, cuanto vale?',
    'el pedido lleva cuantos dias en llegar?',
    'que garantia tiene el bolso que compre',
    'como lavo la mochila que compré',
  ])('does not hand over: %s', async (text) => {
    const reply = await converse(text);
    expect(reply.handover).toBeNull();
    expect(reply.intents).not.toContain('order_status');
  });

  it.each(['quiero cancelar mi pedido', 'ya no quiero el pedido', 'mi pedido lleva 3 semanas'])(
    'still hands over: %s',
    async (text) => expect((await converse(text)).handover).not.toBeNull(),
  );

  it.each([
    'para diciembre 24 mochila milano cuanto vale',
    'cra 15 mochila milano cuanto vale',
    'apto 502 mochila milano cuanto vale',
    'modelo 2025 mochila milano cuanto vale',
  ])('counts no date and no address: %s', async (text) => {
    const { text: said } = await converse(text);
    expect(said).not.toMatch(/unidades|por mayor/);
    expect(said).toContain('$435.000');
  });
});

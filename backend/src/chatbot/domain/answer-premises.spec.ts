import { shopFacts } from '../../../test/builders/shop-facts.builder.js';
import { answerQuestion } from './answer.js';
import { Knowledge } from './knowledge.js';
import { emptyThread, type Thread } from './thread.js';

const knowledge = new Knowledge(shopFacts());

async function ask(text: string, thread: Thread = emptyThread()) {
  return answerQuestion({
    text,
    thread,
    keywords: [],
    knowledge,
    now: new Date('2026-11-23T15:00:00Z'),
    hours: { start: '09:00', end: '18:00' },
    effects: { track: () => Promise.resolve(null), keepDesign: () => Promise.resolve(null) },
  });
}

async function converse(...texts: string[]) {
  let reply = await ask(texts[0]!);
  for (const text of texts.slice(1)) reply = await ask(text, reply.thread);
  return reply;
}

describe('answers to several questions and to wrong premises', () => {
  it('mentions that it left questions unanswered', async () => {
    const text =
      '¿cuánto vale la milano? ¿hacen envíos a Cali? ¿qué colores de hilo hay? ¿cómo puedo pagar? ¿tienen garantía? ¿dónde quedan?';
    expect((await ask(text)).text).toMatch(/Lo demás pregúntamelo otra vez/);
    expect((await ask('¿cuánto vale la milano? ¿hacen envíos a Cali?')).text).not.toMatch(/Lo demás/);
  });

  it.each([
    'la garantía es de un año?',
    'garantía de por vida?',
    'la garantía cubre si mi perro la muerde?',
    'cuánto dura el bordado',
    'me equivoqué en la dirección',
    'cuánto vale el kit sin bordado',
  ])('does not answer yes to %s', async (text) => {
    expect((await ask(text)).text).not.toMatch(/^Sí/);
  });

  it('says beside a price of the kit what the piece costs alone', async () => {
    const { text } = await ask('cuánto vale el kit');
    expect(text).toContain('• Mochila Milán: $450.000 ($435.000 + $15.000 del bordado de nombre)');
    expect(text).toContain('• Cambiador: $105.000\n');
  });

  it('does not say that only the shipping is paid on delivery', async () => {
    expect((await ask('reciben contraentrega?')).text).not.toMatch(/solo pagas el envío/);
    expect((await ask('reciben efectivo?')).text).not.toMatch(/solo pagas el envío/);
  });

  it('asks which piece of a group was meant beside a product', async () => {
    const { text } = await ask('cuánto valen 2 milano y 3 loncheras');
    expect(text).toContain('$870.000');
    expect(text).toMatch(/Lonchera Baul.*\n.*Lonchera Porta Biberones.*\n¿De cuál/);
  });

  it('offers a person beside a refusal, and counts no refusal as an answer', async () => {
    expect((await ask('cuéntame un chiste')).text).toContain('«persona»');
    expect(await converse('qwerty asdf', 'cuéntame un chiste', 'zxcv uiop')).toMatchObject({ handover: 'misses' });
  });

  it('hands a change of address over and answers nothing else', async () => {
    const { handover, intents } = await ask('¿puedo cambiar la dirección de mi pedido?');
    expect([handover, intents]).toEqual(['order_problem', ['change_address']]);
  });

  it('hands over to a person who was asked for behind many questions', async () => {
    const text =
      'hola, cuánto vale la milano, cuánto se demora, cómo pago, es de cuero, tiene garantía y quiero hablar con una persona';
    expect(await ask(text)).toMatchObject({ handover: 'person' });
  });
});

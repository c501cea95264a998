import { sources } from '../../../test/builders/catalogue.builder.js';
import { faqWith, shopFacts } from '../../../test/builders/shop-facts.builder.js';
import { answerQuestion } from './answer.js';
import { Knowledge } from './knowledge.js';
import { emptyThread } from './thread.js';

/** Questions that the bot answers itself in a new shop. */
const WRITTEN = [
  ['caja', '¿Hacen envoltura de regalo?', 'Sí, la caja con moño vale $12.000.'],
  ['panama', '¿Envían a Panamá?', 'Sí, por DHL cada viernes.'],
  ['addi', '¿Reciben Addi para pagar a cuotas?', 'Sí, hasta en 6 cuotas.'],
  ['rosada', '¿La mochila viene en rosado?', 'En rosado pastel, por encargo.'],
  ['cali', '¿Cuánto cuesta el envío a Cali?', '$9.000.'],
  ['navidad', '¿Alcanza a llegar para el 24 de diciembre?', 'Sí.'],
  ['persona', '¿Puedo hablar con una persona?', 'Por ahora solo por correo.'],
  ['pedido', '¿Dónde está mi pedido?', 'Te escribimos cuando salga.'],
] as const;

/** A shop whose owner wrote these questions, and these answers to questions of a new shop. */
async function ask(text: string, changed: Readonly<Record<string, string>> = {}, keywords: readonly string[] = []) {
  const faq = faqWith(
    changed,
    WRITTEN.map(([id, question, answer]) => ({ id, question, answer })),
  );
  return answerQuestion({
    text,
    thread: emptyThread(),
    keywords,
    knowledge: new Knowledge(shopFacts(sources(), faq)),
    now: new Date('2026-11-23T15:00:00Z'),
    hours: { start: '09:00', end: '18:00' },
    effects: { track: () => Promise.resolve(null), keepDesign: () => Promise.resolve(null) },
  });
}

describe('frequent questions of the owner', () => {
  it.each([
    ['¿Hacen envoltura de regalo?', 'faq:caja', WRITTEN[0][2]],
    ['hola, hacen envoltura de regalo', 'faq:caja', WRITTEN[0][2]],
    ['envian a panama', 'faq:panama', WRITTEN[1][2]],
    ['buenas! aceptan addi para pagar en cuotas? gracias', 'faq:addi', WRITTEN[2][2]],
    ['cuanto cuesta el envio a cali', 'faq:cali', WRITTEN[4][2]],
    ['alcanza a llegar para el 24 de diciembre?', 'faq:navidad', WRITTEN[5][2]],
  ])('go before the answer of the bot: %s', async (text, intent, answer) => {
    expect(await ask(text)).toMatchObject({ intents: [intent], text: answer, missed: false });
  });

  it('are answered beside other questions of the same message', async () => {
    const { text, intents } = await ask('¿Envían a Panamá? ¿Cuánto vale la mochila milano?');
    expect(intents).toEqual(['faq:panama', 'price']);
    expect(text).toMatch(/^Sí, por DHL cada viernes\.\n\n.*\$435\.000/s);
  });

  it.each([
    '¿Envían a Cali?',
    '¿cuánto cuesta el envío a Leticia?',
    '¿cuánto cuesta el envío?',
    '¿alcanza a llegar para el 5 de diciembre?',
    '¿reciben Nequi para pagar a cuotas?',
    '¿cuánto vale la mochila milano?',
    '¿la mochila milano viene en rosado?',
  ])('leave other questions to the bot: %s', async (text) => {
    expect((await ask(text)).intents.join()).not.toContain('faq:');
  });

  it('leave a complaint and a request for a person to people', async () => {
    expect(await ask('mi pedido llegó dañado. ¿envían a Panamá?')).toMatchObject({ handover: 'order_problem' });
    expect(await ask('¿envían a Panamá?', {}, ['panama'])).toMatchObject({ handover: 'keyword' });
    expect(await ask('¿puedo hablar con una persona?')).toMatchObject({ handover: 'person' });
  });

  it('are followed by the bot’s question for the number when they are about an order', async () => {
    const { text, intents } = await ask('¿dónde está mi pedido?');
    expect(intents).toEqual(['faq:pedido', 'order_status']);
    expect(text).toMatch(/^Te escribimos cuando salga\.\n\n.*SIG-/s);
  });
});

describe('answers of the owner to questions of a new shop', () => {
  const changed = {
    'envios-cuanto-se-demora': 'En diciembre tardamos 30 días.',
    'envios-cuanto-cuesta': 'El envío es gratis en Medellín y {shipping} en el resto.',
    'empresa-como-los-contacto': 'Solo por WhatsApp.',
  };

  it.each([
    ['¿cuánto se demora un pedido?', 'En diciembre tardamos 30 días.'],
    ['en cuántos días llega', 'En diciembre tardamos 30 días.'],
    ['cuánto cuesta el domicilio', 'El envío es gratis en Medellín y $25.000 en el resto.'],
    ['¿cómo los contacto?', 'Solo por WhatsApp.'],
  ])('replace the answer of the bot: %s', async (text, answer) => {
    expect((await ask(text, changed)).text).toBe(answer);
  });

  it('leave a day and a product to the bot, which knows the dates', async () => {
    expect((await ask('¿alcanza a llegar para el 20 de diciembre?', changed)).text).toContain('Para el domingo 20');
  });

  it('leave a question about an order to the bot, which looks it up', async () => {
    const { text } = await ask('¿y mi pedido?', { 'envios-como-lo-sigo': 'Te escribimos cuando salga.' });
    expect(text).toContain('SIG-');
  });
});

import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { ChatbotWorld } from '../../../test/fakes/chatbot-world.js';
import { HOUR_MS, MINUTE_MS } from '../../common/time.js';
import type { InboundMessage, InboundUpdate } from '../domain/inbound.js';
import { shownText } from '../domain/message-details.js';

const ANA = aStaffMember({ email: 'ana@sigerist.co' });

describe('what customers change in WhatsApp', () => {
  let world: ChatbotWorld;
  beforeEach(() => {
    world = new ChatbotWorld();
  });

  const deliver = async (...updates: InboundUpdate[]) => {
    await world.deliver(updates);
    await world.work();
  };
  const write = async (text: string) => {
    const message = world.message(text);
    await deliver(message);
    return message;
  };
  const edit = ({ wamid, from }: InboundMessage, text: string): InboundUpdate => {
    world.clock.pass(1_000);
    return { update: 'edit', wamid, from, sentAt: world.clock.now(), kind: 'text', text, details: null };
  };
  const deletion = ({ wamid, from }: InboundMessage): InboundUpdate => ({
    update: 'deletion',
    wamid,
    from,
    sentAt: world.clock.now(),
  });
  const fromCustomer = async () => (await world.conversation()).messages.filter(({ author }) => author === 'customer');

  it('answers a corrected question again and keeps what it said before', async () => {
    const message = await write('con el nombre Emilai');
    await deliver(edit(message, 'con el nombre Emilia'));
    expect(world.sentTexts).toEqual(['Respuesta a: con el nombre Emilai', 'Respuesta a: con el nombre Emilia']);
    expect(await fromCustomer()).toMatchObject([
      { text: 'con el nombre Emilia', earlierTexts: ['con el nombre Emilai'], editedAt: world.clock.now() },
    ]);
  });

  it('answers only the correction of a question that is not answered yet', async () => {
    const message = world.message('¿cuanto vale?');
    await world.deliver([message, edit(message, '¿cuánto vale la Milano?')]);
    await world.work();
    expect(world.sentTexts).toEqual(['Respuesta a: ¿cuánto vale la Milano?']);
  });

  it('does not answer a correction of signs and capitals again', async () => {
    const message = await write('cuanto vale');
    await deliver(edit(message, '¿Cuánto vale?'));
    expect(world.sentTexts).toHaveLength(1);
    expect(await fromCustomer()).toMatchObject([{ text: '¿Cuánto vale?' }]);
  });

  it('applies repeated and late corrections once, in the order in which they were made', async () => {
    const message = await write('uno');
    const [first, second] = [edit(message, 'dos'), edit(message, 'tres')];
    await deliver(second);
    await deliver(first, second, first);
    expect(await fromCustomer()).toMatchObject([{ text: 'tres', earlierTexts: ['uno'] }]);
    expect(world.sentTexts).toEqual(['Respuesta a: uno', 'Respuesta a: tres']);
  });

  it('keeps the first and the newest of many earlier texts', async () => {
    const message = await write('0');
    for (let time = 1; time <= 30; time += 1) await deliver(edit(message, String(time)));
    const [kept] = await fromCustomer();
    expect(kept!.earlierTexts).toEqual(['0', '21', '22', '23', '24', '25', '26', '27', '28', '29']);
  });

  it('stores a correction that arrives before its message, and then what the message said', async () => {
    const message = world.message('Emilai');
    await deliver(edit(message, 'Emilia'));
    await deliver(message);
    expect(await fromCustomer()).toMatchObject([{ text: 'Emilia', earlierTexts: ['Emilai'] }]);
    expect(world.sentTexts).toEqual(['Respuesta a: Emilia']);
  });

  it('notes a correction for the person who has the conversation, and reminds them when they do not answer', async () => {
    const message = await write('asesor');
    await world.admin.reply(await world.id(), 'Hola, soy Ana', ANA);
    await deliver(edit(message, 'el nombre es Emilia'));
    expect((await world.conversation()).messages.at(-1)).toMatchObject({ text: 'El cliente corrigió un mensaje.' });
    world.clock.pass(16 * MINUTE_MS);
    await world.work();
    expect((await world.conversation()).conversation).toMatchObject({ state: 'waiting', reason: 'unanswered' });
    expect(world.sentTexts).toEqual([expect.any(String), 'Hola, soy Ana']);
  });

  it('does not lengthen the time for replies by a correction', async () => {
    const message = await write('hola');
    const { conversation } = await world.conversation();
    world.clock.pass(HOUR_MS);
    await deliver(edit(message, 'hola, ¿hay alguien?'));
    expect((await world.conversation()).conversation.replyUntil).toEqual(conversation.replyUntil);
  });

  it('changes and deletes no message of another customer and none of the shop', async () => {
    const message = await write('mi secreto');
    const stranger = { waId: '573009999999', userId: null, name: 'Otra' };
    await deliver({ ...edit(message, 'cambiado'), from: stranger }, { ...deletion(message), from: stranger });
    const shopMessage = { ...message, wamid: 'wamid.out-1' };
    await deliver(edit(shopMessage, 'gratis'), deletion(shopMessage));
    const all = world.conversations.stored.map(({ text }) => text);
    expect(all).toContain('mi secreto');
    expect(all).toContain('Respuesta a: mi secreto');
    expect(all).not.toContain('');
  });

  it('erases a deleted message with its earlier texts and its email, and never answers it', async () => {
    const message = world.message('mi correo es laura@example.com');
    await deliver(message, edit(message, 'mi correo es ana@example.com'), deletion(message));
    expect(world.sentTexts).toEqual([]);
    const [erased] = await fromCustomer();
    expect(shownText(erased!)).toBe('El cliente borró este mensaje');
    expect(JSON.stringify([...world.conversations.stored, ...world.conversations.conversations.values()])).not.toMatch(
      /laura@|ana@/,
    );
  });

  it('keeps an email that another message still has', async () => {
    const message = await write('soy laura@example.com');
    await write('repito: laura@example.com');
    await deliver(deletion(message));
    expect((await world.conversation()).conversation.emails).toEqual(['laura@example.com']);
  });

  it('does not store a message whose deletion arrived first, nor a correction after a deletion', async () => {
    const message = world.message('me arrepentí');
    await deliver(deletion(message));
    await deliver(message, edit(message, 'otra cosa'), deletion(message));
    expect(await fromCustomer()).toMatchObject([{ text: '', details: null, earlierTexts: [] }]);
    expect(world.sentTexts).toEqual([]);
  });

  it('does not answer a deleted message after staff return the conversation to the bot', async () => {
    await write('asesor');
    await world.admin.take(await world.id(), ANA);
    const message = await write('¿cuánto vale?');
    await deliver(deletion(message));
    await world.admin.release(await world.id(), ANA);
    await world.work();
    expect(world.sentTexts).toHaveLength(1);
  });

  it('continues the conversation with the new number of a customer', async () => {
    const { from } = await write('hola');
    const change = { update: 'identity', wamid: 'wamid.s', from, sentAt: world.clock.now() } as const;
    await deliver({ ...change, newWaId: '573008888888', newUserId: null });
    expect((await world.conversation()).messages.at(-1)).toMatchObject({
      author: 'system',
      text: 'El cliente cambió de número: ahora es +573008888888.',
    });
    await world.admin.reply(await world.id(), 'Hola', ANA);
    await world.work();
    expect(world.platform.sent.at(-1)!.to).toMatchObject({ waId: '573008888888' });
  });

  it('takes no number from another customer, and makes no contact of an unknown one', async () => {
    const { from } = await write('hola');
    const other = { waId: '573008888888', userId: null, name: null };
    await deliver(world.message('hola', { from: other }));
    const change = { update: 'identity', wamid: 'wamid.s', sentAt: world.clock.now(), newUserId: null } as const;
    const unknown = { waId: '573007777777', userId: null, name: null };
    await deliver({ ...change, from, newWaId: '573008888888' }, { ...change, from: unknown, newWaId: '573006666666' });
    expect([...world.conversations.contacts.values()].map(({ waId }) => waId)).toEqual([from.waId, other.waId]);
  });
});

describe('messages that are no text', () => {
  let world: ChatbotWorld;
  beforeEach(() => {
    world = new ChatbotWorld();
  });
  const state = async () => {
    const { state: is, reason } = (await world.conversation()).conversation;
    return [is, reason];
  };

  it('answers the caption of a picture and gives the picture to a person', async () => {
    await world.write('¿la hacen así?', { kind: 'media', details: { type: 'image' } });
    expect(world.sentTexts[0]).toMatch(
      /^Respuesta a: ¿la hacen así\?\n\nPor aquí no puedo ver fotos.*\n\nUna persona del equipo/,
    );
    expect(await state()).toEqual(['waiting', 'media']);
    const [message] = (await world.conversation()).messages;
    expect(shownText(message!)).toBe('[Foto] ¿la hacen así?');
  });

  it('obeys "parar" as a caption', async () => {
    await world.write('parar', { kind: 'media', details: { type: 'image' } });
    expect(world.sentTexts).toHaveLength(1);
    expect([...world.conversations.contacts.values()][0]!.stoppedAt).not.toBeNull();
  });

  it.each([
    ['location', { type: 'location', location: { latitude: 6, longitude: -75, name: '', address: '' } }, 'ubicación'],
    ['contacts', { type: 'contacts', contacts: [] }, 'contacto'],
    ['order', { type: 'order', order: [] }, /pedido del catálogo\.\n\n1 × Mochila\n\n/],
    ['form', { type: 'interactive', form: [] }, 'respuestas'],
  ] as const)('hands over a message of the kind %s with a word about it', async (kind, details, words) => {
    await world.write('', { kind, details });
    expect(world.sentTexts[0]).toMatch(words);
    expect(world.sentTexts[0]).toContain('Una persona del equipo te responde');
    expect(world.sentTexts[0]).not.toContain('fotos');
    expect(await state()).toEqual(['waiting', kind]);
  });

  it('answers a place after a question about deliveries as the name of its town', async () => {
    await world.write('hola');
    const conversation = (await world.conversation()).conversation;
    conversation.thread = { misses: 0, topic: 'shipping_cost' };
    await world.conversations.save(conversation);
    const location = { latitude: 6.2, longitude: -75.6, name: '', address: 'Cl. 10 #40-20, Medellín, Antioquia' };
    await world.write('', { kind: 'location', details: { type: 'location', location } });
    expect(world.sentTexts.at(-1)).toBe('Respuesta a: medellin');
    expect(await state()).toEqual(['bot', null]);
  });

  it('asks for a text instead of a message of an unknown type, and shows the type', async () => {
    await world.write('', { kind: 'unknown', details: { type: 'poll' } });
    expect(world.sentTexts).toEqual([expect.stringContaining('¿Nos lo escribes en un mensaje de texto?')]);
    expect(await state()).toEqual(['bot', null]);
    expect(shownText((await world.conversation()).messages[0]!)).toBe(
      'Mensaje de un tipo que todavía no mostramos: «poll»',
    );
  });

  it('shows a reaction with the message that it is about', async () => {
    await world.write('hola');
    const details = { type: 'reaction', reaction: '❤️', quotedWamid: 'wamid.out-1' };
    await world.write('', { kind: 'other', details });
    expect(world.sentTexts).toHaveLength(1);
    const shown = (await world.conversation()).messages.find(({ kind }) => kind === 'other')!;
    expect(shownText(shown)).toBe('Reaccionó con ❤️');
    expect(shown.quoted).toMatchObject({ text: 'Respuesta a: hola' });
  });

  it('shows no message of another conversation as quoted', async () => {
    await world.write('mi secreto');
    const from = { waId: '573009999999', userId: null, name: null };
    const details = { type: 'text', quotedWamid: world.conversations.stored[0]!.wamid! };
    await world.deliver([world.message('hola', { from, details })]);
    await world.work();
    const { items } = await world.admin.list({}, ANA);
    const other = items.find(({ contact }) => contact?.waId === from.waId)!;
    const { messages } = await world.admin.get(other.conversation.id, ANA);
    expect(messages[0]!.quoted).toBe('unknown');
  });
});

import { Logger } from '@nestjs/common';
import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { ChatbotWorld } from '../../../test/fakes/chatbot-world.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../common/time.js';
import { STOPPED } from '../domain/answers-talk.js';
import { MessagingError } from './messaging-platform.port.js';

const STAFF = 'ana@sigerist.co';
const ANA = aStaffMember({ email: STAFF });

/** The clock starts on Thursday, 15 January 2026, at 10:00 in Bogotá. */
describe('a conversation on WhatsApp', () => {
  let world: ChatbotWorld;

  beforeEach(() => {
    Logger.overrideLogger(false);
    world = new ChatbotWorld();
  });

  const authors = async () => (await world.conversation()).messages.map(({ author }) => author);

  it('receives the other messages of a call when one of them fails, and that one when the job is repeated', async () => {
    const add = world.conversations.addMessage.bind(world.conversations);
    const failing = jest.spyOn(world.conversations, 'addMessage');
    failing.mockImplementation((message) =>
      message.text === 'una' ? Promise.reject(new Error('deadlock detected')) : add(message),
    );
    await world.deliver([world.message('una'), world.message('dos')]);
    const [job] = world.jobs.waiting;
    await expect(world.work()).rejects.toThrow('deadlock detected');
    await world.work();
    expect(world.sentTexts).toEqual(['Respuesta a: dos']);
    failing.mockRestore();
    await world.jobs.enqueueAll(job!);
    await world.work();
    expect(world.sentTexts).toEqual(['Respuesta a: dos', 'Respuesta a: una']);
  });

  describe('failures that users of other chat tools report', () => {
    it('does not let the bot answer once a person replied while its job waited', async () => {
      await world.deliver([world.message('hola')]);
      await world.work('chatbot.event');
      await world.admin.reply(await world.id(), 'Hola, soy Ana', ANA);
      await world.work();
      expect(world.sentTexts).toEqual(['Hola, soy Ana']);
      expect(await authors()).toEqual(['customer', 'system', 'agent']);
    });

    it('does not send an answer of the bot once a person took the conversation', async () => {
      await world.deliver([world.message('hola')]);
      await world.work('chatbot.event');
      await world.work('chatbot.answer');
      await world.admin.take(await world.id(), ANA);
      await world.work();
      expect(world.sentTexts).toEqual([]);
      const { messages, conversation } = await world.conversation();
      expect(messages).toContainEqual(expect.objectContaining({ author: 'bot', failure: 'cancelled' }));
      expect(conversation.state).toBe('taken');
    });

    it('makes one handover of two at once', async () => {
      await world.deliver([world.message('asesor'), world.message('', { kind: 'media', details: { type: 'audio' } })]);
      await world.work();
      expect(world.sentTexts).toHaveLength(1);
      expect(await authors()).toEqual(['customer', 'customer', 'bot', 'system']);
      expect(world.done.filter((name) => name === 'chatbot.mail-handover')).toHaveLength(1);
    });

    it('returns a conversation to the bot when it continues on the next day', async () => {
      await world.write('asesor');
      await world.admin.reply(await world.id(), 'Hola, soy Ana', ANA);
      world.clock.pass(HOUR_MS);
      await world.write('gracias');
      expect((await world.conversation()).conversation.state).toBe('taken');
      world.clock.pass(DAY_MS);
      await world.write('buenos días');
      expect(world.sentTexts.at(-1)).toBe('Respuesta a: buenos días');
      expect((await world.conversation()).conversation).toMatchObject({ state: 'bot', takenBy: null });
    });

    it('keeps an unanswered conversation in the waiting list', async () => {
      await world.write('asesor');
      world.clock.pass(DAY_MS);
      await world.write('¿hay alguien?');
      expect(world.sentTexts).toHaveLength(1);
      expect((await world.conversation()).conversation.state).toBe('waiting');
    });

    it('refuses a reply 24 hours and a minute after the last message, and stores nothing', async () => {
      await world.write('asesor');
      const [id, before] = [await world.id(), await authors()];
      world.clock.pass(DAY_MS + MINUTE_MS);
      await expect(world.admin.reply(id, 'Hola', ANA)).rejects.toMatchObject({ code: 'chatbot.window_closed' });
      expect(await authors()).toEqual(before);
      expect((await world.conversation()).conversation.state).toBe('waiting');
    });

    it('sends no answer of the bot after 24 hours either, and shows that to staff', async () => {
      await world.deliver([world.message('hola')]);
      world.clock.pass(DAY_MS + MINUTE_MS);
      await world.work();
      expect(world.sentTexts).toEqual([]);
      const { conversation, messages } = await world.conversation();
      expect(conversation).toMatchObject({ state: 'waiting', reason: 'undelivered' });
      expect(messages).toContainEqual(expect.objectContaining({ status: 'failed', failure: 'window_closed' }));
    });

    it('warns with the count of the month when messages are sent and not delivered', async () => {
      await world.write('hola');
      expect(await world.health.read()).toMatchObject({ undelivered: 0, warning: null });
      world.clock.pass(11 * MINUTE_MS);
      const { repliesThisMonth, undelivered, warning } = await world.health.read();
      expect({ repliesThisMonth, undelivered }).toEqual({ repliesThisMonth: 1, undelivered: 1 });
      expect(warning).toContain('1 de las 1.000 respuestas gratis');
      const status = { wamid: 'wamid.out-1', messageId: null, status: 'delivered', errorCode: null } as const;
      await world.deliver([], [status]);
      await world.work();
      expect(await world.health.read()).toMatchObject({ undelivered: 0, warning: null });
    });
  });

  describe('answers each message once', () => {
    it('in the order in which they were written', async () => {
      const [first, second] = [world.message('una'), world.message('otra')];
      const later = { ...second, sentAt: new Date(second.sentAt.getTime() - 1_000) };
      world.clock.pass(1_000);
      await world.deliver([first, later]);
      await world.work();
      expect(world.sentTexts).toEqual(['Respuesta a: otra', 'Respuesta a: una']);
    });

    it('however often and in whatever order calls of the webhook are delivered', async () => {
      const messages = ['una', 'otra', 'más'].map((text) => world.message(text));
      for (const batch of [[2], [0, 2], [1], [0, 1, 2]]) await world.deliver(batch.map((index) => messages[index]!));
      await world.work();
      for (const message of messages) await world.deliver([message]);
      await world.work();
      expect(world.sentTexts.sort()).toEqual(['Respuesta a: más', 'Respuesta a: otra', 'Respuesta a: una']);
    });

    it('not a message that is a day older than one that was answered', async () => {
      const old = world.message('vieja');
      world.clock.pass(DAY_MS + MINUTE_MS);
      await world.write('nueva');
      await world.deliver([old]);
      await world.work();
      expect(world.sentTexts).toEqual(['Respuesta a: nueva']);
      expect(await authors()).toEqual(['customer', 'customer', 'bot']);
    });

    it('not a reaction', async () => {
      await world.write('', { kind: 'other', details: { type: 'reaction', reaction: '❤️' } });
      expect(world.sentTexts).toEqual([]);
    });
  });

  describe('sends each answer once', () => {
    it('waits for a status when the process died during the call, and sends again after a minute without one', async () => {
      await world.deliver([world.message('hola')]);
      world.platform.failure = new Error('the process died');
      await expect(world.work()).rejects.toThrow('died');
      world.platform.failure = undefined;
      await world.admin.get(await world.id(), ANA);
      const { conversation } = await world.conversation();
      const again = async () => {
        await world.jobs.enqueueAll({
          name: 'chatbot.send',
          payload: { conversationId: conversation.id },
          jobKey: 'k',
        });
        await world.work();
      };
      await again();
      expect(world.sentTexts).toEqual([]);
      world.clock.pass(MINUTE_MS);
      await world.work();
      expect(world.sentTexts).toEqual(['Respuesta a: hola']);
    });

    it('waits a minute for a status also after an outage, when none could arrive before', async () => {
      await world.deliver([world.message('hola')]);
      world.platform.failure = new Error('the process died');
      await expect(world.work()).rejects.toThrow('died');
      world.platform.failure = undefined;
      const conversationId = await world.id();
      world.clock.pass(2 * MINUTE_MS);
      world.restart();
      await world.jobs.enqueueAll({ name: 'chatbot.send', payload: { conversationId } });
      await world.work();
      expect(world.sentTexts).toEqual([]);
      world.clock.pass(MINUTE_MS);
      await world.work();
      expect(world.sentTexts).toEqual(['Respuesta a: hola']);
    });

    it('does not send again when a status names the message', async () => {
      await world.deliver([world.message('hola')]);
      world.platform.failure = new Error('the process died');
      await expect(world.work()).rejects.toThrow('died');
      world.platform.failure = undefined;
      const { messages, conversation } = await world.conversation();
      const messageId = messages.at(-1)!.id;
      const status = { wamid: 'wamid.unheard', messageId, status: 'delivered', errorCode: null } as const;
      await world.deliver([], [status]);
      world.clock.pass(2 * MINUTE_MS);
      await world.jobs.enqueueAll({ name: 'chatbot.send', payload: { conversationId: conversation.id } });
      await world.work();
      expect(world.sentTexts).toEqual([]);
      expect((await world.conversation()).messages.at(-1)).toMatchObject({
        wamid: 'wamid.unheard',
        status: 'delivered',
      });
    });

    it('tries again when the platform is too busy, and keeps the order', async () => {
      await world.deliver([world.message('una')]);
      world.platform.failure = new MessagingError('too_fast', 130429);
      await expect(world.work()).rejects.toThrow('too_fast');
      world.platform.failure = undefined;
      await world.write('otra');
      expect(world.sentTexts).toEqual(['Respuesta a: una', 'Respuesta a: otra']);
    });

    it('warns staff when the platform asks for a payment method', async () => {
      world.platform.failure = new MessagingError('unpaid', 131042);
      await world.write('hola');
      expect((await world.health.read()).warning).toContain('no tiene un medio de pago');
    });

    it('shows staff what the platform refused permanently', async () => {
      world.platform.failure = new MessagingError('undeliverable', 131026);
      await world.write('hola');
      const { conversation, messages } = await world.conversation();
      expect(conversation).toMatchObject({ state: 'waiting', reason: 'undelivered' });
      expect(messages.find(({ author }) => author === 'bot')).toMatchObject({
        failure: 'undeliverable',
        errorCode: 131026,
      });
    });
  });

  it('never moves a status back, and ignores those of unknown messages', async () => {
    await world.write('hola');
    const at = world.clock.now();
    const status = (value: 'sent' | 'delivered' | 'read' | 'failed', wamid = 'wamid.out-1') =>
      ({
        wamid,
        messageId: 'no id of ours',
        status: value,
        at,
        errorCode: value === 'failed' ? 131026 : null,
      }) as const;
    await world.deliver([], [status('read'), status('sent'), status('failed'), status('delivered', 'wamid.unknown')]);
    await world.work();
    expect((await world.conversation()).messages.at(-1)).toMatchObject({ status: 'read', failure: null });
  });

  it('hands over pictures and audio, and every message while the bot is off', async () => {
    await world.write('', { kind: 'media', details: { type: 'image' } });
    expect(world.sentTexts[0]).toContain('Una persona del equipo te responde');
    expect((await world.conversation()).conversation.reason).toBe('media');
    await world.admin.release(await world.id(), ANA);
    await world.settings.setActive(false);
    await world.write('hola');
    expect((await world.conversation()).conversation.reason).toBe('inactive');
    expect(world.sentTexts).toHaveLength(2);
  });

  it('announces the next opening once for each closed period, together with the answer', async () => {
    world.clock.pass(9 * HOUR_MS);
    await world.write('hola');
    await world.write('otra');
    expect(world.sentTexts[0]).toMatch(
      /^Respuesta a: hola\n\n.*te respondemos el viernes 16 de enero desde las 9:00 a\. m\./,
    );
    expect(world.sentTexts[1]).toBe('Respuesta a: otra');
    world.clock.pass(DAY_MS);
    await world.write('de nuevo');
    expect(world.sentTexts[2]).toContain('te respondemos el sábado 17 de enero');
  });

  it('announces the next opening at a handover outside business hours', async () => {
    world.clock.pass(9 * HOUR_MS);
    await world.write('asesor');
    expect(world.sentTexts).toEqual([expect.stringContaining('Te respondemos el viernes 16 de enero')]);
  });

  it('sends one confirmation after "parar", then nothing, not even of staff, until the customer writes again', async () => {
    await world.write('parar');
    await world.write('parar');
    expect(world.sentTexts).toEqual([STOPPED]);
    const id = await world.id();
    await expect(world.admin.reply(id, 'Hola', ANA)).rejects.toMatchObject({ code: 'chatbot.stopped' });
    expect((await world.conversation()).contact!.stoppedAt).not.toBeNull();
    await world.write('¿cuánto vale?');
    expect(world.sentTexts).toEqual([STOPPED, 'Respuesta a: ¿cuánto vale?']);
    expect((await world.conversation()).contact!.stoppedAt).toBeNull();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['waits for a person', () => world.write('asesor')],
    [
      'is taken',
      async () => {
        await world.write('asesor');
        await world.admin.take(await world.id(), ANA);
      },
    ],
    ['has a bot that is switched off', () => world.store.save({ active: false })],
    [
      'writes too much',
      async () => {
        for (let sent = 0; sent < 31; sent += 1) await world.write(`mensaje ${sent}`);
      },
    ],
  ])('obeys "parar" when the conversation %s', async (_state, prepare) => {
    await world.write('hola');
    await prepare();
    await world.write('parar');
    expect((await world.conversation()).contact!.stoppedAt).not.toBeNull();
    await expect(world.admin.reply(await world.id(), 'Hola', ANA)).rejects.toMatchObject({ code: 'chatbot.stopped' });
  });

  it('answers nothing when a conversation whose customer opted out is given back', async () => {
    await world.write('asesor');
    await world.admin.take(await world.id(), ANA);
    await world.write('¿cuánto vale?');
    await world.write('parar');
    const sent = world.sentTexts.length;
    await world.admin.release(await world.id(), ANA);
    await world.work();
    expect(world.sentTexts).toHaveLength(sent);
    const { contact, messages } = await world.conversation();
    expect(contact!.stoppedAt).not.toBeNull();
    expect(messages.map(({ text }) => text)).not.toContain(expect.stringContaining('Volvió a escribir'));
  });

  it('stores no card number', async () => {
    await world.write('mi tarjeta es 4242 4242 4242 4242 cvv 123');
    const { messages } = await world.conversation();
    expect(messages[0]!.text).toBe('mi tarjeta es [tarjeta •••• 4242] cvv •••');
  });

  it('stores all messages of a flood, answers 30 of them and hands over once', async () => {
    for (let sent = 0; sent < 50; sent += 1) await world.write(`mensaje ${sent}`);
    expect(world.sentTexts).toHaveLength(31);
    expect(world.sentTexts.at(-1)).toContain('muchos mensajes');
    expect((await authors()).filter((author) => author === 'customer')).toHaveLength(50);
    expect((await world.conversation()).conversation).toMatchObject({ state: 'waiting', reason: 'flood' });
  });

  it('waits for any staff member when the person who took it does not answer the next message in time', async () => {
    await world.write('asesor');
    await world.admin.reply(await world.id(), 'Hola, soy Ana', ANA);
    world.clock.pass(MINUTE_MS);
    await world.write('¿sigues ahí?');
    world.clock.pass(14 * MINUTE_MS);
    await world.work();
    expect((await world.conversation()).conversation.state).toBe('taken');
    world.clock.pass(MINUTE_MS);
    await world.work();
    const { conversation } = await world.conversation();
    expect(conversation).toMatchObject({ state: 'waiting', reason: 'unanswered', takenBy: null });
    expect(world.done.filter((name) => name === 'chatbot.mail-handover')).toHaveLength(2);
  });

  it('answers, once it is given back, what the customer asked last', async () => {
    await world.write('asesor');
    await world.admin.reply(await world.id(), 'Hola, soy Ana', ANA);
    await world.write('¿cuánto vale?');
    await world.admin.release(await world.id(), ANA);
    await world.work();
    expect(world.sentTexts.slice(-2)).toEqual(['Hola, soy Ana', 'Respuesta a: ¿cuánto vale?']);
    await world.admin.take(await world.id(), ANA);
    await world.admin.release(await world.id(), ANA);
    await world.work();
    expect(world.sentTexts.at(-2)).toBe('Hola, soy Ana');
  });

  it('answers, once it is given back, only what came after a request for no more messages', async () => {
    await world.write('asesor');
    await world.admin.reply(await world.id(), 'Hola, soy Ana', ANA);
    for (const text of ['¿cuánto vale?', 'parar', 'mejor sí, quiero comprar']) {
      await world.write(text);
      await world.work();
    }
    await world.admin.release(await world.id(), ANA);
    await world.work();
    expect(world.sentTexts.slice(-2)).toEqual(['Hola, soy Ana', 'Respuesta a: mejor sí, quiero comprar']);
  });

  it('waits for any staff member also when the unanswered message came late, after a reply to an earlier one', async () => {
    await world.write('asesor');
    const late = world.message('¿y en azul?');
    world.clock.pass(5 * MINUTE_MS);
    await world.admin.reply(await world.id(), 'Hola, soy Ana', ANA);
    world.clock.pass(MINUTE_MS);
    await world.deliver([late]);
    await world.work();
    world.clock.pass(15 * MINUTE_MS);
    await world.work();
    expect((await world.conversation()).conversation).toMatchObject({ state: 'waiting', reason: 'unanswered' });
  });

  it('stays taken when the person who took it answers in time', async () => {
    await world.write('asesor');
    await world.admin.take(await world.id(), ANA);
    world.clock.pass(MINUTE_MS);
    await world.write('¿sigues ahí?');
    world.clock.pass(10 * MINUTE_MS);
    await world.admin.reply(await world.id(), 'Aquí estoy', ANA);
    await world.write('gracias');
    world.clock.pass(20 * MINUTE_MS);
    await world.work();
    expect((await world.conversation()).conversation.state).toBe('taken');
  });

  it('is one person by number and by user id, also when both are learned later', async () => {
    await world.write('una', { from: { waId: '573001234567', userId: null, name: 'Laura' } });
    await world.write('dos', { from: { waId: null, userId: 'CO.1', name: 'Laura' } });
    await world.write('tres', { from: { waId: '573001234567', userId: 'CO.1', name: null } });
    await world.write('cuatro', { from: { waId: null, userId: 'CO.1', name: null } });
    expect((await world.admin.list({}, ANA)).items).toHaveLength(1);
    const { contact, messages } = await world.conversation();
    expect(contact).toMatchObject({ waId: '573001234567', userId: 'CO.1', name: 'Laura' });
    expect(messages.filter(({ author }) => author === 'customer')).toHaveLength(4);
    expect(world.sentTexts).toHaveLength(4);
  });

  it('sends what waited to be sent when two conversations turn out to be of one person', async () => {
    const byNumber = { waId: '573001234567', userId: null, name: 'Laura' };
    const byUser = { waId: null, userId: 'CO.1', name: 'Laura' };
    await world.write('una', { from: byNumber });
    await world.write('asesor', { from: byUser });
    const [waiting] = (await world.admin.list({ state: 'waiting' }, ANA)).items;
    await world.admin.reply(waiting!.conversation.id, 'Hola, soy Ana', ANA);
    await world.deliver([world.message('¿sigues ahí?', { from: { ...byNumber, userId: 'CO.1' } })]);
    await world.work('chatbot.event');
    await world.work();
    expect(world.sentTexts.at(-1)).toBe('Hola, soy Ana');
  });

  it('counts what was not understood without personal data', async () => {
    await world.write('¿hacen mochilas para 3001234567 laura@example.com?');
    expect(world.misses.counted).toMatchObject([{ question: '¿hacen mochilas para … …?', day: '2026-01-15' }]);
  });

  it('stores HTML and half an emoji as plain text that PostgreSQL takes', async () => {
    await world.write('<b>hola</b>\u0000\ud83d');
    expect((await world.conversation()).messages[0]!.text).toBe('<b>hola</b>\uFFFD');
  });
});

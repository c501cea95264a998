import { randomUUID } from 'node:crypto';
import type { Conversations } from '../../src/chatbot/application/conversations.port.js';
import { ChatMessage } from '../../src/chatbot/domain/chat-message.js';
import { Conversation } from '../../src/chatbot/domain/conversation.js';
import type { Transaction } from '../../src/common/transaction.port.js';

const NOW = new Date('2026-01-15T15:00:00.000Z');
const minute = (count: number) => new Date(NOW.getTime() + count * 60_000);

/** Contract of every store of conversations. */
export function itKeepsConversations(store: () => Conversations, transaction: () => Transaction): void {
  const within = <T>(work: () => Promise<T>) => transaction().run(work);
  const number = () => `57${Math.floor(Math.random() * 1e10)}`;
  const sender = (waId: string | null, userId: string | null = null, name: string | null = null) => ({
    waId,
    userId,
    name,
  });
  const begun = async (waId: string | null = number(), userId: string | null = null) => {
    const contact = await within(() => store().contactOf(sender(waId, userId), NOW));
    return within(() => store().ofContact(contact.id, NOW));
  };
  const messageIn = (conversation: Conversation, fields: Partial<ChatMessage> = {}) =>
    ChatMessage.of({
      id: randomUUID(),
      conversationId: conversation.id,
      author: 'customer',
      text: 'hola',
      sentAt: NOW,
      ...fields,
    });

  it('gives a conversation and its messages back as they were stored', async () => {
    const token = randomUUID();
    const owner = { channel: 'web', contactId: null, tokenDigest: token } as const;
    const conversation = Conversation.begin({ id: randomUUID(), ...owner }, NOW);
    await store().add(conversation);
    conversation.receive(minute(1), ['laura@example.com'], minute(1));
    conversation.handOver('person', minute(1));
    conversation.awayNoticeFor = minute(60);
    await store().save(conversation);
    expect(await store().find(conversation.id)).toEqual(conversation);
    expect(await store().findByToken(token)).toEqual(conversation);
    expect(await within(() => store().lockByToken(token))).toEqual(conversation);
    const links = [{ label: 'Mochila', url: 'https://sigerist.co/product/1', price: 435_000 }];
    const message = messageIn(conversation, { author: 'bot', text: 'ñ 👶\n"', links, status: 'pending' });
    await store().addMessage(message);
    expect(await store().messages(conversation.id, 9)).toEqual([message]);
    const later = Object.assign(message, { status: 'failed', failure: 'refused', errorCode: 100, sendingAt: NOW });
    await store().saveMessage(later);
    expect(await store().messages(conversation.id, 9)).toEqual([later]);
    expect(await store().find(randomUUID())).toBeNull();
  });

  it('stores a message of the platform once', async () => {
    const conversation = await begun();
    const wamid = `wamid.${randomUUID()}`;
    expect(await store().addMessage(messageIn(conversation, { wamid }))).toBe(true);
    expect(await store().addMessage(messageIn(conversation, { wamid }))).toBe(false);
    expect(await store().addMessage(messageIn(conversation))).toBe(true);
    expect(await store().messages(conversation.id, 9)).toHaveLength(2);
  });

  it('keeps what a customer sent, corrected and deleted', async () => {
    const [conversation, other] = [await begun(), await begun()];
    const wamid = `wamid.${randomUUID()}`;
    const contacts = [{ name: 'Ana "ñ" 👶', company: '', phones: [{ number: '1', waId: null }], emails: [] }];
    const details = { type: 'contacts', contacts, quotedWamid: 'wamid.x' };
    const sent = messageIn(conversation, { wamid, text: '', kind: 'contacts', details });
    await store().addMessage(sent);
    expect(await store().messages(conversation.id, 9)).toEqual([sent]);
    expect(await within(() => store().lockInbound(conversation.id, wamid))).toEqual(sent);
    expect(await within(() => store().lockInbound(other.id, wamid))).toBeNull();
    expect(await store().withWamids([conversation.id], [wamid, 'wamid.unknown'])).toEqual([sent]);
    expect(await store().withWamids([other.id], [wamid])).toEqual([]);
    expect(await store().withWamids([conversation.id], [])).toEqual([]);
    sent.correct('otro "texto"', minute(1));
    await store().saveContent(sent);
    expect(await store().messages(conversation.id, 9)).toEqual([sent]);
    expect(sent.earlierTexts).toEqual(['']);
    sent.erase(minute(2));
    await store().saveContent(sent);
    expect(await store().messages(conversation.id, 9)).toEqual([sent]);
    const ofShop = `wamid.${randomUUID()}`;
    await store().addMessage(messageIn(conversation, { author: 'bot', wamid: ofShop }));
    expect(await within(() => store().lockInbound(conversation.id, ofShop))).toBeNull();
  });

  it('finds a known contact without making one', async () => {
    const waId = number();
    expect(await within(() => store().lockContactOf({ waId, userId: null }))).toBeNull();
    const { contactId } = await begun(waId);
    expect(await within(() => store().lockContactOf({ waId, userId: null }))).toMatchObject({ id: contactId });
    expect(await within(() => store().lockContactOf({ waId: null, userId: null }))).toBeNull();
  });

  it('finds unanswered messages and unsent replies, the oldest first', async () => {
    const conversation = await begun();
    const texts = async (messages: Promise<ChatMessage[]>) => (await messages).map(({ text }) => text);
    for (const [text, at] of [
      ['b', 2],
      ['c', 2],
      ['a', 1],
      ['d', 3],
    ] as const)
      await store().addMessage(messageIn(conversation, { text, sentAt: minute(at) }));
    await store().addMessage(messageIn(conversation, { text: 'done', answeredAt: NOW }));
    expect(await texts(store().unanswered(conversation.id, 3))).toEqual(['a', 'b', 'c']);
    expect(await texts(store().messages(conversation.id, 2))).toEqual(['c', 'd']);
    expect(await within(() => store().oldestPending(conversation.id))).toBeNull();
    for (const [text, at] of [
      ['later', 5],
      ['first', 4],
    ] as const)
      await store().addMessage(messageIn(conversation, { text, author: 'bot', status: 'pending', sentAt: minute(at) }));
    expect(await within(() => store().oldestPending(conversation.id))).toMatchObject({ text: 'first' });
  });

  it('finds the message of a status by either id, but no message of a customer', async () => {
    const conversation = await begun();
    const [wamid, inbound] = [`wamid.${randomUUID()}`, `wamid.${randomUUID()}`];
    const message = messageIn(conversation, { author: 'bot', wamid, status: 'sent' });
    await store().addMessage(message);
    await store().addMessage(messageIn(conversation, { wamid: inbound }));
    expect(await store().messageOf({ wamid, messageId: null })).toMatchObject({ id: message.id });
    expect(await store().messageOf({ wamid: 'x', messageId: message.id })).toMatchObject({ id: message.id });
    for (const status of [
      { wamid: inbound, messageId: null },
      { wamid: 'x', messageId: 'not an id' },
    ])
      expect(await store().messageOf(status)).toBeNull();
  });

  it('finds a person by number or user id, and stores new identifiers', async () => {
    const [waId, userId] = [number(), `CO.${randomUUID()}`];
    const first = await within(() => store().contactOf(sender(waId, null, 'Laura'), NOW));
    const second = await within(() => store().contactOf(sender(waId, userId), NOW));
    expect(second).toEqual({ ...first, userId });
    expect(await within(() => store().contactOf(sender(null, userId, 'Laura R.'), NOW))).toMatchObject({
      id: first.id,
      waId,
      name: 'Laura R.',
    });
    const stopped = Object.assign(second, { stoppedAt: NOW });
    await store().saveContact(stopped);
    expect(await store().contact(first.id)).toEqual(stopped);
  });

  it('makes one conversation of two when a number and a user id turn out to be one person', async () => {
    const [waId, userId] = [number(), `CO.${randomUUID()}`];
    const [byNumber, byUser] = [await begun(waId), await begun(null, userId)];
    await store().addMessage(messageIn(byNumber));
    await store().addMessage(messageIn(byUser));
    byUser.handOver('person', NOW);
    await store().save(byUser);
    const contact = await within(() => store().contactOf(sender(waId, userId), NOW));
    const kept = await within(() => store().ofContact(contact.id, NOW));
    expect(kept).toMatchObject({ id: byNumber.id, state: 'waiting', reason: 'person' });
    expect(await store().messages(kept.id, 9)).toHaveLength(2);
    expect(await store().find(byUser.id)).toBeNull();
    expect(await store().contact(byUser.contactId!)).toBeNull();
  });

  it('moves a number to its new user, and keeps the conversations apart', async () => {
    const [waId, before, after] = [number(), `CO.${randomUUID()}`, `CO.${randomUUID()}`];
    const [old, own] = [await begun(waId, before), await begun(null, after)];
    const contact = await within(() => store().contactOf(sender(waId, after), NOW));
    expect(contact).toMatchObject({ id: own.contactId, waId, userId: after });
    expect(await store().contact(old.contactId!)).toMatchObject({ waId: null, userId: before });
  });

  it('begins anew with the unknown user of a number that another user had', async () => {
    const waId = number();
    const first = await begun(waId, `CO.${randomUUID()}`);
    const second = await begun(waId, `CO.${randomUUID()}`);
    expect(second.contactId).not.toBe(first.contactId);
    expect(second.id).not.toBe(first.id);
    expect((await store().contact(first.contactId!))!.waId).toBeNull();
  });

  it('lists those that wait first, the longest waiting before the others, then the newest change; page by page', async () => {
    const all: string[] = [];
    for (const at of [1, 2, 3, 4, 5, 6]) {
      const conversation = await begun();
      conversation.updatedAt = minute(at);
      if (at % 2 === 0) conversation.handOver('person', minute(100 - at));
      if (at === 5) conversation.take('ana@sigerist.co', minute(5));
      await store().save(conversation);
      await store().addMessage(messageIn(conversation, { text: `newest ${at}`, sentAt: minute(at) }));
      await store().addMessage(messageIn(conversation, { text: 'older', sentAt: minute(-at) }));
      all.push(conversation.id);
    }
    const [one, two, three, four, five, six] = all;
    const idsOf = async (query: Parameters<Conversations['list']>[0]) =>
      (await store().list(query)).map(({ conversation }) => conversation.id).filter((id) => all.includes(id));
    const others = [five, three, one];
    expect(await idsOf({ limit: 100 })).toEqual([six, four, two, ...others]);
    expect(await idsOf({ state: 'waiting', limit: 100 })).toEqual([six, four, two]);
    expect(await idsOf({ state: 'taken', limit: 100 })).toEqual([five]);
    expect(await idsOf({ after: { waiting: true, at: minute(96), id: four! }, limit: 100 })).toEqual([two, ...others]);
    expect(await idsOf({ after: { waiting: false, at: minute(5), id: five! }, limit: 100 })).toEqual([three, one]);
    const listed = await store().list({ state: 'waiting', limit: 100 });
    const first = listed.find(({ conversation }) => conversation.id === six);
    expect(first).toMatchObject({ lastMessage: { text: 'newest 6' }, contact: { id: first!.conversation.contactId } });
    expect(await store().countWaiting(1_000)).toBeGreaterThanOrEqual(3);
    expect(await store().countWaiting(2)).toBe(2);
  });

  it('counts replies and those that did not arrive', async () => {
    const conversation = await begun();
    const year = (at: number) => new Date(Date.UTC(2030, 0, 1, 0, at));
    for (const [status, at] of [
      ['sent', 1],
      ['sent', 50],
      ['delivered', 2],
      ['read', 3],
      ['failed', 4],
      ['pending', 5],
    ] as const)
      await store().addMessage(messageIn(conversation, { author: 'bot', status, sentAt: year(at) }));
    expect(await store().deliveries(year(0), year(0), year(40))).toEqual({ replies: 4, undelivered: 1, unpaid: 0 });
    expect(await store().deliveries(year(2), year(0), year(60))).toEqual({ replies: 3, undelivered: 2, unpaid: 0 });
    // Without a payment method the platform refuses a message, or says so later.
    const failed = { author: 'bot', status: 'failed', sentAt: year(1) } as const;
    await store().addMessage(messageIn(conversation, { ...failed, failure: 'unpaid' }));
    await store().addMessage(messageIn(conversation, { ...failed, failure: 'undelivered', errorCode: 131_042 }));
    await store().addMessage(messageIn(conversation, { ...failed, failure: 'undelivered', errorCode: 131_026 }));
    expect(await store().deliveries(year(0), year(0), year(40))).toEqual({ replies: 4, undelivered: 1, unpaid: 2 });
  });

  it('finds conversations by an email that the customer wrote, and removes one with everything in it', async () => {
    const conversation = await begun();
    const email = `${randomUUID()}@example.com`;
    conversation.receive(NOW, [email], NOW);
    await store().save(conversation);
    await store().addMessage(messageIn(conversation));
    expect((await store().withEmail(email, 9)).map(({ id }) => id)).toEqual([conversation.id]);
    expect(await store().withEmail('other@example.com', 9)).toEqual([]);
    expect(await store().remove(conversation.id)).toBe(true);
    expect(await store().remove(conversation.id)).toBe(false);
    expect(await store().messages(conversation.id, 9)).toEqual([]);
    expect(await store().contact(conversation.contactId!)).toBeNull();
  });

  it('removes conversations by the time of their newest change, with contacts that have none left', async () => {
    const [old, young] = [await begun(), await begun()];
    for (const [conversation, at] of [
      [old, new Date('2020-01-01')],
      [young, NOW],
    ] as const) {
      conversation.updatedAt = at;
      await store().save(conversation);
    }
    expect(await store().removeUpdatedBefore(new Date('2021-01-01'))).toBe(1);
    expect(await store().find(old.id)).toBeNull();
    expect(await store().contact(old.contactId!)).toBeNull();
    expect(await store().contact(young.contactId!)).not.toBeNull();
  });
}

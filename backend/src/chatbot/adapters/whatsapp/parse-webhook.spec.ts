import fc from 'fast-check';
import { parseWebhook } from './parse-webhook.js';

const PHONE_NUMBER_ID = '100000000000001';
const NOW = new Date('2026-11-23T15:00:00.000Z');
const USER_ID = 'CO.13491208655302741918';

const parse = (body: unknown) => parseWebhook(body, { phoneNumberId: PHONE_NUMBER_ID, receivedAt: NOW });
const change = (value: object, field = 'messages') => ({
  field,
  value: {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '573000000000', phone_number_id: PHONE_NUMBER_ID },
    ...value,
  },
});
const bodyOf = (...changes: object[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '200000000000001', changes }],
});
const message = (content: object) => ({
  from: '573001234567',
  id: 'wamid.HBgMNTczMDAxMjM0NTY3FQIAEhg=',
  timestamp: '1795446000',
  ...content,
});
const only = (content: object) => parse(bodyOf(change({ messages: [message(content)] }))).messages[0];

describe('parseWebhook', () => {
  it('reads a text with its sender', () => {
    const contacts = [{ profile: { name: 'Ana María' }, wa_id: '573001234567', user_id: USER_ID }];
    const messages = [message({ type: 'text', text: { body: '¿Cuánto vale? 👶' } })];
    expect(parse(bodyOf(change({ contacts, messages })))).toEqual({
      messages: [
        {
          wamid: 'wamid.HBgMNTczMDAxMjM0NTY3FQIAEhg=',
          from: { waId: '573001234567', userId: USER_ID, name: 'Ana María' },
          sentAt: new Date('2026-11-23T15:00:00.000Z'),
          kind: 'text',
          text: '¿Cuánto vale? 👶',
          type: 'text',
        },
      ],
      statuses: [],
    });
  });

  it.each([
    ['in the message', { from_user_id: USER_ID }, []],
    ['in the message and the contact', { from_user_id: USER_ID }, [{ user_id: USER_ID, profile: { name: 'Ana' } }]],
    ['in the only contact', {}, [{ user_id: USER_ID, profile: { name: 'Ana' } }]],
  ])('reads a sender without a telephone number, whose id is %s', (_where, ids, contacts) => {
    const messages = [message({ from: undefined, ...ids, type: 'text', text: { body: 'Hola' } })];
    const [read] = parse(bodyOf(change({ contacts, messages }))).messages;
    expect(read?.from).toEqual({ waId: null, userId: USER_ID, name: contacts.length > 0 ? 'Ana' : null });
  });

  it('gives no message the name or id of another sender', () => {
    const contacts = [{ wa_id: '573009999999', user_id: USER_ID, profile: { name: 'Otra' } }];
    const messages = [message({ type: 'text', text: { body: 'Hola' } })];
    expect(parse(bodyOf(change({ contacts, messages }))).messages[0]?.from).toEqual({
      waId: '573001234567',
      userId: null,
      name: null,
    });
  });

  it.each([
    [{ type: 'text', text: { body: 'Hola' } }, 'text', 'Hola'],
    [{ type: 'button', button: { text: 'Ver precio', payload: 'p' } }, 'text', 'Ver precio'],
    [{ type: 'interactive', interactive: { type: 'button_reply', button_reply: { title: 'Sí' } } }, 'text', 'Sí'],
    [{ type: 'interactive', interactive: { type: 'list_reply', list_reply: { title: 'Milano' } } }, 'text', 'Milano'],
    [{ type: 'image', image: { id: '1', caption: 'Así la quiero' } }, 'media', 'Así la quiero'],
    [{ type: 'audio', audio: { id: '1', voice: true } }, 'media', ''],
    [{ type: 'video', video: { id: '1' } }, 'media', ''],
    [{ type: 'document', document: { id: '1', caption: 'Comprobante' } }, 'media', 'Comprobante'],
    [{ type: 'sticker', sticker: { id: '1' } }, 'media', ''],
    [{ type: 'location', location: { latitude: 4.6, longitude: -74 } }, 'media', ''],
    [{ type: 'contacts', contacts: [{ name: {} }] }, 'media', ''],
    [{ type: 'order', order: { text: 'Quiero esto', product_items: [] } }, 'media', 'Quiero esto'],
    [{ type: 'reaction', reaction: { emoji: '❤️' } }, 'other', ''],
    [{ type: 'system', system: { body: 'cambió de número' } }, 'other', ''],
    [{ type: 'unsupported', errors: [{ code: 131051 }] }, 'media', ''],
    [{ type: 'hologram', hologram: { body: 'x' } }, 'media', ''],
    [{ type: 'text' }, 'text', ''],
    [{ type: 'interactive' }, 'text', ''],
    [{}, 'media', ''],
    [{ type: '__proto__' }, 'media', ''],
  ])('reads %j', (content, kind, text) => {
    expect(only(content)).toMatchObject({ kind, text });
  });

  it('reads statuses with our id and the code of a failure', () => {
    const statuses = [
      { id: 'wamid.1', status: 'sent', timestamp: '1795446000', recipient_id: '573001234567', pricing: {} },
      { id: 'wamid.1', status: 'delivered', timestamp: '1795445999', biz_opaque_callback_data: 'message-1' },
      { id: 'wamid.1', status: 'read', timestamp: '1795445999', recipient_user_id: USER_ID },
      { id: 'wamid.2', status: 'failed', timestamp: '1795445999', errors: [{ code: 131047, title: 'x' }] },
      { id: 'wamid.4', status: 'failed', timestamp: '1795445999', errors: [{ code: 3_000_000_000 }] },
      { id: 'wamid.3', status: 'warning', timestamp: '1795445999' },
      { status: 'sent', timestamp: '1795445999' },
    ];
    expect(parse(bodyOf(change({ statuses }))).statuses).toEqual([
      { wamid: 'wamid.1', messageId: null, status: 'sent', errorCode: null },
      { wamid: 'wamid.1', messageId: 'message-1', status: 'delivered', errorCode: null },
      { wamid: 'wamid.1', messageId: null, status: 'read', errorCode: null },
      { wamid: 'wamid.2', messageId: null, status: 'failed', errorCode: 131047 },
      // No code of the platform: the database could not store it.
      { wamid: 'wamid.4', messageId: null, status: 'failed', errorCode: null },
    ]);
  });

  it('reads every message of a batch, each once', () => {
    const text = (id: string) => message({ id, type: 'text', text: { body: id } });
    const one = change({ messages: [text('wamid.1'), text('wamid.2')] });
    const two = change({ messages: [text('wamid.2'), text('wamid.3')], statuses: [{ id: 'wamid.9', status: 'sent' }] });
    const body = { object: 'whatsapp_business_account', entry: [{ changes: [one, two] }, { changes: [one] }] };
    const { messages, statuses } = parse(body);
    expect(messages.map(({ wamid }) => wamid)).toEqual(['wamid.1', 'wamid.2', 'wamid.3']);
    expect(statuses).toHaveLength(1);
  });

  it('ignores other objects, other fields and other numbers of the account', () => {
    const messages = [message({ type: 'text', text: { body: 'Hola' } })];
    const nothing = { messages: [], statuses: [] };
    expect(parse({ ...bodyOf(change({ messages })), object: 'page' })).toEqual(nothing);
    expect(parse(bodyOf(change({ messages }, 'account_update')))).toEqual(nothing);
    expect(parse(bodyOf(change({ messages, metadata: { phone_number_id: '1' } })))).toEqual(nothing);
    expect(parse(bodyOf(change({ messages, metadata: undefined })))).toEqual(nothing);
  });

  it('cuts long texts and names, and takes out what a table cannot store', () => {
    const contacts = [{ wa_id: '573001234567', profile: { name: ` \0${'n'.repeat(300)}` } }];
    const long = `\0${'a'.repeat(4_094)}👶 más`;
    const [read] = parse(
      bodyOf(change({ contacts, messages: [message({ type: 'text', text: { body: long } })] })),
    ).messages;
    expect(read?.text).toBe('a'.repeat(4_094));
    expect(read?.from.name).toMatch(/^n{90,100}$/);
  });

  it.each([
    ['none', undefined],
    ['a future one', '1795532400'],
    ['one in milliseconds', '1795446000000'],
    ['one before WhatsApp', '0'],
    ['nonsense', 'ayer'],
    ['a fraction', 1795446000.5],
  ])('takes the time of arrival for a message with %s', (_what, timestamp) => {
    expect(only({ type: 'text', text: { body: 'x' }, timestamp })?.sentAt).toEqual(NOW);
  });

  it('skips messages without an id or a sender', () => {
    const text = { type: 'text', text: { body: 'x' } };
    for (const fault of [{ id: undefined }, { id: '' }, { id: 'a b' }, { from: undefined }, { from: '+57 300' }])
      expect(only({ ...text, ...fault })).toBeUndefined();
  });

  it('reads at most a thousand messages and statuses of a call', () => {
    const messages = Array.from({ length: 1_500 }, (_, index) => message({ id: `wamid.${index}`, type: 'text' }));
    const statuses = messages.map(({ id }) => ({ id, status: 'sent' }));
    const read = parse(bodyOf(change({ messages, statuses })));
    expect([read.messages.length, read.statuses.length]).toEqual([1_000, 1_000]);
  });

  it('never throws for any JSON', () => {
    const known = fc.constantFrom(
      ...['object', 'entry', 'changes', 'field', 'value', 'metadata', 'messages', 'statuses', 'contacts', 'profile'],
      ...[
        'text',
        'type',
        'id',
        'from',
        'timestamp',
        'errors',
        'whatsapp_business_account',
        PHONE_NUMBER_ID,
        '__proto__',
      ],
    );
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        fc.jsonValue(),
        known,
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(known, tie('tree'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        parse(value);
        parse(bodyOf(change({ messages: [value], contacts: [value], statuses: [value] })));
        parse({ object: 'whatsapp_business_account', entry: [{ changes: [{ field: 'messages', value }] }] });
        const read = only(Object(value) as object);
        expect(read?.text.length ?? 0).toBeLessThanOrEqual(4_096);
      }),
    );
  });
});

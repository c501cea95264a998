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
const messagesOf = (body: unknown) =>
  parse(body).updates.flatMap((update) => (update.update === 'message' ? [update] : []));
const only = (content: object) => messagesOf(bodyOf(change({ messages: [message(content)] })))[0];
const update = (content: object) => parse(bodyOf(change({ messages: [message(content)] }))).updates[0];

describe('parseWebhook', () => {
  it('reads a text with its sender', () => {
    const contacts = [{ profile: { name: 'Ana María' }, wa_id: '573001234567', user_id: USER_ID }];
    const messages = [message({ type: 'text', text: { body: '¿Cuánto vale? 👶' } })];
    expect(parse(bodyOf(change({ contacts, messages })))).toEqual({
      updates: [
        {
          update: 'message',
          wamid: 'wamid.HBgMNTczMDAxMjM0NTY3FQIAEhg=',
          from: { waId: '573001234567', userId: USER_ID, name: 'Ana María' },
          sentAt: new Date('2026-11-23T15:00:00.000Z'),
          kind: 'text',
          text: '¿Cuánto vale? 👶',
          details: null,
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
    const [read] = messagesOf(bodyOf(change({ contacts, messages })));
    expect(read?.from).toEqual({ waId: null, userId: USER_ID, name: contacts.length > 0 ? 'Ana' : null });
  });

  it('gives no message the name or id of another sender', () => {
    const contacts = [{ wa_id: '573009999999', user_id: USER_ID, profile: { name: 'Otra' } }];
    const messages = [message({ type: 'text', text: { body: 'Hola' } })];
    expect(messagesOf(bodyOf(change({ contacts, messages })))[0]?.from).toEqual({
      waId: '573001234567',
      userId: null,
      name: null,
    });
  });

  it.each([
    [{ type: 'text', text: { body: 'Hola' } }, 'text', 'Hola'],
    // Characters that turn the direction of writing would show another address than that of the link.
    [
      { type: 'text', text: { body: 'Mira\n\u202ehttps://example.com/oc.gpj\u202c' } },
      'text',
      'Mira\nhttps://example.com/oc.gpj',
    ],
    [{ type: 'button', button: { text: 'Ver precio', payload: 'p' } }, 'text', 'Ver precio'],
    [{ type: 'interactive', interactive: { type: 'button_reply', button_reply: { title: 'Sí' } } }, 'text', 'Sí'],
    [{ type: 'interactive', interactive: { type: 'list_reply', list_reply: { title: 'Milano' } } }, 'text', 'Milano'],
    [{ type: 'image', image: { id: '1', caption: 'Así la quiero' } }, 'media', 'Así la quiero'],
    [{ type: 'audio', audio: { id: '1', voice: true } }, 'media', ''],
    [{ type: 'video', video: { id: '1' } }, 'media', ''],
    [{ type: 'document', document: { id: '1', caption: 'Comprobante' } }, 'media', 'Comprobante'],
    [{ type: 'sticker', sticker: { id: '1' } }, 'media', ''],
    [{ type: 'location', location: { latitude: 4.6, longitude: -74 } }, 'location', ''],
    [{ type: 'contacts', contacts: [{ name: {} }] }, 'contacts', ''],
    [{ type: 'order', order: { text: 'Quiero esto', product_items: [] } }, 'order', 'Quiero esto'],
    [{ type: 'interactive', interactive: { nfm_reply: { response_json: '{}' } } }, 'form', ''],
    [{ type: 'reaction', reaction: { emoji: '❤️' } }, 'other', ''],
    [{ type: 'unsupported', errors: [{ code: 131051 }] }, 'unknown', ''],
    [{ type: 'hologram', hologram: { body: 'x' } }, 'unknown', ''],
    [{ type: 'revoke' }, 'unknown', ''],
    [{ type: 'edit', edit: { original_message_id: 'wamid.1', message: { type: 'poll' } } }, 'unknown', ''],
    [{ type: 'text' }, 'text', ''],
    [{ type: 'interactive' }, 'unknown', ''],
    [{ type: 'button' }, 'unknown', ''],
    [{}, 'unknown', ''],
    [{ type: '__proto__' }, 'unknown', ''],
  ])('reads %j', (content, kind, text) => {
    expect(only(content)).toMatchObject({ kind, text });
  });

  it.each<[object, object]>([
    [{ type: 'image', image: { id: '1' } }, { type: 'image' }],
    [{ type: 'audio', audio: { id: '1', voice: true } }, { type: 'voice' }],
    [
      { type: 'document', document: { filename: 'pago \u202egpj.exe' } },
      { type: 'document', fileName: 'pago gpj.exe' },
    ],
    [
      { type: 'location', location: { latitude: 6.2442, longitude: -75.58, name: 'Parque', address: 'Cl 10' } },
      { location: { latitude: 6.2442, longitude: -75.58, name: 'Parque', address: 'Cl 10' } },
    ],
    [
      { type: 'location', location: { latitude: 'NaN', longitude: Infinity, name: ['x'], address: 7 } },
      { location: { latitude: null, longitude: null, name: '', address: '' } },
    ],
    [
      { type: 'location', location: { latitude: 91, longitude: 0 } },
      { location: { latitude: null, longitude: null, name: '', address: '' } },
    ],
    [
      {
        type: 'contacts',
        contacts: [
          {
            name: { formatted_name: 'Ana Gómez' },
            org: { company: 'Envíos' },
            phones: [{ phone: '+57 300 123 4567', wa_id: '573001234567' }, { phone: {} }],
            emails: [{ email: 'ana@example.com' }],
          },
          { name: { first_name: 'Luz', last_name: 'Ríos' } },
        ],
      },
      {
        contacts: [
          {
            name: 'Ana Gómez',
            company: 'Envíos',
            phones: [{ number: '+57 300 123 4567', waId: '573001234567' }],
            emails: ['ana@example.com'],
          },
          { name: 'Luz Ríos', company: '', phones: [], emails: [] },
        ],
      },
    ],
    [
      {
        type: 'order',
        order: {
          product_items: [
            { product_retailer_id: '7', quantity: 2, item_price: 435000, currency: 'COP' },
            { product_retailer_id: 'kit', quantity: '1', item_price: '99.5', currency: 'dollars' },
            { product_retailer_id: '8', quantity: -1 },
            { product_retailer_id: { toString: 1 }, quantity: { valueOf: 1 }, item_price: { toString: 1 } },
            'nonsense',
          ],
        },
      },
      {
        order: [
          { retailerId: '7', quantity: 2, price: 435_000, currency: 'COP' },
          { retailerId: 'kit', quantity: 1, price: 99.5, currency: 'COP' },
        ],
      },
    ],
    [
      {
        type: 'interactive',
        interactive: {
          type: 'nfm_reply',
          nfm_reply: {
            name: 'flow',
            response_json: JSON.stringify({
              flow_token: 'secret',
              nombre: 'Emilia',
              letras: ['a', 'b'],
              values: { city: 'Cali' },
              tarjeta: '4242 4242 4242 4242',
            }),
          },
        },
      },
      {
        form: [
          { field: 'nombre', value: 'Emilia' },
          { field: 'letras', value: 'a, b' },
          { field: 'city', value: 'Cali' },
          { field: 'tarjeta', value: '[tarjeta •••• 4242]' },
        ],
      },
    ],
    [{ type: 'interactive', interactive: { nfm_reply: { response_json: '{"a":' } } }, { form: [] }],
    [
      { type: 'reaction', reaction: { message_id: 'wamid.9', emoji: '❤️' } },
      { reaction: '❤️', quotedWamid: 'wamid.9' },
    ],
    [{ type: 'reaction', reaction: { message_id: 'wamid.9' } }, { reaction: '' }],
    [{ type: 'unsupported', unsupported: { type: 'poll_creation' } }, { type: 'poll_creation' }],
    [{ type: 'poll', poll: {} }, { type: 'poll' }],
    [
      {
        type: 'text',
        text: { body: '¿Disponible?' },
        context: { id: 'wamid.8', referred_product: { catalog_id: '1', product_retailer_id: '7' } },
        referral: { headline: 'Bordadas a mano', body: 'Envíos', source_url: 'https://fb.me/x', source_id: '1' },
      },
      {
        quotedWamid: 'wamid.8',
        productId: '7',
        referral: { headline: 'Bordadas a mano', body: 'Envíos', url: 'https://fb.me/x' },
      },
    ],
    [
      { type: 'text', text: { body: 'Hola' }, referral: { headline: 'x', source_url: 'javascript:alert(1)' } },
      { referral: { headline: 'x', body: '', url: null } },
    ],
  ])('reads the details of %j', (content, details) => {
    expect(only(content)?.details).toMatchObject(details);
  });

  it('reads a correction of a text and of a caption as a change of the original message', () => {
    const edit = (changed: object) => ({ type: 'edit', edit: { original_message_id: 'wamid.1', message: changed } });
    const context = { id: 'wamid.1' };
    expect(update(edit({ context, type: 'text', text: { body: 'Emilia' } }))).toMatchObject({
      update: 'edit',
      wamid: 'wamid.1',
      from: { waId: '573001234567' },
      text: 'Emilia',
      details: null,
    });
    expect(update(edit({ type: 'image', image: { caption: 'Así' } }))).toMatchObject({ update: 'edit', text: 'Así' });
    expect(update({ type: 'edit', edit: { message: { context, text: { body: 'x' } } } })).toMatchObject({
      update: 'edit',
      wamid: 'wamid.1',
    });
  });

  it('reads a deletion, a new number and a new user id', () => {
    expect(update({ type: 'revoke', revoke: { original_message_id: 'wamid.1' } })).toMatchObject({
      update: 'deletion',
      wamid: 'wamid.1',
    });
    const system = { type: 'user_changed_number', wa_id: '573009999999', body: 'User Ana changed' };
    expect(update({ type: 'system', system })).toMatchObject({
      update: 'identity',
      from: { waId: '573001234567' },
      newWaId: '573009999999',
      newUserId: null,
    });
    const changed = { type: 'user_changed_user_id', user_id: 'CO.2', previous_user_id: USER_ID };
    expect(update({ from: undefined, from_user_id: 'CO.2', type: 'system', system: changed })).toMatchObject({
      from: { userId: USER_ID },
      newUserId: 'CO.2',
    });
  });

  it('bounds every text and list of a message', () => {
    const long = 'a'.repeat(100_000);
    const many = <T>(one: T) => Array.from({ length: 500 }, () => one);
    const form = JSON.stringify(Object.fromEntries(many(0).map((_, index) => [`f${index}`, 'b'.repeat(30)])));
    const contents = [
      { type: 'text', text: { body: long }, context: { id: long }, referral: { headline: long, body: long } },
      { type: 'document', document: { filename: long, caption: long } },
      { type: 'location', location: { latitude: 1, longitude: 1, name: long, address: long } },
      {
        type: 'contacts',
        contacts: many({
          name: { formatted_name: long },
          phones: many({ phone: long }),
          emails: many({ email: long }),
        }),
      },
      {
        type: 'order',
        order: { text: long, product_items: many({ product_retailer_id: '1'.repeat(100), quantity: 1 }) },
      },
      { type: 'interactive', interactive: { nfm_reply: { response_json: form } } },
      { type: 'interactive', interactive: { nfm_reply: { response_json: long } } },
      { type: 'reaction', reaction: { emoji: long } },
      { type: long },
    ];
    for (const content of contents) {
      const read = only(content)!;
      expect(read.text.length).toBeLessThanOrEqual(4_096);
      expect(JSON.stringify(read.details).length).toBeLessThan(20_000);
    }
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
    const { updates, statuses } = parse(body);
    expect(updates.map(({ wamid }) => wamid)).toEqual(['wamid.1', 'wamid.2', 'wamid.3']);
    expect(statuses).toHaveLength(1);
  });

  it('ignores other objects, other fields and other numbers of the account', () => {
    const messages = [message({ type: 'text', text: { body: 'Hola' } })];
    const nothing = { updates: [], statuses: [] };
    expect(parse({ ...bodyOf(change({ messages })), object: 'page' })).toEqual(nothing);
    expect(parse(bodyOf(change({ messages }, 'account_update')))).toEqual(nothing);
    expect(parse(bodyOf(change({ messages, metadata: { phone_number_id: '1' } })))).toEqual(nothing);
    expect(parse(bodyOf(change({ messages, metadata: undefined })))).toEqual(nothing);
  });

  it('cuts long texts and names, and takes out what a table cannot store', () => {
    const contacts = [{ wa_id: '573001234567', profile: { name: ` \0${'n'.repeat(300)}` } }];
    const long = `\0${'a'.repeat(4_094)}👶 más`;
    const [read] = messagesOf(
      bodyOf(change({ contacts, messages: [message({ type: 'text', text: { body: long } })] })),
    );
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
    expect([read.updates.length, read.statuses.length]).toEqual([1_000, 1_000]);
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
        'context',
        'edit',
        'revoke',
        'system',
        'location',
        'order',
        'product_items',
        'product_retailer_id',
        'quantity',
        'interactive',
        'nfm_reply',
        'response_json',
        'toString',
        'valueOf',
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

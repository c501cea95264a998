/** Generates one API slice per tag: module `catalogue` = tag `catalogue` = `catalogue.gen.ts`. */
const slice = (tag, endpointOverrides = [], omit = []) => ({
  endpointOverrides,
  filterEndpoints: (name, { operation }) => (operation.tags?.includes(tag) && !omit.includes(name)) ?? false,
  exportName: `${tag.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase())}Generated`,
});

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
export default {
  schemaFile: '../docs/openapi.json',
  apiFile: './src/api/base-api.ts',
  apiImport: 'baseApi',
  hooks: true,
  tag: true,
  useEnumType: false,
  // The generator formats its output with Prettier, which accepts these settings too.
  prettierConfigFile: '../.oxfmtrc.json',
  // Without encoding, a value from the page's address could call another path of the API.
  encodePathParams: true,
  outputFiles: {
    './src/api/audit.gen.ts': slice('audit'),
    './src/api/back-office.gen.ts': slice('back-office'),
    './src/api/workbench.gen.ts': slice('workbench'),
    './src/api/cart.gen.ts': slice('cart'),
    './src/api/catalogue.gen.ts': slice('catalogue'),
    // `readChat` only reads; it is a POST because its id is a secret.
    './src/api/chat.gen.ts': slice('chat', [{ pattern: 'readChat', type: 'query' }]),
    './src/api/chatbot.gen.ts': slice('chatbot'),
    './src/api/contact.gen.ts': slice('contact'),
    './src/api/content.gen.ts': slice('content'),
    './src/api/designs.gen.ts': slice('designs'),
    // Uploads and pictures are no JSON. `getLinkedPhoto` only reads; tokens are in bodies, because proxies may log URLs.
    './src/api/finished-photos.gen.ts': slice(
      'finished-photos',
      [{ pattern: 'getLinkedPhoto', type: 'query' }],
      [
        'sendFinishedPhoto',
        'getOrderPhotoImage',
        'getLinkedPhotoImage',
        'getFinishedPhoto',
        'getFinishedPhotoImage',
        'answerFinishedPhoto',
      ],
    ),
    './src/api/identity.gen.ts': slice('identity'),
    // An upload is no JSON: `media.api.ts` sends it.
    './src/api/media.gen.ts': slice('media', [], ['uploadMedia']),
    // A sheet is no JSON, and `money.api.ts` sends the file of the bank.
    './src/api/money.gen.ts': slice('money', [], ['exportEntries']),
    './src/api/orders.gen.ts': slice('orders'),
    // It can be repeated: the server makes an order once.
    './src/api/payments.gen.ts': slice('payments', [{ pattern: 'completeExternalPayment', type: 'query' }]),
    './src/api/privacy.gen.ts': slice('privacy'),
    './src/api/refunds.gen.ts': slice('refunds', [], ['addRefundEvidence', 'readRefundEvidence']),
    './src/api/requests.gen.ts': slice('requests'),
    './src/api/settings.gen.ts': slice('settings'),
    // As for photos.
    './src/api/staff.gen.ts': slice(
      'staff',
      [{ pattern: 'getLinkedInvitation', type: 'query' }],
      ['getStaffInvitation', 'acceptStaffInvitation'],
    ),
    './src/api/today.gen.ts': slice('today'),
  },
};

/* eslint-disable */
export default async () => {
  const t = {
    ['../settings/adapters/http/settings.dto.js']: await import('../settings/adapters/http/settings.dto.js'),
    ['../identity/adapters/http/account.dto.js']: await import('../identity/adapters/http/account.dto.js'),
    ['../identity/adapters/http/login.dto.js']: await import('../identity/adapters/http/login.dto.js'),
    ['../catalogue/adapters/http/delivery.dto.js']: await import('../catalogue/adapters/http/delivery.dto.js'),
    ['../catalogue/domain/option.js']: await import('../catalogue/domain/option.js'),
    ['../catalogue/adapters/http/pricing.dto.js']: await import('../catalogue/adapters/http/pricing.dto.js'),
    ['../catalogue/adapters/http/product.dto.js']: await import('../catalogue/adapters/http/product.dto.js'),
    ['../cart/adapters/http/cart-item.dto.js']: await import('../cart/adapters/http/cart-item.dto.js'),
    ['../cart/adapters/http/cart-totals.dto.js']: await import('../cart/adapters/http/cart-totals.dto.js'),
    ['../designs/adapters/http/design.dto.js']: await import('../designs/adapters/http/design.dto.js'),
    ['../orders/adapters/http/order.dto.js']: await import('../orders/adapters/http/order.dto.js'),
    ['../orders/adapters/http/order-item.dto.js']: await import('../orders/adapters/http/order-item.dto.js'),
    ['../orders/adapters/http/piece-name.dto.js']: await import('../orders/adapters/http/piece-name.dto.js'),
    ['../orders/adapters/http/bank-transfer.dto.js']: await import('../orders/adapters/http/bank-transfer.dto.js'),
    ['../orders/adapters/http/track-order.dto.js']: await import('../orders/adapters/http/track-order.dto.js'),
    ['../orders/adapters/http/staff-orders.dto.js']: await import('../orders/adapters/http/staff-orders.dto.js'),
    ['../orders/adapters/http/staff-order-parts.dto.js']:
      await import('../orders/adapters/http/staff-order-parts.dto.js'),
    ['../orders/adapters/http/change-order-status.dto.js']:
      await import('../orders/adapters/http/change-order-status.dto.js'),
    ['../chatbot/adapters/http/web-chat.dto.js']: await import('../chatbot/adapters/http/web-chat.dto.js'),
    ['../chatbot/adapters/http/chatbot-admin.dto.js']: await import('../chatbot/adapters/http/chatbot-admin.dto.js'),
    ['../chatbot/adapters/http/customer.dto.js']: await import('../chatbot/adapters/http/customer.dto.js'),
    ['../chatbot/adapters/http/conversation.dto.js']: await import('../chatbot/adapters/http/conversation.dto.js'),
    ['../payments/adapters/http/widget-config.dto.js']: await import('../payments/adapters/http/widget-config.dto.js'),
    ['../payments/adapters/http/widget-config-answer.dto.js']:
      await import('../payments/adapters/http/widget-config-answer.dto.js'),
    ['../payments/adapters/http/staff-payments.dto.js']:
      await import('../payments/adapters/http/staff-payments.dto.js'),
    ['../identity/adapters/http/password.dto.js']: await import('../identity/adapters/http/password.dto.js'),
    ['../identity/adapters/http/register.dto.js']: await import('../identity/adapters/http/register.dto.js'),
    ['../health/health.dto.js']: await import('../health/health.dto.js'),
    ['../chatbot/adapters/http/misses.dto.js']: await import('../chatbot/adapters/http/misses.dto.js'),
    ['../contact/adapters/http/contact.dto.js']: await import('../contact/adapters/http/contact.dto.js'),
    ['../payments/adapters/http/complete-payment.dto.js']:
      await import('../payments/adapters/http/complete-payment.dto.js'),
    ['../privacy/adapters/http/privacy.dto.js']: await import('../privacy/adapters/http/privacy.dto.js'),
  };
  return {
    '@nestjs/swagger': {
      models: [
        [
          import('../common/http/error.dto.js'),
          {
            ErrorDto: {
              statusCode: { required: true, type: () => Number, description: 'The HTTP status, again.', example: 404 },
              code: {
                required: true,
                type: () => String,
                description: 'Stable machine-readable name of the error.',
                example: 'catalogue.product_not_found',
              },
              message: {
                required: true,
                type: () => String,
                description: 'One Spanish sentence for the person.',
                example: 'Producto no encontrado',
              },
              fields: {
                required: false,
                type: 'object',
                additionalProperties: { type: 'string' },
                description: 'Only where fields are at fault: field name to one sentence.',
                example: { email: 'Escribe un correo v\u00E1lido' },
              },
              requestId: {
                required: true,
                type: () => String,
                description: 'Equals the `X-Request-Id` header; quote it when you ask for help.',
                example: '0d1f6a0e-8a52-4c6e-9c8f-2d0c9f6f9a11',
              },
            },
          },
        ],
        [
          import('../settings/adapters/http/settings.dto.js'),
          {
            ContactSettingsDto: {
              phone: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'As people read it; null until the owner fills it in.',
                example: '+57 300 000 0000',
              },
              whatsapp: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Receives chats: digits with country code, for `https://wa.me/`; null until the owner fills it in.',
                example: '573000000000',
              },
              email: {
                required: true,
                type: () => String,
                description: 'Receives what shoppers write.',
                example: 'hola@sigerist.co',
              },
              address: {
                required: true,
                type: () => String,
                description: 'Where the workshop is.',
                example: 'Medell\u00EDn, Antioquia, Colombia',
              },
              hours: {
                required: true,
                type: () => String,
                description: 'When somebody answers.',
                example: 'Lunes a s\u00E1bado, 9:00 a 18:00',
              },
            },
            SocialSettingsDto: {
              instagram: {
                required: true,
                type: () => String,
                description: 'Profile on Instagram.',
                example: 'https://www.instagram.com/sigerist.co',
              },
              facebook: {
                required: true,
                type: () => String,
                description: 'Page on Facebook.',
                example: 'https://www.facebook.com/sigerist.co',
              },
            },
            LegalSettingsDto: {
              name: { required: true, type: () => String, description: 'Name of the seller.', example: 'Sigerist' },
              taxId: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'NIT; null until the owner fills it in.',
                example: '900.000.000-0',
              },
            },
            BankSettingsDto: {
              name: { required: true, type: () => String, description: 'Name of the bank.', example: 'Bancolombia' },
              type: { required: true, type: () => String, description: 'Kind of account.', example: 'Ahorros' },
              account: {
                required: true,
                type: () => String,
                description: 'Number of the account.',
                example: '000-000000-00',
              },
              holder: {
                required: true,
                type: () => String,
                description: 'In whose name the account is.',
                example: 'Sigerist',
              },
            },
            SettingsDto: {
              contact: {
                required: true,
                type: () => t['../settings/adapters/http/settings.dto.js'].ContactSettingsDto,
                description: 'How to reach the shop.',
              },
              social: {
                required: true,
                type: () => t['../settings/adapters/http/settings.dto.js'].SocialSettingsDto,
                description: 'Where the shop shows its work.',
              },
              legal: {
                required: true,
                type: () => t['../settings/adapters/http/settings.dto.js'].LegalSettingsDto,
                description: 'Who sells.',
              },
              bank: {
                required: true,
                type: () => t['../settings/adapters/http/settings.dto.js'].BankSettingsDto,
                nullable: true,
                description: 'Null until the owner fills it in: then nothing can be paid by bank transfer.',
              },
            },
          },
        ],
        [
          import('../identity/adapters/http/account.dto.js'),
          {
            AccountDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Never changes.',
                example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              name: {
                required: true,
                type: () => String,
                description: 'First and last name.',
                example: 'Laura Restrepo',
              },
              firstName: {
                required: true,
                type: () => String,
                description: 'The first word of the name.',
                example: 'Laura',
              },
              lastName: {
                required: true,
                type: () => String,
                description: 'The rest of the name, perhaps empty.',
                example: 'Restrepo',
              },
              email: {
                required: true,
                type: () => String,
                description: 'The address that logs in, in its one spelling.',
                example: 'laura@example.com',
              },
              phone: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'With its country.',
                example: '+573001234567',
              },
              shippingAddress: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Where parcels go, unless an order says otherwise.',
                example: 'Calle 10 # 43-12, apto 301, Medell\u00EDn',
              },
              acceptsMarketing: {
                required: true,
                type: () => Boolean,
                description: 'Whether the person accepts marketing emails.',
              },
              role: {
                required: true,
                description: '`staff` also runs the shop.',
                example: 'shopper',
                enum: ['shopper', 'staff'],
              },
              createdAt: {
                required: true,
                type: () => Date,
                description: 'When the account was opened.',
                example: '2026-11-21T15:04:05.000Z',
              },
            },
            ChangeAccountDto: {
              name: {
                required: false,
                type: () => String,
                description: 'First and last name, at most 120 characters.',
                example: 'Laura Restrepo G\u00F3mez',
                maxLength: 120,
              },
              phone: { required: false, type: () => String, nullable: true, description: 'Blank or null: none.' },
              shippingAddress: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'At most 300 characters; blank or null: none.',
                example: 'Calle 10 # 43-12, apto 301, Medell\u00EDn',
              },
              acceptsMarketing: {
                required: false,
                type: () => Boolean,
                description: 'Each change is stored with its time.',
              },
            },
            ConfirmEmailDto: {
              token: {
                required: true,
                type: () => String,
                description: 'The token of the link in the welcome mail.',
                example: '5pUqkN0uJmQkqYH0w0m8lYQ0Yy3z1o1r2x3c4v5b6n8',
                pattern: '^[\\w-]{1,64}$',
              },
            },
            DeleteAccountDto: {
              password: {
                required: true,
                type: () => String,
                description: 'The present password, so that an unattended phone deletes nothing.',
              },
            },
            ConsentDto: {
              purpose: {
                required: true,
                description: "`data`: treatment of personal data; `marketing`: the shop's news.",
                example: 'data',
                enum: ['data', 'marketing'],
              },
              given: { required: true, type: () => Boolean, description: 'False when it was taken back.' },
              textVersion: {
                required: true,
                type: () => String,
                description: 'Of the privacy policy that was shown.',
                example: '2026-11',
              },
              at: {
                required: true,
                type: () => Date,
                description: 'When the person decided so.',
                example: '2026-11-21T15:04:05.000Z',
              },
            },
            AccountExportDto: {
              exportedAt: {
                required: true,
                type: () => Date,
                description: 'The moment of this answer.',
                example: '2026-11-21T15:04:05.000Z',
              },
              account: {
                required: true,
                type: () => t['../identity/adapters/http/account.dto.js'].AccountDto,
                description: 'The account itself.',
              },
              consents: {
                required: true,
                type: () => [t['../identity/adapters/http/account.dto.js'].ConsentDto],
                description: 'Every decision, the oldest first.',
              },
              more: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'array', items: true },
                description:
                  "What the other parts of the shop hold, by part: what was left under the address without logging in only once a code proved that it is the person's.",
              },
              incomplete: {
                required: true,
                type: () => [String],
                description:
                  'Parts of `more` with more than the 2000 records that one answer contains, paid orders first. Write to the shop for the others.',
                example: [],
              },
            },
          },
        ],
        [
          import('../identity/adapters/http/password.dto.js'),
          {
            ForgotPasswordDto: {
              email: { required: true, type: () => String, description: 'Of the account whose password is lost.' },
            },
            ResetPasswordDto: {
              email: {
                required: false,
                type: () => String,
                description: 'The address that the code was mailed to. Not needed with `token`.',
              },
              code: {
                required: false,
                type: () => String,
                description: 'The six digits of the newest mail. Not needed with `token`.',
                example: '048215',
                pattern: '^\\d{6}$',
              },
              token: {
                required: false,
                type: () => String,
                description: 'The token of the link in a mail. Used instead of `email` and `code`.',
                example: 'q0Zr8l2mT1yq7v0Q3yB5hw',
                pattern: '^[\\w-]{1,64}$',
              },
              newPassword: {
                required: true,
                type: () => String,
                description:
                  "At least 8 characters with an upper-case letter, a digit and a symbol; not a common password, a word of the shop or the\ncountry, or the person's own name or mailbox, also not with a few characters added.",
              },
            },
            ChangePasswordDto: {
              currentPassword: {
                required: true,
                type: () => String,
                description: 'Proves that it is still the same person.',
              },
              newPassword: {
                required: true,
                type: () => String,
                description:
                  "At least 8 characters with an upper-case letter, a digit and a symbol; not a common password, a word of the shop or the\ncountry, or the person's own name or mailbox, also not with a few characters added.",
              },
            },
            PasswordAnswerDto: {
              message: {
                required: true,
                type: () => String,
                description: 'What the person should read.',
                example: 'Si hay una cuenta con este correo, te enviamos un c\u00F3digo de 6 d\u00EDgitos.',
              },
            },
          },
        ],
        [
          import('../identity/adapters/http/login.dto.js'),
          {
            LoginDto: {
              email: { required: true, type: () => String, description: 'Case and surrounding blanks do not matter.' },
              password: { required: true, type: () => String, description: 'As it was chosen.' },
            },
            UserDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Never changes.',
                example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              firstName: {
                required: true,
                type: () => String,
                description: 'The first word of the name.',
                example: 'Laura',
              },
              lastName: {
                required: true,
                type: () => String,
                description: 'The rest of the name, perhaps empty.',
                example: 'Restrepo',
              },
              email: {
                required: true,
                type: () => String,
                description: 'The address that logs in.',
                example: 'laura@example.com',
              },
              role: {
                required: true,
                description: '`staff` also runs the shop.',
                example: 'shopper',
                enum: ['shopper', 'staff'],
              },
            },
            AuthStateDto: {
              isAuthenticated: { required: true, type: () => Boolean, description: 'False for a guest.' },
              user: {
                required: true,
                type: () => t['../identity/adapters/http/login.dto.js'].UserDto,
                nullable: true,
                description: 'Null for a guest.',
              },
            },
          },
        ],
        [
          import('../identity/adapters/http/register.dto.js'),
          {
            RegisterDto: {
              name: {
                required: true,
                type: () => String,
                description: 'First and last name joined, at most 120 characters.',
                example: 'Laura Restrepo',
                maxLength: 120,
              },
              email: {
                required: true,
                type: () => String,
                description:
                  'Case and surrounding blanks do not matter; an international domain is stored in its ASCII form.',
              },
              passwordHash: {
                required: false,
                type: () => String,
                description: 'The plain password under its old name; hashed on arrival. Either this or `password`.',
              },
              password: {
                required: false,
                type: () => String,
                description:
                  "The plain password: at least 8 characters with an upper-case letter, a digit and a symbol; not a common password, a word of\nthe shop or the country, or the person's own name or mailbox. Goes before `passwordHash`.",
              },
              phone: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'As typed; stored as `+573001234567`. Blank or null: none.',
              },
              shippingAddress: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'At most 300 characters; blank or null: none.',
                example: 'Calle 10 # 43-12, apto 301, Medell\u00EDn',
              },
              acceptsMarketing: {
                required: false,
                type: () => Boolean,
                nullable: true,
                description: 'Whether the person accepts marketing emails; the time of the consent is stored.',
              },
              dataConsent: {
                required: false,
                type: () => Boolean,
                nullable: true,
                description:
                  'Whether the person accepted the treatment of their data; its text version and time are stored (decisions, 31).',
              },
            },
            RegisteredDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Never changes.',
                example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              name: {
                required: true,
                type: () => String,
                description: 'First and last name.',
                example: 'Laura Restrepo',
              },
              email: {
                required: true,
                type: () => String,
                description: 'In its one spelling: lower-case, without surrounding blanks.',
                example: 'laura@example.com',
              },
              firstName: {
                required: true,
                type: () => String,
                description: 'The first word of the name.',
                example: 'Laura',
              },
              lastName: {
                required: true,
                type: () => String,
                description: 'The rest of the name, perhaps empty.',
                example: 'Restrepo',
              },
            },
          },
        ],
        [
          import('../health/health.dto.js'),
          {
            HealthDto: {
              status: {
                required: true,
                type: () => String,
                description: 'Always `ok`; anything else is an error.',
                example: 'ok',
              },
            },
          },
        ],
        [
          import('../catalogue/adapters/http/list-products.query.dto.js'),
          {
            ListProductsQueryDto: {
              category: {
                required: false,
                type: () => String,
                description:
                  'Keeps the products whose name or category contains this text, whatever its accents and case.\nThe shop itself uses `maleta`, `pa\u00F1alera`, `cambiador`, `bolso`, `mochila`, `lonchera` and `organizador`.\nTakes precedence over `search`.',
                example: 'mochila',
              },
              search: {
                required: false,
                type: () => String,
                description:
                  'Keeps the products whose name, category or description matches, whatever the accents and case; plurals and a\ntyping mistake are forgiven. Only the first 200 characters count.',
                example: 'panalera',
              },
              limit: {
                required: false,
                type: () => Number,
                description:
                  'Most products of one page. The address of the next page, when there is one, is in the `Link` header.',
                example: 5,
                minimum: 1,
                maximum: 100,
              },
              cursor: {
                required: false,
                type: () => String,
                description: 'Where the page begins: copied from the `Link` header of the page before.',
              },
            },
          },
        ],
        [
          import('../catalogue/adapters/http/delivery.dto.js'),
          {
            DeliveryDatesDto: {
              earliest: {
                required: true,
                type: () => String,
                description: 'Calendar date in Bogota.',
                example: '2026-12-14',
              },
              latest: {
                required: true,
                type: () => String,
                description: 'Calendar date in Bogota.',
                example: '2026-12-21',
              },
            },
            DeliveryDto: {
              shippingEstimate: {
                required: true,
                type: () => Number,
                description:
                  'Regular shipping in whole pesos, about; paid on delivery and never part of a charged total.',
                example: 25000,
              },
              standardBusinessDays: {
                required: true,
                type: () => [Number],
                description: 'Fewest and most business days of a regular order.',
                example: [15, 20],
              },
              expressBusinessDays: {
                required: true,
                type: () => [Number],
                description: 'Fewest and most business days with express service.',
                example: [5, 8],
              },
              embroideryHours: {
                required: true,
                type: () => Number,
                description: 'Hours that the embroidery itself takes.',
                example: 48,
              },
              standardDates: {
                required: true,
                type: () => t['../catalogue/adapters/http/delivery.dto.js'].DeliveryDatesDto,
                description: 'Delivery of an order that is paid today.',
              },
              expressDates: {
                required: true,
                type: () => t['../catalogue/adapters/http/delivery.dto.js'].DeliveryDatesDto,
                description: 'Delivery of an express order that is paid today.',
              },
            },
          },
        ],
        [
          import('../catalogue/adapters/http/pricing.dto.js'),
          {
            AddOnDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Stable; carts name it in `addOns`.',
                example: 'keychain',
              },
              label: {
                required: true,
                type: () => String,
                description: 'What shoppers read.',
                example: 'Llavero personalizado',
              },
              description: {
                required: true,
                type: () => String,
                description: 'One line that explains it to shoppers.',
                example: 'Con el texto que t\u00FA quieras',
              },
              price: { required: true, type: () => Number, description: 'Whole pesos.', example: 55000 },
              needs: {
                required: true,
                nullable: true,
                description: 'The text that this add-on needs, or null.',
                enum: t['../catalogue/domain/option.js'].AddOnNeed,
              },
              field: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  "The field of a cart's item that chooses it as well; null for one that only `addOns` names.",
                example: 'addPersonalizedKeychain',
              },
            },
            PricedChoiceDto: {
              id: { required: true, type: () => String, description: 'What carts and designs send.', example: 'large' },
              label: { required: true, type: () => String, description: 'What shoppers read.', example: 'Grande' },
              surcharge: {
                required: true,
                type: () => Number,
                description: 'Whole pesos added to the price; 0 when it is included.',
                example: 10,
              },
            },
            PriceLineDto: {
              label: { required: true, type: () => String, description: 'What shoppers read.', example: 'Precio base' },
              amount: {
                required: true,
                type: () => Number,
                description: 'Whole pesos; negative for a saving, 0 for what is included.',
                example: 445000,
              },
            },
            PersonalisationLimitsDto: {
              name: {
                required: true,
                type: () => Number,
                description: 'Letters of the embroidered name.',
                example: 20,
              },
              keychain: { required: true, type: () => Number, description: 'Letters on the keychain.', example: 12 },
              request: {
                required: true,
                type: () => Number,
                description: 'Letters of the special request.',
                example: 200,
              },
              quantity: { required: true, type: () => Number, description: 'Pieces of one line.', example: 99 },
            },
            KitPieceDto: {
              name: {
                required: true,
                type: () => String,
                description: 'What shoppers read.',
                example: 'Mochila Mil\u00E1n',
              },
              price: { required: true, type: () => Number, description: 'Whole pesos.', example: 450000 },
            },
            KitDto: {
              pieces: {
                required: true,
                type: () => [t['../catalogue/adapters/http/pricing.dto.js'].KitPieceDto],
                description: 'What is in the kit, in order.',
              },
              total: {
                required: true,
                type: () => Number,
                description: 'Sum of the pieces, whole pesos.',
                example: 1595000,
              },
              discountPercent: {
                required: true,
                type: () => Number,
                description: 'Taken off the sum, percent.',
                example: 10,
              },
              discountAmount: {
                required: true,
                type: () => Number,
                description: 'Whole pesos taken off.',
                example: 159500,
              },
              finalTotal: {
                required: true,
                type: () => Number,
                description: 'What the kit costs, whole pesos.',
                example: 1435500,
              },
              freeAccessories: {
                required: true,
                type: () => Number,
                description: 'Accessories given with the kit.',
                example: 1,
              },
            },
            PricingDto: {
              embroideryRemovalSaving: {
                required: true,
                type: () => Number,
                description: 'Whole pesos saved on an embroiderable product that is ordered without embroidery.',
                example: 15000,
              },
              addOns: {
                required: true,
                type: () => [t['../catalogue/adapters/http/pricing.dto.js'].AddOnDto],
                description: 'Extras, in order.',
              },
              fontStyles: {
                required: true,
                type: () => [t['../catalogue/adapters/http/pricing.dto.js'].PricedChoiceDto],
                description: 'Lettering styles, in order.',
              },
              fontSizes: {
                required: true,
                type: () => [t['../catalogue/adapters/http/pricing.dto.js'].PricedChoiceDto],
                description: 'Lettering sizes, in order.',
              },
              fontColors: {
                required: true,
                type: () => [t['../catalogue/adapters/http/pricing.dto.js'].PricedChoiceDto],
                description: 'Thread colours, in order.',
              },
              animalThemes: {
                required: true,
                type: () => [t['../catalogue/adapters/http/pricing.dto.js'].PricedChoiceDto],
                description: 'Embroidered motifs, in order.',
              },
              bagColors: {
                required: true,
                type: () => [t['../catalogue/adapters/http/pricing.dto.js'].PricedChoiceDto],
                description: 'Colours of the bag, in order.',
              },
              limits: {
                required: true,
                type: () => t['../catalogue/adapters/http/pricing.dto.js'].PersonalisationLimitsDto,
                description: 'Longest texts and largest quantity.',
              },
              kit: {
                required: true,
                type: () => t['../catalogue/adapters/http/pricing.dto.js'].KitDto,
                description: 'The luxury kit.',
              },
              delivery: {
                required: true,
                type: () => t['../catalogue/adapters/http/delivery.dto.js'].DeliveryDto,
                description: 'Times and shipping.',
              },
            },
          },
        ],
        [
          import('../catalogue/adapters/http/product-id.dto.js'),
          { ProductIdDto: { id: { required: true, type: () => Number, description: 'Positive integer.' } } },
        ],
        [
          import('../catalogue/adapters/http/product.dto.js'),
          {
            ProductVariantsDto: {
              bordado: { required: true, type: () => Boolean, description: 'Whether this product can be embroidered.' },
              bordadoImageUrl: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Front picture with an embroidered name; null when the product has no embroidery.',
                example: '/assets/products/bolso-mariposa/bordado.webp',
              },
              blankImageUrl: {
                required: true,
                type: () => String,
                description: 'Front picture without embroidery.',
                example: '/assets/products/bolso-mariposa/blank.webp',
              },
              galleryImages: {
                required: true,
                type: () => [String],
                description: 'Gallery without embroidery, front picture first.',
                example: ['/assets/products/bolso-mariposa/blank.webp', '/assets/products/bolso-mariposa/angle-1.webp'],
              },
              bordadoGalleryImages: {
                required: true,
                type: () => [String],
                description: 'Gallery with embroidery, front picture first; empty when the product has no embroidery.',
                example: [
                  '/assets/products/bolso-mariposa/bordado.webp',
                  '/assets/products/bolso-mariposa/detail.webp',
                ],
              },
              referenceImageUrl: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Close-up that shows the material, or null.',
                example: '/assets/products/bolso-mariposa/detail.webp',
              },
            },
            ProductDto: {
              id: { required: true, type: () => Number, description: 'Positive integer, never reused.', example: 4 },
              name: {
                required: true,
                type: () => String,
                description: 'What shoppers read.',
                example: 'Bolso Mariposa',
              },
              description: {
                required: true,
                type: () => String,
                description: 'A sentence or two for shoppers.',
                example: 'Un bolso con alas para los paseos cortos.',
              },
              price: {
                required: true,
                type: () => Number,
                description: 'Base price with embroidery, in whole pesos (COP), taxes included.',
                example: 285000,
              },
              category: {
                required: true,
                type: () => String,
                description: 'The name of its category.',
                example: 'Bolsos',
              },
              imageUrl: {
                required: true,
                type: () => String,
                description: 'Main picture.',
                example: '/assets/products/bolso-mariposa/bordado.webp',
              },
              inStock: { required: true, type: () => Boolean, description: 'False when it cannot be ordered now.' },
              variants: {
                required: true,
                type: () => t['../catalogue/adapters/http/product.dto.js'].ProductVariantsDto,
                description: 'Its pictures.',
              },
            },
            ProductGroupDto: {
              label: { required: true, type: () => String, description: 'The heading.', example: 'Pa\u00F1aleras' },
              productIds: {
                required: true,
                type: () => [Number],
                description: 'Ids of `GET /products`, in order.',
                example: [7, 1],
              },
            },
          },
        ],
        [
          import('../cart/adapters/http/cart-item.dto.js'),
          {
            CartItemProductDto: {
              id: { required: true, type: () => Number, description: 'Id of `GET /products`.', example: 1 },
              name: {
                required: true,
                type: () => String,
                description: 'Its name today.',
                example: 'Pa\u00F1alera Multifuncional',
              },
              price: { required: true, type: () => Number, description: 'Base price, whole pesos.', example: 445000 },
              imageUrl: {
                required: true,
                type: () => String,
                description: 'Main picture, a path from `/`.',
                example: '/assets/products/panalera-multifuncional/bordado.webp',
              },
              inStock: { required: true, type: () => Boolean, description: 'False also when it was withdrawn.' },
            },
            CartItemDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Random; anyone who knows it can change the line.',
                example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              productId: { required: true, type: () => Number, description: 'Id of `GET /products`.', example: 1 },
              name: {
                required: true,
                type: () => String,
                description: "The product's name when it was added.",
                example: 'Pa\u00F1alera Multifuncional',
              },
              price: {
                required: true,
                type: () => Number,
                description: 'Of one piece, whole pesos, frozen when it was added or edited; the sum of `breakdown`.',
                example: 445020,
              },
              quantity: { required: true, type: () => Number, description: 'Pieces, 1 to 99.', example: 1 },
              sessionId: {
                required: true,
                type: () => String,
                description: 'The cart that holds it.',
                example: '3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11',
              },
              personalization: {
                required: true,
                type: () => String,
                description: 'The embroidered name as typed; empty for none.',
                example: 'Sof\u00EDa',
              },
              addOns: {
                required: true,
                type: () => [String],
                description: 'Ids of the chosen add-ons, as in `addOns` of `GET /pricing`.',
                example: ['pompon'],
              },
              addPompon: { required: true, type: () => Boolean, description: 'With a pompon.' },
              addPersonalizedKeychain: {
                required: true,
                type: () => Boolean,
                description: 'With a keychain that carries `keychainPersonalization`.',
              },
              addDecorativeBow: { required: true, type: () => Boolean, description: 'With a decorative bow.' },
              addPersonalization: {
                required: true,
                type: () => Boolean,
                description: 'Another name of `addNameEmbroidery`.',
              },
              addNameEmbroidery: {
                required: true,
                type: () => Boolean,
                description: 'With the embroidered name as an add-on.',
              },
              expressService: {
                required: true,
                type: () => Boolean,
                description: '5 to 8 business days instead of 15 to 20.',
              },
              hasBordado: { required: true, type: () => Boolean, description: 'False for a piece without embroidery.' },
              keychainPersonalization: {
                required: true,
                type: () => String,
                description: "The keychain's text as typed; empty for none.",
                example: 'Sofi',
              },
              embroideryFont: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Id of `fontStyles` in `GET /pricing`; null for a piece that did not come from the customiser, as the next four.',
                example: 'elegant',
              },
              embroideryColor: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Id of `fontColors`.',
                example: 'gold',
              },
              fontSize: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Id of `fontSizes`.',
                example: 'medium',
              },
              animalTheme: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Id of `animalThemes`.',
                example: 'lion',
              },
              bagColor: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Id of `bagColors`.',
                example: 'black',
              },
              specialRequest: {
                required: true,
                type: () => String,
                description: 'Empty for none.',
                example: 'Una corona peque\u00F1a sobre la M',
              },
              product: {
                required: true,
                type: () => t['../cart/adapters/http/cart-item.dto.js'].CartItemProductDto,
                description: 'The product as the catalogue has it today.',
              },
              breakdown: {
                required: true,
                type: () => [t['../catalogue/adapters/http/pricing.dto.js'].PriceLineDto],
                description: 'Why one piece costs `price`, always in the same order.',
              },
              currentPrice: {
                required: true,
                type: () => Number,
                nullable: true,
                description:
                  'What one piece would cost if it were added now, whole pesos: differs from `price` when prices changed since. Null\nwhen the product was withdrawn.',
                example: 445020,
              },
              available: {
                required: true,
                type: () => Boolean,
                description:
                  'False when it cannot be ordered any more (withdrawn, out of stock): it blocks payment until it is removed.',
              },
            },
          },
        ],
        [
          import('../cart/adapters/http/cart-totals.dto.js'),
          {
            DiscountNoticeDto: {
              title: { required: true, type: () => String, description: 'Heading.', example: 'C\u00F3digo Expirado' },
              message: {
                required: true,
                type: () => String,
                description: 'One sentence.',
                example: 'Este c\u00F3digo de descuento ya no est\u00E1 disponible',
              },
            },
            CartTotalsDto: {
              items: {
                required: true,
                type: () => [t['../cart/adapters/http/cart-item.dto.js'].CartItemDto],
                description: 'In the order in which they were first added.',
              },
              total: {
                required: true,
                type: () => Number,
                description: 'Sum of price times quantity, whole pesos.',
                example: 890040,
              },
              finalTotal: {
                required: true,
                type: () => Number,
                description: 'What is charged, whole pesos.',
                example: 756534,
              },
              itemCount: { required: true, type: () => Number, description: 'Pieces, not lines.', example: 2 },
              isExpress: {
                required: true,
                type: () => Boolean,
                description:
                  'Every piece is made by the express service: 5 to 8 business days instead of 15 to 20. A parcel waits for its slowest.',
              },
              discountCode: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The code in force, or null.',
                example: 'SIGERIST15',
              },
              discountPercent: {
                required: true,
                type: () => Number,
                description: "The code's own percentage; 0 without a code.",
                example: 15,
              },
              discountAmount: {
                required: true,
                type: () => Number,
                description: 'Taken off the total, whole pesos, rounded to the nearest.',
                example: 133506,
              },
              discountNotice: {
                required: true,
                type: () => t['../cart/adapters/http/cart-totals.dto.js'].DiscountNoticeDto,
                nullable: true,
                description: 'Set while the cart has an expired code; null again after it is removed or replaced.',
              },
            },
          },
        ],
        [
          import('../cart/adapters/http/personalisation.dto.js'),
          {
            PersonalisationDto: {
              personalization: {
                required: false,
                type: () => String,
                nullable: true,
                description:
                  "The name to embroider, at most 20 letters: letters of Spanish and its neighbours, digits, spaces and `- ' & .`",
                example: 'Sof\u00EDa',
              },
              addOns: {
                required: false,
                type: () => [String],
                nullable: true,
                description: 'Ids of `addOns` in `GET /pricing`, besides those that the next fields choose.',
                example: ['pompon'],
              },
              addPompon: { required: false, type: () => Boolean, nullable: true, description: 'A pompon.' },
              addPersonalizedKeychain: {
                required: false,
                type: () => Boolean,
                nullable: true,
                description: 'A keychain with a text of its own: needs `keychainPersonalization`.',
              },
              addDecorativeBow: {
                required: false,
                type: () => Boolean,
                nullable: true,
                description: 'A decorative bow.',
              },
              addPersonalization: {
                required: false,
                type: () => Boolean,
                nullable: true,
                description: 'Another name of `addNameEmbroidery`: charged once if either is set.',
              },
              addNameEmbroidery: {
                required: false,
                type: () => Boolean,
                nullable: true,
                description: 'The embroidered name as an add-on: needs `personalization`.',
              },
              expressService: {
                required: false,
                type: () => Boolean,
                nullable: true,
                description: '5 to 8 business days instead of 15 to 20.',
              },
              hasBordado: {
                required: false,
                type: () => Boolean,
                nullable: true,
                description: 'With embroidery; left out, an embroiderable product has it.',
              },
              keychainPersonalization: {
                required: false,
                type: () => String,
                nullable: true,
                description: "The keychain's text, at most 12 letters.",
                example: 'Sofi',
              },
              embroideryFont: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'Lettering style: id of `fontStyles` in `GET /pricing`.',
                example: 'elegant',
              },
              embroideryColor: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'Thread: id of `fontColors`.',
                example: 'gold',
              },
              fontSize: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'Size of the letters: id of `fontSizes`.',
                example: 'medium',
              },
              animalTheme: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'Motif: id of `animalThemes`.',
                example: 'lion',
              },
              bagColor: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'Bag: id of `bagColors`.',
                example: 'black',
              },
              specialRequest: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'What the workshop should know, at most 200 letters.',
                example: 'Una corona peque\u00F1a sobre la M',
              },
            },
          },
        ],
        [
          import('../cart/adapters/http/change-cart.dto.js'),
          {
            AddToCartDto: {
              productId: {
                required: true,
                type: () => Number,
                description: 'Id of `GET /products`.',
                example: 1,
                minimum: 1,
                maximum: 2147483647,
              },
              name: {
                required: false,
                type: () => String,
                description: "The name that the browser displayed; the cart keeps the catalogue's own.",
                example: 'Pa\u00F1alera Multifuncional',
              },
              price: {
                required: true,
                type: () => Number,
                description:
                  "The price of one piece that the browser displayed, whole pesos. The shop computes and stores its own: compare it with\nthe reply's `price`, and tell the shopper when they differ.",
                example: 445000,
                minimum: 1,
              },
              quantity: { required: true, type: () => Number, description: '1 to 99.', example: 1, minimum: 1 },
              sessionId: {
                required: true,
                type: () => String,
                description:
                  'Random and secret: 8 to 128 letters, digits, `_` or `-`. Anyone who knows it sees the cart.',
                example: '3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11',
              },
            },
            EditCartItemDto: {},
            SetQuantityDto: {
              quantity: { required: true, type: () => Number, description: '1 to 99.', example: 2, minimum: 1 },
            },
            RestoreItemsDto: {
              ids: {
                required: true,
                type: () => [String],
                description: 'Ids of items that were removed from this cart, 1 to 200.',
                example: ['7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de'],
                minItems: 1,
                format: 'uuid',
                maxItems: 200,
              },
            },
            ApplyDiscountDto: {
              code: {
                required: false,
                type: () => String,
                description: 'Neither case nor blanks around it matter.',
                example: 'SIGERIST15',
              },
            },
          },
        ],
        [
          import('../content/adapters/http/faq.dto.js'),
          {
            FaqItemDto: {
              id: { required: true, type: () => String, description: 'Stable slug.', example: 'envios-a-que-ciudades' },
              category: {
                required: true,
                type: () => String,
                description: 'The heading under which it stands.',
                example: 'Env\u00EDos y Entregas',
              },
              question: {
                required: true,
                type: () => String,
                description: 'Plain text.',
                example: '\u00BFEnv\u00EDan a toda Colombia?',
              },
              answer: {
                required: true,
                type: () => String,
                description: 'Plain text.',
                example: 'S\u00ED. Enviamos a toda Colombia desde Medell\u00EDn.',
              },
            },
          },
        ],
        [
          import('../designs/adapters/http/design.dto.js'),
          {
            DesignDto: {
              productId: {
                required: true,
                type: () => Number,
                description: 'Id of `GET /products`; a product that can be embroidered.',
                example: 1,
                minimum: 1,
                maximum: 2147483647,
              },
              name: {
                required: true,
                type: () => String,
                description: 'The name to embroider, at most 20 letters.',
                example: 'Sof\u00EDa',
                maxLength: 1000,
              },
              fontStyle: { required: true, type: () => String, description: 'Id of `fontStyles`.', example: 'elegant' },
              fontSize: { required: true, type: () => String, description: 'Id of `fontSizes`.', example: 'medium' },
              fontColor: { required: true, type: () => String, description: 'Id of `fontColors`.', example: 'gold' },
              animalTheme: {
                required: true,
                type: () => String,
                description: 'Id of `animalThemes`.',
                example: 'lion',
              },
              bagColor: { required: true, type: () => String, description: 'Id of `bagColors`.', example: 'black' },
            },
            DesignAddressDto: {
              code: {
                required: true,
                type: () => String,
                description: 'The same design always has the same code.',
                example: 'k3Jx0Qp_Za',
              },
              path: {
                required: true,
                type: () => String,
                description: 'The page that opens the design, on any phone.',
                example: '/d/k3Jx0Qp_Za',
              },
            },
            KeptDesignDto: {
              code: { required: true, type: () => String, description: 'Its code.', example: 'k3Jx0Qp_Za' },
              path: {
                required: true,
                type: () => String,
                description: 'The page that opens it.',
                example: '/d/k3Jx0Qp_Za',
              },
              design: {
                required: true,
                type: () => t['../designs/adapters/http/design.dto.js'].DesignDto,
                description: 'What was kept.',
              },
              productName: {
                required: true,
                type: () => String,
                description: "The product's name today.",
                example: 'Pa\u00F1alera Multifuncional',
              },
              price: {
                required: true,
                type: () => Number,
                description: 'Whole pesos; the sum of `breakdown`.',
                example: 445020,
              },
              breakdown: {
                required: true,
                type: () => [t['../catalogue/adapters/http/pricing.dto.js'].PriceLineDto],
                description: 'Why it costs `price`.',
              },
            },
          },
        ],
        [
          import('../orders/adapters/http/order-item.dto.js'),
          {
            OrderItemDto: {
              productId: { required: true, type: () => Number, description: 'Id of `GET /products`.', example: 1 },
              name: {
                required: true,
                type: () => String,
                description: "The product's name when it was bought.",
                example: 'Pa\u00F1alera Multifuncional',
              },
              imageUrl: {
                required: true,
                type: () => String,
                description: 'Main picture, a path from `/`.',
                example: '/assets/products/panalera-multifuncional/bordado.webp',
              },
              quantity: { required: true, type: () => Number, description: 'Pieces.', example: 1 },
              price: {
                required: true,
                type: () => Number,
                description: 'Of one piece, whole pesos; the sum of `breakdown`.',
                example: 460000,
              },
              personalization: {
                required: true,
                type: () => String,
                description:
                  'The embroidered name; empty for none, `\u2022\u2022\u2022` for strangers, as the other texts.',
                example: 'Sof\u00EDa',
              },
              hasBordado: { required: true, type: () => Boolean, description: 'False for a piece without embroidery.' },
              addNameEmbroidery: {
                required: true,
                type: () => Boolean,
                description: 'With the embroidered name as an add-on.',
              },
              addOns: {
                required: true,
                type: () => [String],
                description: 'Ids of the chosen add-ons, as in `addOns` of `GET /pricing`.',
                example: ['pompon'],
              },
              addOnLabels: {
                required: true,
                type: () => [String],
                description: 'Their names in the same order, as they were when the price was calculated.',
                example: ['Pomp\u00F3n'],
              },
              addPompon: { required: true, type: () => Boolean, description: 'With a pompon.' },
              addPersonalizedKeychain: {
                required: true,
                type: () => Boolean,
                description: 'With a keychain that carries `keychainPersonalization`.',
              },
              addDecorativeBow: { required: true, type: () => Boolean, description: 'With a decorative bow.' },
              expressService: {
                required: true,
                type: () => Boolean,
                description: '5 to 8 business days instead of 15 to 20.',
              },
              keychainPersonalization: {
                required: true,
                type: () => String,
                description: "The keychain's text; empty for none.",
                example: 'Sofi',
              },
              embroideryFont: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Id of `fontStyles` in `GET /pricing`; null for a piece that did not come from the customiser, as the next four.',
                example: 'elegant',
              },
              embroideryColor: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Id of `fontColors`.',
                example: 'gold',
              },
              fontSize: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Id of `fontSizes`.',
                example: 'medium',
              },
              animalTheme: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Id of `animalThemes`.',
                example: 'lion',
              },
              bagColor: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Id of `bagColors`.',
                example: 'black',
              },
              specialRequest: {
                required: true,
                type: () => String,
                description: 'Special request of the shopper; may be empty.',
                example: 'Una corona peque\u00F1a sobre la M',
              },
              breakdown: {
                required: true,
                type: () => [t['../catalogue/adapters/http/pricing.dto.js'].PriceLineDto],
                description: 'Why one piece cost `price`, as it was at the purchase.',
              },
            },
          },
        ],
        [
          import('../orders/adapters/http/piece-name.dto.js'),
          {
            NamePieceDto: {
              orderNumber: {
                required: true,
                type: () => String,
                description: 'In any case, with or without its dash.',
                example: 'SIG-7K2QXM',
                maxLength: 20,
              },
              email: {
                required: false,
                type: () => String,
                description:
                  'The one of the purchase. Not needed from the browser that paid, the logged-in owner and the staff.',
                example: 'laura@example.com',
              },
              position: {
                required: true,
                type: () => Number,
                description: '`position` of `nameablePieces`.',
                example: 0,
                minimum: 0,
                maximum: 10000,
              },
              name: {
                required: true,
                type: () => String,
                description: "At most 20 letters: letters of Spanish and its neighbours, digits, spaces and `- ' & .`",
                example: 'Sof\u00EDa',
                maxLength: 3000,
              },
            },
            NameablePieceDto: {
              position: {
                required: true,
                type: () => Number,
                description: "Its place among the order's items, from 0.",
                example: 0,
              },
              productName: {
                required: true,
                type: () => String,
                description: "The product's name when it was bought.",
                example: 'Pa\u00F1alera Multifuncional',
              },
              quantity: { required: true, type: () => Number, description: 'Pieces that get this name.', example: 1 },
              name: {
                required: true,
                type: () => String,
                description:
                  'What was written since the purchase; empty while the name is missing, `\u2022\u2022\u2022` for strangers.',
                example: '',
              },
            },
          },
        ],
        [
          import('../orders/adapters/http/order.dto.js'),
          {
            OrderShippingDto: {
              address: {
                required: true,
                type: () => String,
                description: 'Street and number.',
                example: 'Calle 10 # 43-12',
              },
              city: { required: true, type: () => String, description: 'City or town.', example: 'Medell\u00EDn' },
              department: {
                required: true,
                type: () => String,
                description: 'Department of Colombia.',
                example: 'Antioquia',
              },
              postalCode: { required: true, type: () => String, description: 'Empty for none.', example: '050021' },
            },
            OrderDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Random.',
                example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              orderNumber: {
                required: true,
                type: () => String,
                description: 'What people call it.',
                example: 'SIG-7K2QXM',
              },
              transactionId: {
                required: true,
                type: () => String,
                nullable: true,
                description: "The payment provider's; null for a bank transfer.",
                example: '11004-1718123303-80111',
              },
              reference: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of the payment; null for a bank transfer.',
                example: 'SIGERIST-3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11-1763700000000-Zx9k2',
              },
              status: {
                required: true,
                description: 'Where it is now.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
              },
              total: {
                required: true,
                type: () => Number,
                description: 'What was charged, whole pesos. Shipping is paid on delivery and not part of it.',
                example: 782000,
              },
              subtotal: {
                required: true,
                type: () => Number,
                description: 'Before the discount, whole pesos.',
                example: 920000,
              },
              discountCode: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The code that was applied, or null.',
                example: 'SIGERIST15',
              },
              discountAmount: {
                required: true,
                type: () => Number,
                description: 'Taken off `subtotal`, whole pesos.',
                example: 138000,
              },
              createdAt: {
                required: true,
                type: () => String,
                description: 'When it was placed.',
                example: '2026-11-21T20:15:00.000Z',
              },
              paymentMethod: {
                required: true,
                type: () => String,
                description: '`BANK_TRANSFER`, or as the provider names it: `CARD`, `PSE`, `NEQUI` \u2026',
                example: 'CARD',
              },
              customerName: {
                required: true,
                type: () => String,
                description: 'Masked for strangers, as all personal data.',
                example: 'Laura Restrepo',
              },
              customerEmail: {
                required: true,
                type: () => String,
                description: 'Where its mails go.',
                example: 'laura@example.com',
              },
              customerPhone: {
                required: true,
                type: () => String,
                description: 'As typed; empty for none.',
                example: '300 123 4567',
              },
              shipping: {
                required: true,
                type: () => t['../orders/adapters/http/order.dto.js'].OrderShippingDto,
                nullable: true,
                description: 'Null when the shopper gave no address.',
              },
              isExpress: {
                required: true,
                type: () => Boolean,
                description:
                  'Every piece is made by the express service: 5 to 8 business days instead of 15 to 20. A parcel waits for its slowest.',
              },
              delivery: {
                required: true,
                type: () => t['../catalogue/adapters/http/delivery.dto.js'].DeliveryDatesDto,
                nullable: true,
                description:
                  'Promised delivery, counted from the payment; null before it, under review, and for a cancelled or refunded order.',
              },
              reviewReason: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Why a person looks at the payment now; null for every other state.',
              },
              items: {
                required: true,
                type: () => [t['../orders/adapters/http/order-item.dto.js'].OrderItemDto],
                description: 'What was bought.',
              },
              nameablePieces: {
                required: true,
                type: () => [t['../orders/adapters/http/piece-name.dto.js'].NameablePieceDto],
                description: 'Pieces whose name was left for later and can still be written, until they are made.',
              },
            },
          },
        ],
        [
          import('../orders/adapters/http/bank-transfer.dto.js'),
          {
            CustomerDto: {
              name: {
                required: true,
                type: () => String,
                description: 'At most 160 characters.',
                example: 'Laura Restrepo',
                maxLength: 160,
              },
              email: {
                required: true,
                type: () => String,
                description: 'Where the mails of the order go. Case and surrounding blanks do not matter.',
                example: 'laura@example.com',
              },
              phone: {
                required: true,
                type: () => String,
                description: 'As typed, at most 30 characters.',
                example: '300 123 4567',
                maxLength: 30,
              },
              address: {
                required: true,
                type: () => String,
                description: 'At most 200 characters.',
                example: 'Calle 10 # 43-12, apto 301',
                maxLength: 200,
              },
              city: {
                required: true,
                type: () => String,
                description: 'At most 80 characters.',
                example: 'Medell\u00EDn',
                maxLength: 80,
              },
              department: {
                required: true,
                type: () => String,
                description: 'At most 80 characters.',
                example: 'Antioquia',
                maxLength: 80,
              },
              postalCode: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'At most 20 characters.',
                example: '050021',
                maxLength: 20,
              },
            },
            BankTransferDto: {
              sessionId: {
                required: true,
                type: () => String,
                description: 'Of the cart.',
                example: '3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11',
              },
              customer: {
                required: true,
                type: () => t['../orders/adapters/http/bank-transfer.dto.js'].CustomerDto,
                description: 'Customer and shipping address.',
              },
              dataConsent: {
                required: false,
                type: () => Boolean,
                description:
                  'Whether the treatment of data was accepted; its text version and time are stored (decisions, 31).',
              },
              total: {
                required: false,
                type: () => Number,
                description:
                  'What the browser shows, whole pesos: when the cart costs something else, nothing is ordered.',
                example: 782000,
                minimum: 0,
                maximum: 1000000000,
              },
            },
            BankAccountDto: {
              bank: { required: true, type: () => String, description: "The bank's name.", example: 'Bancolombia' },
              type: { required: true, type: () => String, description: 'Kind of account.', example: 'Ahorros' },
              number: { required: true, type: () => String, description: 'Its number.', example: '000-000000-00' },
              holder: { required: true, type: () => String, description: 'In whose name it is.', example: 'Sigerist' },
              proofUrl: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  "Opens a chat with the order's number written already, to send the proof; null while the shop has no number for\nchats: then the proof goes to its email address.",
                example: 'https://wa.me/573000000000?text=Hola',
              },
            },
            BankTransferOrderDto: {
              bankTransfer: {
                required: true,
                type: () => t['../orders/adapters/http/bank-transfer.dto.js'].BankAccountDto,
                description: 'Where and how to pay.',
              },
            },
          },
        ],
        [
          import('../orders/adapters/http/track-order.dto.js'),
          {
            TrackOrderDto: {
              orderNumber: {
                required: true,
                type: () => String,
                description: 'In any case, with or without its dash.',
                example: 'SIG-7K2QXM',
                maxLength: 20,
              },
              email: {
                required: true,
                type: () => String,
                description: 'The one of the purchase.',
                example: 'laura@example.com',
              },
            },
            OrderStepDto: {
              status: {
                required: true,
                description: 'The state that began.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
              },
              at: {
                required: true,
                type: () => String,
                description: 'When it began.',
                example: '2026-11-21T20:15:00.000Z',
              },
              note: {
                required: true,
                type: () => String,
                description:
                  'What the shop wrote for the shopper, such as the number of the parcel; empty for nothing.',
                example: 'Gu\u00EDa 123456789',
              },
              reason: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Why the shop itself made this change; null when a person did.',
              },
            },
            TrackedOrderDto: {
              orderNumber: {
                required: true,
                type: () => String,
                description: 'What people call it.',
                example: 'SIG-7K2QXM',
              },
              status: {
                required: true,
                description: 'Where it is now.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
              },
              createdAt: {
                required: true,
                type: () => String,
                description: 'When it was placed.',
                example: '2026-11-21T20:15:00.000Z',
              },
              expressService: {
                required: true,
                type: () => Boolean,
                description: 'The same as `isExpress`, under the name that the first callers know.',
              },
              isExpress: {
                required: true,
                type: () => Boolean,
                description: 'Every piece is made by the express service: 5 to 8 business days instead of 15 to 20.',
              },
              delivery: {
                required: true,
                type: () => t['../catalogue/adapters/http/delivery.dto.js'].DeliveryDatesDto,
                nullable: true,
                description:
                  'Promised delivery, counted from the payment; null before it, under review, and for a cancelled or refunded order.',
              },
              reviewReason: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Why a person looks at the payment now; null for every other state.',
              },
              history: {
                required: true,
                type: () => [t['../orders/adapters/http/track-order.dto.js'].OrderStepDto],
                description: 'The oldest first.',
              },
              nameablePieces: {
                required: true,
                type: () => [t['../orders/adapters/http/piece-name.dto.js'].NameablePieceDto],
                description: 'Pieces whose name was left for later and can still be written, until they are made.',
              },
            },
          },
        ],
        [
          import('../orders/adapters/http/staff-order-parts.dto.js'),
          {
            StaffNoteDto: {
              text: {
                required: true,
                type: () => String,
                description: 'Never shown or mailed to the shopper.',
                example: 'La reata azul llega el jueves',
              },
              at: {
                required: true,
                type: () => String,
                description: 'When it was written.',
                example: '2026-11-21T20:15:00.000Z',
              },
              actor: {
                required: true,
                type: () => String,
                description: 'Address of who wrote it.',
                example: 'taller@sigerist.co',
              },
            },
            LaterNameDto: {
              position: {
                required: true,
                type: () => Number,
                description: "Place of the piece among the order's items, from 0.",
                example: 0,
              },
              name: {
                required: true,
                type: () => String,
                description: 'What is to be embroidered.',
                example: 'Sof\u00EDa',
              },
              at: {
                required: true,
                type: () => String,
                description: 'When it was written.',
                example: '2026-11-21T20:15:00.000Z',
              },
              actor: {
                required: true,
                type: () => String,
                description: '`shopper`, or the address of somebody of the staff.',
                example: 'shopper',
              },
            },
            OrderSummaryDto: {
              overdue: {
                required: true,
                type: () => Number,
                description: 'Paid and unsent orders whose last promised day is over.',
                example: 1,
              },
              week: {
                required: true,
                type: () => Number,
                description: 'Paid and unsent orders whose last promised day is between today and Sunday.',
                example: 4,
              },
              receivedToday: {
                required: true,
                type: () => Number,
                description:
                  'Whole pesos that arrived today: approved payments and confirmed transfers, without what was voided or given back.',
                example: 890000,
              },
              receivedThisMonth: {
                required: true,
                type: () => Number,
                description: 'The same since the first of this month.',
                example: 12450000,
              },
            },
          },
        ],
        [
          import('../orders/adapters/http/staff-orders.dto.js'),
          {
            ListOrdersQueryDto: {
              status: {
                required: false,
                type: () => [Object],
                description: 'One or several states.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
                isArray: true,
              },
              search: {
                required: false,
                type: () => String,
                description:
                  "In number, name, email, phone, transaction or a name to embroider, or a whole reference; case, accents and the grouping of a\nphone's digits do not matter. Without three letters or digits in a row, only the newest 2,000 orders are searched. A whole\norder number, transaction id or reference finds that order alone.",
                example: 'laura',
                maxLength: 200,
              },
              from: {
                required: false,
                type: () => Date,
                description: 'Placed at this moment or later.',
                example: '2026-11-01T00:00:00-05:00',
              },
              before: {
                required: false,
                type: () => Date,
                description: 'Placed before this moment.',
                example: '2026-12-01T00:00:00-05:00',
              },
              due: {
                required: false,
                description:
                  'Only orders whose last promised day is over, or lies between today and Sunday; in Bogota.',
                enum: ['overdue', 'week'],
              },
              express: {
                required: false,
                type: () => String,
                description: 'Only express orders: every piece has the express service.',
              },
              oldestFirst: {
                required: false,
                type: () => String,
                description: 'The oldest first, for work that is due.',
              },
              cursor: {
                required: false,
                type: () => String,
                description: '`nextCursor` of the page before.',
                example: '2026-11-21T20:15:00.000Z_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              limit: {
                required: false,
                type: () => Number,
                description: 'Orders on a page, 1 to 100.',
                example: 25,
                minimum: 1,
                maximum: 100,
              },
            },
            ConfirmedTransferDto: {
              amount: {
                required: true,
                type: () => Number,
                description: 'What arrived, whole pesos.',
                example: 782000,
              },
              reference: { required: true, type: () => String, description: "The bank's.", example: 'M1029384' },
            },
            OrderChangeDto: {
              actor: {
                required: true,
                type: () => String,
                description: '`shop`, `provider`, or the address of somebody of the staff.',
                example: 'taller@sigerist.co',
              },
              received: {
                required: true,
                type: () => t['../orders/adapters/http/staff-orders.dto.js'].ConfirmedTransferDto,
                nullable: true,
                description: 'The transfer that this change confirmed; null for every other change.',
              },
            },
            StaffOrderDto: {
              consentVersion: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Which version of the terms was accepted; null when none was.',
                example: '2026-11',
              },
              nextStatuses: {
                required: true,
                type: () => [Object],
                description: 'The states that may follow.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
                isArray: true,
              },
              receivedFor: {
                required: true,
                type: () => [Object],
                description: 'Those of `nextStatuses` that need `received`: no money of this order is known yet.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
                isArray: true,
              },
              furtherTransferFor: {
                required: true,
                type: () => [Object],
                description: 'Those of `nextStatuses` that may confirm a further transfer; empty before the first.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
                isArray: true,
              },
              received: {
                required: true,
                type: () => t['../orders/adapters/http/staff-orders.dto.js'].ConfirmedTransferDto,
                nullable: true,
                description:
                  'All confirmed transfers together, with their references; `history` says by whom and when.',
              },
              history: {
                required: true,
                type: () => [t['../orders/adapters/http/staff-orders.dto.js'].OrderChangeDto],
                description: 'The oldest first.',
              },
              staffNotes: {
                required: true,
                type: () => [t['../orders/adapters/http/staff-order-parts.dto.js'].StaffNoteDto],
                description: 'Notes for colleagues, the oldest first.',
              },
              laterNames: {
                required: true,
                type: () => [t['../orders/adapters/http/staff-order-parts.dto.js'].LaterNameDto],
                description: 'Names that were written after the purchase, the oldest of each piece first.',
              },
            },
            OrderCountDto: {
              status: {
                required: true,
                description: 'The state.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
              },
              orders: {
                required: true,
                type: () => Number,
                description: 'Orders in it, at least one; 1000 stands for that many or more.',
                example: 4,
              },
            },
            OrderPageDto: {
              orders: {
                required: true,
                type: () => [t['../orders/adapters/http/staff-orders.dto.js'].StaffOrderDto],
                description: 'What fits the question.',
              },
              nextCursor: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'For the next page; null on the last one.',
                example: '2026-11-21T20:15:00.000Z_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
            },
          },
        ],
        [
          import('../orders/adapters/http/change-order-status.dto.js'),
          {
            ReceivedTransferDto: {
              amount: {
                required: false,
                type: () => Number,
                description:
                  "What arrived, whole pesos. Another amount than the order's total needs a note that explains it.",
                example: 782000,
                minimum: 1,
              },
              reference: {
                required: false,
                type: () => String,
                description: "The bank's, at most 100 characters.",
                example: 'M1029384',
                maxLength: 100,
              },
            },
            StaffNoteTextDto: {
              text: {
                required: true,
                type: () => String,
                description: 'At most 1000 characters. The shopper never sees it.',
                example: 'La reata azul llega el jueves',
                maxLength: 1000,
              },
            },
            ChangeOrderStatusDto: {
              status: {
                required: true,
                description: 'One of `nextStatuses`.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
              },
              from: {
                required: false,
                description: 'Where the order was when it was looked at: refused when somebody moved it since.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
              },
              note: {
                required: false,
                type: () => String,
                description:
                  'For the shopper, who reads it in the mail: the number of the parcel, say. Needed for `refunded`: its evidence.',
                example: 'Gu\u00EDa 123456789',
                maxLength: 500,
              },
              besidesOthers: {
                required: false,
                type: () => Boolean,
                description:
                  'True when the order is made although another one of the same pieces is open; needs a note.',
              },
              received: {
                required: false,
                type: () => t['../orders/adapters/http/change-order-status.dto.js'].ReceivedTransferDto,
                description:
                  'The transfer that this change confirms; needed for the states in `receivedFor`, possible for those in `furtherTransferFor`.',
              },
            },
          },
        ],
        [
          import('../chatbot/adapters/http/web-chat.dto.js'),
          {
            SendChatMessageDto: {
              conversationId: {
                required: false,
                type: () => String,
                description: 'Of the answer before; a new conversation begins without it.',
                example: 'p1kZ0b8m3vX9QeT2rLw5Yg',
              },
              message: {
                required: true,
                type: () => String,
                description: 'What the customer wrote, at most 2,000 characters.',
                example: '\u00BFcu\u00E1nto vale la mochila Milano sin bordado?',
              },
            },
            ChatLinkDto: {
              label: {
                required: true,
                type: () => String,
                description: 'What the link says.',
                example: 'Mochila Milano',
              },
              url: {
                required: true,
                type: () => String,
                description: 'Absolute address of a page of the shop, or of a WhatsApp chat with it.',
                example: 'https://sigerist.co/product/7',
              },
              imageUrl: {
                required: true,
                type: () => String,
                nullable: true,
                description: "Absolute address of the product's picture; null for a page that is about no product.",
                example: 'https://sigerist.co/assets/products/mochila-milano/bordado.webp',
              },
              price: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Whole pesos; null for a page that is about no product.',
                example: 435000,
              },
            },
            ChatReplyDto: {
              conversationId: {
                required: true,
                type: () => String,
                description: 'Send it with the next message. It is a secret: it gives access to the conversation.',
                example: 'p1kZ0b8m3vX9QeT2rLw5Yg',
              },
              response: {
                required: true,
                type: () => String,
                description: "The bot's answer; empty while a person has the conversation.",
                example: 'La Mochila Milano sin bordado cuesta $420.000.',
              },
              handover: {
                required: true,
                type: () => Boolean,
                description: 'A person answers this conversation, now or when the shop opens.',
              },
              links: {
                required: true,
                type: () => [t['../chatbot/adapters/http/web-chat.dto.js'].ChatLinkDto],
                description: 'Pages that the answer points to.',
              },
            },
            ReadChatDto: {
              conversationId: {
                required: true,
                type: () => String,
                description: 'Of the last answer.',
                example: 'p1kZ0b8m3vX9QeT2rLw5Yg',
              },
            },
            ChatMessageDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Random id.',
                example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              author: {
                required: true,
                description: 'Who wrote it: the customer, the bot or a person of the shop.',
                enum: ['customer', 'bot', 'agent'],
              },
              text: {
                required: true,
                type: () => String,
                description: 'Plain text.',
                example: '\u00A1Hola! \u00BFEn qu\u00E9 te ayudo?',
              },
              links: {
                required: true,
                type: () => [t['../chatbot/adapters/http/web-chat.dto.js'].ChatLinkDto],
                description: 'Pages that it points to.',
              },
              sentAt: {
                required: true,
                type: () => String,
                description: 'When it was written.',
                example: '2026-11-23T15:00:00.000Z',
              },
            },
            ChatDto: {
              messages: {
                required: true,
                type: () => [t['../chatbot/adapters/http/web-chat.dto.js'].ChatMessageDto],
                description: 'The newest 100, the oldest first.',
              },
              handover: {
                required: true,
                type: () => Boolean,
                description: 'A person answers this conversation, now or when the shop opens.',
              },
            },
          },
        ],
        [
          import('../chatbot/adapters/http/chatbot-admin.dto.js'),
          {
            TestChatbotDto: {
              message: {
                required: true,
                type: () => String,
                description: 'At most 2,000 characters.',
                example: '\u00BFcu\u00E1nto se demora una pa\u00F1alera bordada?',
              },
              conversationId: {
                required: false,
                type: () => String,
                description:
                  'Any id of the caller\'s choice; messages with the same one belong together, so that "\u00BFy sin bordado?" is understood. Without\none, the messages of this person belong together.',
                example: 'prueba-1',
                pattern: '^[\\w-]{1,64}$',
              },
            },
            TestReplyDto: {
              response: {
                required: true,
                type: () => String,
                description: 'The reply.',
                example: 'Entregamos en 15 a 20 d\u00EDas h\u00E1biles.',
              },
              links: {
                required: true,
                type: () => [t['../chatbot/adapters/http/web-chat.dto.js'].ChatLinkDto],
                description: 'Pages that the reply points to.',
              },
              intents: {
                required: true,
                type: () => [String],
                description: 'What the bot understood, in the order of the text; empty when it understood nothing.',
                example: ['delivery_time'],
              },
              handover: {
                required: true,
                nullable: true,
                description: 'Why the conversation would go to a person; null when the bot answers by itself.',
                enum: [
                  'keyword',
                  'person',
                  'anger',
                  'misses',
                  'order_problem',
                  'media',
                  'flood',
                  'inactive',
                  'undelivered',
                  'unanswered',
                ],
              },
            },
            BusinessHoursDto: {
              start: { required: true, type: () => String, description: 'From; before `end`.', example: '09:00' },
              end: { required: true, type: () => String, description: 'Until.', example: '18:00' },
            },
            ChatbotConfigDto: {
              businessHours: {
                required: true,
                type: () => t['../chatbot/adapters/http/chatbot-admin.dto.js'].BusinessHoursDto,
                description: 'When people answer.',
              },
              autoTransferKeywords: {
                required: true,
                type: () => [String],
                description: 'Words and phrases that hand a conversation to a person.',
                example: ['asesor', 'reclamo'],
              },
            },
            WebhookSetupDto: {
              url: {
                required: true,
                type: () => String,
                description: 'Callback address.',
                example: 'https://sigerist.co/api/chatbot/webhook',
              },
              verifyToken: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Verify token; null while the shop has none.',
              },
            },
            MessagingHealthDto: {
              connected: {
                required: true,
                type: () => Boolean,
                description: 'The shop is connected with a messaging platform; otherwise messages are only stored.',
              },
              repliesThisMonth: {
                required: true,
                type: () => Number,
                description: 'Replies sent since the first of this month (Bogot\u00E1).',
                example: 212,
              },
              freeReplies: {
                required: true,
                type: () => Number,
                description: 'Replies a month that the platform sends without a payment method.',
                example: 1000,
              },
              undelivered: {
                required: true,
                type: () => Number,
                description:
                  'Replies of the last 24 hours that the platform took at least 10 minutes ago and has not delivered.',
                example: 0,
              },
              warning: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What staff should do, in one Spanish sentence; null when all is well.',
              },
            },
            ChatbotStatusDto: {
              isActive: { required: true, type: () => Boolean, description: 'False hands every message to a person.' },
              isBusinessHours: { required: true, type: () => Boolean, description: 'People answer at this moment.' },
              config: {
                required: true,
                type: () => t['../chatbot/adapters/http/chatbot-admin.dto.js'].ChatbotConfigDto,
                description: 'What staff can change.',
              },
              nextOpening: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'When people answer next; null during business hours.',
                example: '2026-11-24T14:00:00.000Z',
              },
              waiting: {
                required: true,
                type: () => Number,
                description: 'Conversations that wait for a person.',
                example: 2,
              },
              webhook: {
                required: true,
                type: () => t['../chatbot/adapters/http/chatbot-admin.dto.js'].WebhookSetupDto,
                description: "For the platform's console.",
              },
              messaging: {
                required: true,
                type: () => t['../chatbot/adapters/http/chatbot-admin.dto.js'].MessagingHealthDto,
                description: 'Delivery of messages.',
              },
            },
            ToggleChatbotDto: {
              active: { required: true, type: () => Boolean, description: 'False hands every message to a person.' },
            },
            ToggledChatbotDto: {
              success: { required: true, type: () => Boolean, description: 'Always true.' },
              active: { required: true, type: () => Boolean, description: 'What holds now.' },
              message: {
                required: true,
                type: () => String,
                description: 'One Spanish sentence for the person.',
                example: 'El chatbot est\u00E1 activo.',
              },
            },
            SavedHoursDto: { success: { required: true, type: () => Boolean, description: 'Always true.' } },
            KeywordsDto: {
              keywords: {
                required: true,
                type: () => [String],
                description:
                  'Words and phrases that hand a conversation to a person; case, accents, blanks and repetitions do not matter.',
                example: ['asesor', 'reclamo'],
              },
            },
          },
        ],
        [
          import('../chatbot/adapters/http/misses.dto.js'),
          {
            ListMissesQueryDto: {
              days: {
                required: true,
                type: () => Number,
                description: 'Days back from now, 1 to 90; 7 without it.',
                example: 7,
                default: 7,
                minimum: 1,
                maximum: 90,
              },
            },
            MissDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Random id.',
                example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              question: {
                required: true,
                type: () => String,
                description: 'As it was last written.',
                example: '\u00BFhacen mochilas para gemelos?',
              },
              count: {
                required: true,
                type: () => Number,
                description: 'How often it was asked in these days, in any spelling.',
                example: 3,
              },
              lastAt: {
                required: true,
                type: () => String,
                description: 'When it was last asked.',
                example: '2026-11-23T15:00:00.000Z',
              },
            },
            NewFaqEntryDto: {
              category: {
                required: true,
                description: 'Where it stands on the page.',
                enum: ['Env\u00EDos y Entregas', 'Pagos', 'Productos y Calidad', 'Empresa', 'Personalizaci\u00F3n'],
              },
              question: {
                required: true,
                type: () => String,
                description: 'At most 200 characters.',
                example: '\u00BFHacen mochilas para gemelos?',
                maxLength: 200,
              },
              answer: {
                required: true,
                type: () => String,
                description: 'At most 1,000 characters.',
                example: 'S\u00ED, hacemos dos iguales con nombres distintos.',
                maxLength: 1000,
              },
            },
            NewKeywordDto: {
              keyword: { required: true, type: () => String, description: 'A word or phrase.', example: 'gemelos' },
            },
          },
        ],
        [
          import('../chatbot/adapters/http/customer.dto.js'),
          {
            CustomerOrderDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Random id.',
                example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              orderNumber: {
                required: true,
                type: () => String,
                description: 'The number that people use.',
                example: 'SIG-7K2QXM',
              },
              status: {
                required: true,
                description: 'Where the order stands.',
                enum: [
                  'paid',
                  'cancelled',
                  'in_production',
                  'payment_review',
                  'refund_pending',
                  'shipped',
                  'delivered',
                  'refunded',
                  'pending_transfer',
                ],
              },
              createdAt: {
                required: true,
                type: () => String,
                description: 'When it was placed.',
                example: '2026-11-21T20:15:00.000Z',
              },
              total: {
                required: true,
                type: () => Number,
                description: 'What was charged, whole pesos.',
                example: 782000,
              },
            },
            ConversationCustomerDto: {
              phone: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Digits with country code; null when unknown.',
                example: '573001234567',
              },
              emails: {
                required: true,
                type: () => [String],
                description: 'Addresses that the customer wrote in the conversation, at most 5. They prove nothing.',
                example: ['laura@example.com'],
              },
              orders: {
                required: true,
                type: () => [t['../chatbot/adapters/http/customer.dto.js'].CustomerOrderDto],
                description: 'The newest 5 orders with this phone or one of these addresses.',
              },
            },
          },
        ],
        [
          import('../chatbot/adapters/http/conversation.dto.js'),
          {
            ListConversationsQueryDto: {
              state: {
                required: false,
                description: 'Only conversations in this state.',
                enum: ['bot', 'waiting', 'taken'],
              },
              cursor: {
                required: false,
                type: () => String,
                description: '`nextCursor` of the page before.',
                example: 'other_2026-11-21T20:15:00.000Z_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              limit: {
                required: false,
                type: () => Number,
                description: 'Conversations on a page, 1 to 100.',
                example: 25,
                minimum: 1,
                maximum: 100,
              },
            },
            ConversationMessageDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Random id.',
                example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              author: {
                required: true,
                description: 'Who wrote it; `system` notes what happened, such as a handover.',
                enum: ['customer', 'bot', 'agent', 'system'],
              },
              agent: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Email of the person who wrote it; null for anyone else.',
                example: 'ana@sigerist.co',
              },
              text: {
                required: true,
                type: () => String,
                description: 'Plain text.',
                example: '\u00BFcu\u00E1nto vale la mochila?',
              },
              sentAt: {
                required: true,
                type: () => String,
                description: 'When it was written.',
                example: '2026-11-23T15:00:00.000Z',
              },
              status: {
                required: true,
                nullable: true,
                description: 'Of a message of the shop on WhatsApp; null for any other.',
                enum: ['delivered', 'pending', 'sent', 'read', 'failed'],
              },
              failure: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Why it was not sent or not delivered, in one Spanish sentence; null when nothing went wrong.',
              },
            },
            ConversationSummaryDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Random id.',
                example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
              },
              channel: { required: true, description: 'Where the customer writes.', enum: ['whatsapp', 'web'] },
              state: {
                required: true,
                description: '`bot` answers, `waiting` for a person, `taken` by a person.',
                enum: ['bot', 'waiting', 'taken'],
              },
              name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'As the customer calls themselves on WhatsApp; null when unknown.',
                example: 'Laura',
              },
              phone: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Digits with country code; null when unknown.',
                example: '573001234567',
              },
              whatsappUrl: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Opens the chat with this customer in WhatsApp; null when the number is unknown.',
                example: 'https://wa.me/573001234567',
              },
              reason: {
                required: true,
                nullable: true,
                description: 'Why it went to a person; null while the bot answers.',
                enum: [
                  'keyword',
                  'person',
                  'anger',
                  'misses',
                  'order_problem',
                  'media',
                  'flood',
                  'inactive',
                  'undelivered',
                  'unanswered',
                ],
              },
              waitingSince: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'When the handover began; null without a handover.',
                example: '2026-11-23T15:00:00.000Z',
              },
              takenBy: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Email of the staff member who took it; null when it is not taken.',
                example: 'ana@sigerist.co',
              },
              lastMessage: {
                required: true,
                type: () => t['../chatbot/adapters/http/conversation.dto.js'].ConversationMessageDto,
                nullable: true,
                description: 'The newest message; null before the first.',
              },
              updatedAt: {
                required: true,
                type: () => String,
                description: 'Of the newest message or change.',
                example: '2026-11-23T15:00:00.000Z',
              },
              replyUntil: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  "Until when WhatsApp takes a reply: 24 hours from the customer's last message. Null on the web, where there is no limit.",
                example: '2026-11-24T15:00:00.000Z',
              },
              stopped: {
                required: true,
                type: () => Boolean,
                description: 'The customer wrote "parar" and gets no messages.',
              },
            },
            ConversationDto: {
              messages: {
                required: true,
                type: () => [t['../chatbot/adapters/http/conversation.dto.js'].ConversationMessageDto],
                description: 'The newest 200, the oldest first.',
              },
            },
            ConversationPageDto: {
              items: {
                required: true,
                type: () => [t['../chatbot/adapters/http/conversation.dto.js'].ConversationSummaryDto],
                description: 'Those that wait longest first, then the newest.',
              },
              nextCursor: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of the next page; null on the last one.',
              },
            },
            ReplyDto: {
              message: {
                required: true,
                type: () => String,
                description: 'At most 4,096 characters.',
                example: 'Hola Laura, ya miro tu pedido.',
              },
            },
          },
        ],
        [
          import('../contact/adapters/http/contact.dto.js'),
          {
            ContactMessageDto: {
              firstName: {
                required: true,
                type: () => String,
                description: 'At most 80 characters, as every limit here without surrounding blanks.',
                example: 'Laura',
                maxLength: 80,
              },
              lastName: {
                required: true,
                type: () => String,
                description: 'At most 80 characters.',
                example: 'Restrepo',
                maxLength: 80,
              },
              email: {
                required: true,
                type: () => String,
                description: 'Where the shop answers.',
                example: 'laura@example.com',
              },
              phone: {
                required: true,
                type: () => String,
                description: 'As typed, at most 30 characters.',
                example: '300 123 4567',
                maxLength: 30,
              },
              message: {
                required: true,
                type: () => String,
                description: 'At most 2,000 characters; line breaks stay.',
                example: 'Quiero la Pa\u00F1alera Multifuncional con el nombre Sof\u00EDa.',
                maxLength: 2000,
              },
              dataConsent: {
                required: false,
                type: () => Boolean,
                description:
                  'Whether the person accepted the treatment of their data; its text version and time are stored (decisions, 31).',
              },
            },
            ContactAnswerDto: {
              message: {
                required: true,
                type: () => String,
                description: 'What the person should read.',
                example: 'Tu mensaje se ha enviado correctamente',
              },
            },
          },
        ],
        [
          import('../payments/adapters/http/widget-config.dto.js'),
          {
            PayerDto: {
              email: {
                required: true,
                type: () => String,
                description: 'Where the mails of the order go. Case and surrounding blanks do not matter.',
                example: 'laura@example.com',
              },
              full_name: {
                required: true,
                type: () => String,
                description: 'At most 160 characters.',
                example: 'Laura Restrepo',
                maxLength: 160,
              },
              phone_number: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'As typed, at most 30 characters.',
                example: '3001234567',
                maxLength: 30,
              },
              phone_number_prefix: {
                required: false,
                type: () => String,
                nullable: true,
                description: "The country's.",
                example: '+57',
                maxLength: 5,
              },
            },
            PayerAddressDto: {
              address_line_1: {
                required: true,
                type: () => String,
                description: 'At most 200 characters.',
                example: 'Calle 10 # 43-12',
                maxLength: 200,
              },
              city: {
                required: true,
                type: () => String,
                description: 'At most 80 characters.',
                example: 'Medell\u00EDn',
                maxLength: 80,
              },
              region: {
                required: true,
                type: () => String,
                description: 'The department, at most 80 characters.',
                example: 'Antioquia',
                maxLength: 80,
              },
              country: {
                required: false,
                type: () => String,
                description: 'The shop delivers in Colombia alone.',
                example: 'CO',
              },
              postal_code: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'At most 20 characters.',
                example: '050021',
                maxLength: 20,
              },
              phone_number: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'At most 30 characters.',
                example: '3001234567',
                maxLength: 30,
              },
            },
            TaxDto: {
              vat: { required: true, type: () => Number, description: 'VAT in cents.', example: 0 },
              consumption: { required: true, type: () => Number, description: 'Consumption tax in cents.', example: 0 },
            },
            WidgetConfigRequestDto: {
              amount_in_cents: {
                required: true,
                type: () => Number,
                description: "The total in cents. The cart's own counts: a different one is refused.",
                example: 78200000,
                minimum: 1,
              },
              currency: { required: true, type: () => String, description: 'Always COP.', example: 'COP' },
              reference: {
                required: true,
                type: () => String,
                description:
                  '`SIGERIST-{session}-{milliseconds}-{5 characters}`: names the cart. The answer carries another one to pay with.',
                example: 'SIGERIST-3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11-1763700000000-Zx9k2',
                maxLength: 200,
              },
              customer_data: {
                required: true,
                type: () => t['../payments/adapters/http/widget-config.dto.js'].PayerDto,
                description: 'Who pays.',
              },
              shipping_address: {
                required: false,
                type: () => t['../payments/adapters/http/widget-config.dto.js'].PayerAddressDto,
                nullable: true,
                description: 'Where the parcel goes.',
              },
              redirect_url: {
                required: false,
                type: () => String,
                description:
                  "Where the shopper comes back to; an address of another site is replaced by the shop's own.",
                example: 'https://sigerist.co/payment-success',
                maxLength: 500,
              },
              tax_in_cents: {
                required: false,
                type: () => t['../payments/adapters/http/widget-config.dto.js'].TaxDto,
                description: 'Taxes included in the amount. Values other than 0 are rejected.',
              },
              dataConsent: {
                required: false,
                type: () => Boolean,
                description:
                  'Whether the treatment of data was accepted; its text version and time are stored (decisions, 31).',
              },
            },
          },
        ],
        [
          import('../payments/adapters/http/widget-config-answer.dto.js'),
          {
            WidgetConfigDto: {
              publicKey: {
                required: true,
                type: () => String,
                description: 'Of the shop at the provider.',
                example: 'pub_test_x',
              },
              currency: { required: true, type: () => String, description: 'Always COP.', example: 'COP' },
              amountInCents: { required: true, type: () => Number, description: 'What is charged.', example: 78200000 },
              reference: {
                required: true,
                type: () => String,
                description: 'Pay with this one: the shop made it, and nothing can be learned from it.',
                example: 'SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB',
              },
              signature: {
                required: true,
                type: () => String,
                description: 'Proves amount, reference and expiry.',
                example: '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5',
              },
              redirectUrl: {
                required: true,
                type: () => String,
                description: 'Where the shopper comes back to.',
                example: 'https://sigerist.co/payment-success',
              },
              expirationTime: {
                required: true,
                type: () => String,
                description:
                  'No payment may begin under this reference after it: 24 hours. Signed, too, so that it is passed on exactly as it is.',
                example: '2026-11-23T20:15:00.000Z',
              },
              checkoutUrl: {
                required: true,
                type: () => String,
                description: "The provider's hosted page, for a browser in which its widget does not open.",
                example: 'https://checkout.wompi.co/p/?reference=\u2026',
              },
              widgetUrl: {
                required: true,
                type: () => String,
                description: "The provider's script, which opens its page over the shop's.",
                example: 'https://checkout.wompi.co/widget.js',
              },
              customerData: {
                required: true,
                type: () => t['../payments/adapters/http/widget-config.dto.js'].PayerDto,
                description: 'As it was sent, the email in its one spelling.',
              },
              shippingAddress: {
                required: true,
                type: () => t['../payments/adapters/http/widget-config.dto.js'].PayerAddressDto,
                nullable: true,
                description: 'As it was sent.',
              },
            },
            WidgetConfigAnswerDto: {
              success: {
                required: true,
                type: () => Boolean,
                description: 'Errors carry `false`, and their message as `error`.',
              },
              data: {
                required: true,
                type: () => t['../payments/adapters/http/widget-config-answer.dto.js'].WidgetConfigDto,
                description: 'For the widget.',
              },
            },
          },
        ],
        [
          import('../payments/adapters/http/complete-payment.dto.js'),
          {
            CompletePaymentDto: {
              transactionId: {
                required: true,
                type: () => String,
                description: 'As the provider names it.',
                example: '11004-1718123303-80111',
              },
              reference: {
                required: false,
                type: () => String,
                description: "When given it must be the transaction's own.",
                example: 'SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB',
                maxLength: 200,
              },
              sessionId: {
                required: false,
                type: () => String,
                description:
                  'Not used: a session is no proof of who paid (decisions, 35). The browser that paid is known by its cookie.',
              },
              customerEmail: {
                required: false,
                type: () => String,
                description: 'Not used: the order has what was given when the payment began, as the next three.',
              },
              customerName: { required: false, type: () => String, description: 'Not used.' },
              customerPhone: { required: false, type: () => String, description: 'Not used.' },
              amount: {
                required: false,
                type: () => Number,
                description: 'Not used: what was charged is read from the provider.',
              },
            },
            FindPaymentDto: {
              reference: {
                required: true,
                type: () => String,
                description: 'Under which it was begun.',
                example: 'SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB',
                maxLength: 200,
              },
            },
            FoundPaymentDto: {
              transactionId: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'To be completed; null when nothing was paid that could still be approved.',
                example: '11004-1718123303-80111',
              },
            },
            PendingPaymentDto: {
              status: { required: true, type: () => String, description: 'Always PENDING.', example: 'PENDING' },
            },
            ExternalCompletionDto: {
              success: {
                required: true,
                type: () => Boolean,
                description: 'False while the bank has not decided yet.',
              },
              order: {
                required: true,
                type: () => t['../orders/adapters/http/order.dto.js'].OrderDto,
                nullable: true,
                description: 'Null while the bank has not decided yet.',
              },
            },
          },
        ],
        [
          import('../payments/adapters/http/staff-payments.dto.js'),
          {
            MoneyResolutionDto: {
              actor: {
                required: true,
                type: () => String,
                description: 'E-mail of the member of staff.',
                example: 'taller@sigerist.co',
              },
              note: {
                required: true,
                type: () => String,
                description: 'As it was written.',
                example: 'Devuelto por PSE, comprobante 98213',
              },
              at: { required: true, type: () => String, description: 'When.', example: '2026-11-21T20:15:00.000Z' },
            },
            PaymentInReviewDto: {
              reason: {
                required: true,
                description:
                  "`amount`: amount or currency differ from what was asked for. `unknown_reference`: no payment of the shop has its reference.\n`provider_differs`: the provider's list contradicts what the shop recorded.",
                enum: ['amount', 'unknown_reference', 'provider_differs'],
              },
              transactionId: {
                required: true,
                type: () => String,
                description: 'As the provider names it.',
                example: '11004-1718123303-80111',
              },
              reference: {
                required: true,
                type: () => String,
                description: 'What it was paid under.',
                example: 'SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB',
              },
              status: {
                required: true,
                type: () => String,
                description: "The provider's status.",
                example: 'APPROVED',
              },
              expectedAmount: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'What was asked for, whole pesos; null when nobody asked.',
                example: 782000,
              },
              paidAmount: {
                required: true,
                type: () => Number,
                description: 'What the provider answers, rounded to pesos.',
                example: 1000,
              },
              currency: { required: true, type: () => String, description: 'Of what was paid.', example: 'COP' },
              customerName: {
                required: true,
                type: () => String,
                description: 'Who began the payment; empty when that is not known.',
                example: 'Laura Restrepo',
              },
              customerEmail: {
                required: true,
                type: () => String,
                description: 'Of who began the payment; empty when that is not known.',
                example: 'laura@example.com',
              },
              customerPhone: {
                required: true,
                type: () => String,
                description: 'As typed; empty for none.',
                example: '300 123 4567',
              },
              items: {
                required: true,
                type: () => [t['../orders/adapters/http/order-item.dto.js'].OrderItemDto],
                description:
                  'What it was to pay for, as it stood when the payment began; empty when that is not known or an order has it.',
              },
              heardAt: {
                required: true,
                type: () => String,
                description: 'When the shop recorded it last.',
                example: '2026-11-21T20:15:00.000Z',
              },
              resolutions: {
                required: true,
                type: () => [t['../payments/adapters/http/staff-payments.dto.js'].MoneyResolutionDto],
                description: 'What was done about it before it came back to the list, the oldest first.',
              },
            },
            ResolvePaymentDto: {
              note: {
                required: true,
                type: () => String,
                description: 'What was done: the evidence of a refund, the order that it belongs to.',
                example: 'Devuelto por PSE, comprobante 98213',
                maxLength: 500,
              },
            },
            CheckPaymentDto: {
              reference: {
                required: true,
                type: () => String,
                description: 'Of the payment.',
                example: 'SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB',
                maxLength: 200,
              },
            },
            CheckedPaymentDto: {
              state: {
                required: true,
                type: () => String,
                description: '`created`, `pending`, `failed`, `approved`, `voided`, `mismatch` or `expired`.',
                example: 'approved',
              },
            },
          },
        ],
        [
          import('../privacy/adapters/http/privacy.dto.js'),
          {
            PrivacyRequestDto: {
              email: { required: true, type: () => String, description: 'Of the orders or messages.' },
            },
            PrivacyAnswerDto: {
              message: {
                required: true,
                type: () => String,
                description: 'What the person should read.',
                example: 'Si guardamos datos de este correo, te enviamos un enlace que vale por una hora.',
              },
            },
            PrivacyTokenDto: {
              token: {
                required: true,
                type: () => String,
                description: 'What the mailed link has after `#`, or `nextToken` of an export. Each is valid once.',
                example: '5vQ3T0b8kqfJrEw2mXy1Zg',
                pattern: '^[\\w-]{22}$',
              },
            },
            PrivacyExportDto: {
              exportedAt: {
                required: true,
                type: () => Date,
                description: 'The moment of this answer.',
                example: '2026-11-21T15:04:05.000Z',
              },
              email: {
                required: true,
                type: () => String,
                description: 'The proven address.',
                example: 'laura@example.com',
              },
              data: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'array', items: true },
                description:
                  'What each part of the shop holds: `orders`, `contactMessages`, `conversations`, and `payments` of which no order came yet.',
              },
              incomplete: {
                required: true,
                type: () => [String],
                description:
                  'Parts of `data` with more than the 2000 records that one answer contains, paid orders first. Write to the shop for the others.',
                example: [],
              },
              nextToken: {
                required: true,
                type: () => String,
                description:
                  "For another export or for erasing, until the link's hour ends: the token of this call is used up.",
                example: '9bH1u7Yw0sKpQfXc3LmNzA',
              },
            },
            PrivacyErasureDto: {
              orders: {
                required: true,
                type: () => Number,
                description:
                  'Orders that lose name, address and texts: the newest 100 at once, any others within minutes. Their number, dates and amounts stay\nfor the accounts.',
                example: 2,
              },
              messages: {
                required: true,
                type: () => Number,
                description: 'Messages of the contact form that are deleted.',
                example: 1,
              },
              conversations: {
                required: true,
                type: () => Number,
                description: 'Conversations with the shop that are deleted: those in which this email was written.',
                example: 1,
              },
              payments: {
                required: true,
                type: () => Number,
                description: 'Unfinished payments that lose what was to be bought and by whom.',
                example: 1,
              },
              keptOrders: {
                required: true,
                type: () => [String],
                description:
                  'Numbers of orders in progress. They are erased within two days after they are delivered or given back.',
                example: ['SIG-7K2QXM'],
              },
              keptPayments: {
                required: true,
                type: () => Number,
                description:
                  'Payments that the bank may still approve, or whose money staff must review. An approved one becomes an order; any other is\nerased within a week, or when its review has ended.',
                example: 0,
              },
              keptConversations: {
                required: true,
                type: () => Number,
                description:
                  'Conversations that a person of the shop has or is awaited in. They can be erased when they have ended.',
                example: 0,
              },
            },
          },
        ],
      ],
      controllers: [
        [
          import('../settings/adapters/http/settings.controller.js'),
          {
            SettingsController: { getSettings: { summary: 'Who the shop is, how to reach it and where transfers go' } },
          },
        ],
        [
          import('../identity/adapters/http/account.controller.js'),
          {
            AccountController: {
              getAccount: { summary: 'My data', type: t['../identity/adapters/http/account.dto.js'].AccountDto },
              changeAccount: {
                summary: 'Change my data',
                description: 'Only what the body names changes. The address of the account stays what it is.',
                type: t['../identity/adapters/http/account.dto.js'].AccountDto,
              },
              changePassword: {
                summary: 'Change my password',
                description: 'Ends every other session of the account; this one goes on under a new id.',
              },
              confirmEmail: {
                summary: 'Confirm my email',
                description:
                  'With the token of the link in the welcome mail, which works for 30 days after the registration. A reset of the password keeps the data of a confirmed account; an\nunconfirmed one is emptied, because a stranger may have registered it.',
              },
              exportAccount: {
                summary: 'Download everything that the shop holds about me',
                type: t['../identity/adapters/http/account.dto.js'].AccountExportDto,
              },
              deleteAccount: {
                summary: 'Delete my account',
                description:
                  'The account, its sessions and codes are gone at once, and its finished orders are anonymised. Orders in progress\nkeep their data until they are delivered or given back; orders that nobody has paid are cancelled. Accounts of the staff end by command only.',
              },
            },
          },
        ],
        [
          import('../identity/adapters/http/password.controller.js'),
          {
            PasswordController: {
              forgotPassword: {
                summary: 'Mail a code and a link for a new password',
                description:
                  'The answer and its time are the same whether or not the address has an account. An account is mailed at most once\na minute. Code and link last 15 minutes; a newer code ends the older one, but not its link. The use of any of them ends all.\nA network has 5 guesses per code, an account 20 a day; beyond that only the link works.',
                type: t['../identity/adapters/http/password.dto.js'].PasswordAnswerDto,
              },
              resetPassword: {
                summary: 'Set a new password with the mailed code or link',
                description:
                  'Takes `email` and `code`, or `token`. Ends every session of the account, and makes this\nbrowser a known device, whose login nobody else can pause. The answer is the same for an unknown\naddress and for a wrong, used, expired or worn-out code.',
                type: t['../identity/adapters/http/password.dto.js'].PasswordAnswerDto,
              },
            },
          },
        ],
        [
          import('../identity/adapters/http/session.controller.js'),
          {
            SessionController: {
              register: {
                summary: 'Open an account',
                description:
                  'Logs in at once: a new session, whatever the caller came with. The cart stays, it does not depend on the\nsession. Sends a welcome email.',
                type: t['../identity/adapters/http/register.dto.js'].RegisteredDto,
              },
              login: {
                summary: 'Log in',
                description:
                  'A wrong password and an unknown address get the same answer in the same time. Repeated failures are slowed\ndown, per account and per address, with growing pauses. On a device that logged in to the account before (cookie `device`) only the\nfailures on that device count.',
                type: t['../identity/adapters/http/login.dto.js'].UserDto,
              },
              logout: { summary: 'Log out: also fine for a guest' },
              checkAuth: {
                summary: 'Who is logged in',
                description:
                  'Never cached. A page need not ask for a guest: the cookie `signed_in`, readable by scripts and without\nanything about the person, comes and goes with the session.',
                type: t['../identity/adapters/http/login.dto.js'].AuthStateDto,
              },
            },
          },
        ],
        [
          import('../client-errors/client-errors.controller.js'),
          { ClientErrorsController: { reportClientError: { summary: 'Report an error in the code of a page' } } },
        ],
        [
          import('../health/health.controller.js'),
          {
            HealthController: {
              getLiveness: {
                summary: 'Whether the program runs',
                description: 'For whatever restarts it: looks at nothing else.',
                type: t['../health/health.dto.js'].HealthDto,
              },
              getReadiness: {
                summary: 'Whether it can serve shoppers',
                description: 'For load balancers: 503 while the database does not answer.',
                type: t['../health/health.dto.js'].HealthDto,
              },
            },
          },
        ],
        [
          import('../catalogue/adapters/http/catalogue.controller.js'),
          {
            CatalogueController: {
              listProducts: {
                summary: 'Products in catalogue order',
                description:
                  'Without parameters: the whole catalogue. With a `limit`, the address of the next page is in the `Link`\nheader (`rel="next"`), so that the body stays a plain array. Every answer has a strong `ETag`: send it back in\n`If-None-Match` and an unchanged catalogue costs a 304 without a body.',
              },
              listProductGroups: { summary: 'The headings of the catalogue page, each with its products in order' },
              getProduct: { summary: 'One product' },
              getPricing: {
                summary: 'Prices of options, limits, delivery times and the kit',
                description:
                  "Everything that a price is made of besides the product's own. A line costs the product's price, less\n`embroideryRemovalSaving` when it could be embroidered and is not, plus each chosen add-on once, plus the\nsurcharges of the customiser's choices.",
              },
            },
          },
        ],
        [
          import('../cart/adapters/http/cart-discount.controller.js'),
          {
            CartDiscountController: {
              getCartTotals: {
                summary: 'What a cart costs, with its items and its discount',
                type: t['../cart/adapters/http/cart-totals.dto.js'].CartTotalsDto,
              },
              applyDiscount: {
                summary: 'Apply a discount code',
                description:
                  'It takes the place of another one and lasts 30 days from the first time it was applied to this cart.',
                type: t['../cart/adapters/http/cart-totals.dto.js'].CartTotalsDto,
              },
              removeDiscount: {
                summary: 'Take the discount code off: also fine without one',
                type: t['../cart/adapters/http/cart-totals.dto.js'].CartTotalsDto,
              },
            },
          },
        ],
        [
          import('../cart/adapters/http/cart.controller.js'),
          {
            CartController: {
              getCart: {
                summary: 'The items of a cart',
                description: 'In the order in which they were first added. An unknown session is an empty cart.',
                type: [t['../cart/adapters/http/cart-item.dto.js'].CartItemDto],
              },
              addToCart: {
                summary: 'Add pieces to a cart',
                description:
                  'An item that is made alike is raised instead, and takes the price of now. Send an `Idempotency-Key` when a\ncall may be repeated (a lost answer on a phone): it adds once, and is remembered for a week.',
                type: t['../cart/adapters/http/cart-item.dto.js'].CartItemDto,
              },
              setCartItemQuantity: {
                summary: 'Set the quantity of an item',
                type: t['../cart/adapters/http/cart-item.dto.js'].CartItemDto,
              },
              editCartItem: {
                summary: 'Change how an item is made',
                description:
                  'Place and quantity stay, the price becomes that of now. When another item is made alike, it becomes part of\nthis one.',
                type: t['../cart/adapters/http/cart-item.dto.js'].CartItemDto,
              },
              clearCart: { summary: 'Empty a cart: also fine when it is empty already. An applied code stays' },
              restoreCartItems: {
                summary: 'Put removed items back',
                description:
                  'Undoes a removal or an emptying, for a day: the items are as they were, in their places and at the prices at\nwhich they were added. Pieces of an item that was made alike since join it. Ids that were not removed from this cart\nchange nothing.',
                type: [t['../cart/adapters/http/cart-item.dto.js'].CartItemDto],
              },
              removeCartItem: { summary: 'Remove an item: it can be put back for a day' },
            },
          },
        ],
        [
          import('../content/adapters/http/faq.controller.js'),
          {
            FaqController: {
              listFaq: { summary: "Frequent questions in reading order, with today's prices in their answers" },
            },
          },
        ],
        [
          import('../designs/adapters/http/designs.controller.js'),
          {
            DesignsController: {
              keepDesign: {
                summary: 'Keep a design under a short address',
                description: 'For sharing: anyone who opens the address sees the design and can order it.',
                type: t['../designs/adapters/http/design.dto.js'].DesignAddressDto,
              },
              getDesign: { summary: "A kept design with its product and today's price" },
            },
          },
        ],
        [
          import('../orders/adapters/http/shopper-orders.controller.js'),
          {
            ShopperOrdersController: {
              getOrderByTransaction: {
                summary: 'The order that a transaction paid',
                description:
                  'Whole to the browser that paid, to its logged-in owner and to the staff; to anyone else with name, email and\ntexts masked.',
                type: t['../orders/adapters/http/order.dto.js'].OrderDto,
              },
              listMyOrders: {
                summary: 'My orders, the newest first',
                description: 'With what was paid in this browser by a guest who logged in meanwhile.',
                type: [t['../orders/adapters/http/order.dto.js'].OrderDto],
              },
              orderByBankTransfer: {
                summary: 'Order a cart and pay by bank transfer',
                description:
                  'The order waits in `pending_transfer` until the staff has seen the money. A repeated call answers the order\nof the first one. A cart whose card payment was approved answers `cart.changed`, also when no event told of it yet. The error `order.total_changed` carries the right `total`.',
                type: t['../orders/adapters/http/bank-transfer.dto.js'].BankTransferOrderDto,
              },
              trackOrder: {
                summary: 'Where an order is, without an account',
                type: t['../orders/adapters/http/track-order.dto.js'].TrackedOrderDto,
              },
              namePiece: {
                summary: 'Write the name of a piece that was bought without one',
                description:
                  'For the browser that paid, the logged-in owner, the staff, and whoever knows number and email, until the piece is\nmade. Answers the pieces of the order that can get a name.',
                type: [t['../orders/adapters/http/piece-name.dto.js'].NameablePieceDto],
              },
            },
          },
        ],
        [
          import('../orders/adapters/http/staff-orders.controller.js'),
          {
            StaffOrdersController: {
              countOrders: {
                summary: 'How many orders are in each state; states without any are left out (staff)',
                type: [t['../orders/adapters/http/staff-orders.dto.js'].OrderCountDto],
              },
              summariseOrders: {
                summary: 'What is due this week, and what was received (staff)',
                type: t['../orders/adapters/http/staff-order-parts.dto.js'].OrderSummaryDto,
              },
              exportOrders: {
                summary: 'The orders of a filter as a sheet for Excel (staff)',
                description: 'CSV with semicolons, at most 10,000 orders; `limit` and `cursor` are ignored.',
                type: Object,
              },
              listOrders: {
                summary: 'Lists orders, the newest first by default (staff)',
                type: t['../orders/adapters/http/staff-orders.dto.js'].OrderPageDto,
              },
              getOrder: {
                summary: 'One order with its history (staff)',
                type: t['../orders/adapters/http/staff-orders.dto.js'].StaffOrderDto,
              },
              listOrdersOfSamePieces: {
                summary: 'The newest other orders of the same pieces, which one family needs once (staff)',
                type: [t['../orders/adapters/http/staff-orders.dto.js'].StaffOrderDto],
              },
              changeOrderStatus: {
                summary: 'Move an order on (staff)',
                description:
                  'The shopper gets a mail of it, with the note. An order without known money (`receivedFor`) enters `paid` and\n`refund_pending` only with the transfer that was received; an order with money is refunded, never cancelled. A reference\nthat confirmed another order needs a note. While another order of the same pieces is open, `paid` needs `besidesOthers` and a note.',
                type: t['../orders/adapters/http/staff-orders.dto.js'].StaffOrderDto,
              },
              addStaffNote: {
                summary: 'Write a note for colleagues: the shopper never gets it (staff)',
                type: t['../orders/adapters/http/staff-orders.dto.js'].StaffOrderDto,
              },
              resendOrderMail: { summary: 'Send the newest mail of an order once more (staff)' },
            },
          },
        ],
        [
          import('../chatbot/adapters/http/chatbot-admin.controller.js'),
          {
            ChatbotAdminController: {
              testChatbot: {
                summary: 'Try the bot (staff)',
                description:
                  'Answers what a customer would read now. Nothing is stored, and the bot never falls silent here.',
                type: t['../chatbot/adapters/http/chatbot-admin.dto.js'].TestReplyDto,
              },
              getChatbotStatus: {
                summary: 'Whether the bot answers, its hours, keywords, webhook and deliveries (staff)',
                type: t['../chatbot/adapters/http/chatbot-admin.dto.js'].ChatbotStatusDto,
              },
              toggleChatbot: {
                summary: 'Switch the bot on or off (staff)',
                type: t['../chatbot/adapters/http/chatbot-admin.dto.js'].ToggledChatbotDto,
              },
              saveChatbotHours: {
                summary: 'Change when people answer (staff)',
                type: t['../chatbot/adapters/http/chatbot-admin.dto.js'].SavedHoursDto,
              },
              listKeywords: {
                summary: 'The words that hand a conversation to a person (staff)',
                type: t['../chatbot/adapters/http/chatbot-admin.dto.js'].KeywordsDto,
              },
              saveKeywords: {
                summary: 'Replace the words that hand a conversation to a person (staff)',
                type: t['../chatbot/adapters/http/chatbot-admin.dto.js'].KeywordsDto,
              },
              listMisses: {
                summary: 'What the bot did not understand, the most frequent first (staff)',
                type: [t['../chatbot/adapters/http/misses.dto.js'].MissDto],
              },
              answerMiss: {
                summary: 'Answer a question that the bot did not understand (staff)',
                description:
                  "The entry is on the page of frequent questions and in the bot's answers at once; the question leaves the list.",
              },
              addKeyword: {
                summary: 'Make a word of a question hand over to a person; the question leaves the list (staff)',
                type: t['../chatbot/adapters/http/chatbot-admin.dto.js'].KeywordsDto,
              },
              dismissMiss: { summary: 'Take a question off the list (staff)' },
            },
          },
        ],
        [
          import('../chatbot/adapters/http/conversations.controller.js'),
          {
            ConversationsController: {
              listConversations: {
                summary: 'Conversations, those that wait for a person first (staff)',
                type: t['../chatbot/adapters/http/conversation.dto.js'].ConversationPageDto,
              },
              getConversation: {
                summary: 'One conversation with its messages (staff)',
                type: t['../chatbot/adapters/http/conversation.dto.js'].ConversationDto,
              },
              getConversationCustomer: {
                summary: 'The customer of a conversation, with their newest orders (staff)',
                description:
                  'Found by the phone of the customer, and by the addresses that they wrote: ask before you rely on it.',
                type: t['../chatbot/adapters/http/customer.dto.js'].ConversationCustomerDto,
              },
              takeConversation: {
                summary: 'Take a conversation (staff)',
                description: 'The bot is silent in it until it is given back. Taking it twice changes nothing.',
                type: t['../chatbot/adapters/http/conversation.dto.js'].ConversationDto,
              },
              releaseConversation: {
                summary: 'Give a conversation back to the bot (staff)',
                type: t['../chatbot/adapters/http/conversation.dto.js'].ConversationDto,
              },
              replyToConversation: {
                summary: 'Write to a customer (staff)',
                description:
                  "Takes the conversation when nobody has it. On WhatsApp only within 24 hours of the customer's last message.",
                type: t['../chatbot/adapters/http/conversation.dto.js'].ConversationDto,
              },
              eraseConversation: {
                summary: 'Erase a conversation (staff)',
                description:
                  'For a person who asks for it in the conversation itself: writing from the number is the proof. With all its messages.',
              },
            },
          },
        ],
        [
          import('../chatbot/adapters/http/web-chat.controller.js'),
          {
            WebChatController: {
              sendChatMessage: {
                summary: "Write to the shop's assistant",
                description:
                  "Answers at once from the shop's data, or hands the conversation to a person. An unknown or forgotten\n`conversationId` begins a new conversation.",
                type: t['../chatbot/adapters/http/web-chat.dto.js'].ChatReplyDto,
              },
              readChat: {
                summary: 'The messages of a conversation',
                description:
                  'For the answers of a person, and after a reload of the page. Not a GET, because anyone with the id can read the\nconversation and addresses are written to logs.',
                type: t['../chatbot/adapters/http/web-chat.dto.js'].ChatDto,
              },
            },
          },
        ],
        [
          import('../chatbot/adapters/http/webhook.controller.js'),
          {
            WebhookController: {
              verifyWebhook: {
                summary: "Proves to the messaging platform that this address is the shop's",
                description: 'The platform calls it when staff enter the address and the verify token there.',
                type: String,
              },
              receiveWebhook: {
                summary: 'Messages of customers and delivery statuses, signed by the messaging platform',
                description:
                  '200 once they are stored, also when they are about something else or came before; the work is done afterwards.\nUp to 1 MB, unlike other calls.',
              },
            },
          },
        ],
        [
          import('../contact/adapters/http/contact.controller.js'),
          {
            ContactController: {
              sendContactMessage: {
                summary: 'Send a message to the shop',
                description:
                  'Stores the message and mails it to the shop, which answers by email or phone. Surrounding blanks are dropped.',
                type: t['../contact/adapters/http/contact.dto.js'].ContactAnswerDto,
              },
            },
          },
        ],
        [
          import('../payments/adapters/http/checkout.controller.js'),
          {
            CheckoutController: {
              createWidgetConfig: {
                summary: 'Begin to pay for a cart',
                description:
                  "Freezes the cart, its discount and the customer's data, and signs what is to be paid under a reference of the\nshop's own. Asking again with nothing changed gives the same reference for 30 minutes, unless something was paid under\nit. The cookie `payer` proves later that this browser began the payment. Errors carry `success: false`, and `error` beside `message`.",
                type: t['../payments/adapters/http/widget-config-answer.dto.js'].WidgetConfigAnswerDto,
              },
            },
          },
        ],
        [
          import('../payments/adapters/http/payment-event.controller.js'),
          {
            PaymentEventController: {
              receivePaymentEvent: {
                summary: 'A signed notice of the payment provider',
                description:
                  '200 once it is stored, also when it is about something else or came before; the work is done afterwards.',
              },
            },
          },
        ],
        [
          import('../payments/adapters/http/payment.controller.js'),
          {
            PaymentController: {
              completePayment: {
                summary: 'Make the order of a payment',
                description:
                  'The shop asks the provider itself. However often and from wherever it is called, a payment makes one order.',
                type: Object,
              },
              completeExternalPayment: {
                summary: "The same for a browser that comes back from the provider's own page",
                type: t['../payments/adapters/http/complete-payment.dto.js'].ExternalCompletionDto,
              },
              findPayment: {
                summary: 'Whether there is a payment under a reference',
                description:
                  "For the browser that began it, when the provider's window was closed without a result; any other caller is\nanswered null. Changes nothing.",
                type: t['../payments/adapters/http/complete-payment.dto.js'].FoundPaymentDto,
              },
            },
          },
        ],
        [
          import('../payments/adapters/http/staff-payments.controller.js'),
          {
            StaffPaymentsController: {
              listPaymentsInReview: {
                summary:
                  'Money that a person has to look at: it differs from what was asked for, nobody asked for it, or the provider contradicts it (staff)',
                type: [t['../payments/adapters/http/staff-payments.dto.js'].PaymentInReviewDto],
              },
              resolvePaymentInReview: {
                summary: 'Take a payment off that list (staff)',
                description:
                  'Kept with the payment: who, when and the note. Should it come back, what was written before is shown with it.',
              },
              checkPayment: {
                summary: 'Ask the provider about a payment now (staff)',
                type: t['../payments/adapters/http/staff-payments.dto.js'].CheckedPaymentDto,
              },
            },
          },
        ],
        [
          import('../privacy/adapters/http/privacy.controller.js'),
          {
            PrivacyController: {
              requestPersonalData: {
                summary: 'Mail a link to what the shop holds under an address',
                description:
                  'The answer and its time are the same whether or not the shop holds anything. The link is valid once, for an\nhour, and is mailed only when there is something to see.',
                type: t['../privacy/adapters/http/privacy.dto.js'].PrivacyAnswerDto,
              },
              exportPersonalData: {
                summary: 'Everything that the shop holds under the address that a mailed link proves',
                type: t['../privacy/adapters/http/privacy.dto.js'].PrivacyExportDto,
              },
              erasePersonalData: {
                summary: 'Erase what the shop holds under the address that a mailed link proves',
                description:
                  'Orders in progress keep their data until they are delivered or given back, and are erased then without another\nrequest. Orders that nobody has paid are cancelled. Of finished ones the law wants number, dates and amounts kept.',
                type: t['../privacy/adapters/http/privacy.dto.js'].PrivacyErasureDto,
              },
            },
          },
        ],
      ],
    },
  };
};

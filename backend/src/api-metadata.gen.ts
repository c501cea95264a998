/* eslint-disable */
export default async () => {
  const t = {
    ['./catalogue/domain/option.js']: await import('./catalogue/domain/option.js'),
    ['./catalogue/adapters/http/pricing.dto.js']: await import('./catalogue/adapters/http/pricing.dto.js'),
    ['./catalogue/adapters/http/product.dto.js']: await import('./catalogue/adapters/http/product.dto.js'),
    ['./cart/adapters/http/cart-item.dto.js']: await import('./cart/adapters/http/cart-item.dto.js'),
    ['./cart/adapters/http/cart-totals.dto.js']: await import('./cart/adapters/http/cart-totals.dto.js'),
    ['./designs/adapters/http/design.dto.js']: await import('./designs/adapters/http/design.dto.js'),
    ['./health/health.dto.js']: await import('./health/health.dto.js'),
    ['./contact/adapters/http/contact.dto.js']: await import('./contact/adapters/http/contact.dto.js'),
  };
  return {
    '@nestjs/swagger': {
      models: [
        [
          import('./common/http/error.dto.js'),
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
          import('./health/health.dto.js'),
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
          import('./catalogue/adapters/http/list-products.query.dto.js'),
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
          import('./catalogue/adapters/http/pricing.dto.js'),
          {
            AddOnDto: {
              id: {
                required: true,
                type: () => String,
                description:
                  'Stable; a cart switches it on by the field of the same meaning (`keychain`: `addPersonalizedKeychain`).',
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
                enum: t['./catalogue/domain/option.js'].AddOnNeed,
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
                type: () => [t['./catalogue/adapters/http/pricing.dto.js'].KitPieceDto],
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
                type: () => [t['./catalogue/adapters/http/pricing.dto.js'].AddOnDto],
                description: 'Extras, in order.',
              },
              fontStyles: {
                required: true,
                type: () => [t['./catalogue/adapters/http/pricing.dto.js'].PricedChoiceDto],
                description: 'Lettering styles, in order.',
              },
              fontSizes: {
                required: true,
                type: () => [t['./catalogue/adapters/http/pricing.dto.js'].PricedChoiceDto],
                description: 'Lettering sizes, in order.',
              },
              fontColors: {
                required: true,
                type: () => [t['./catalogue/adapters/http/pricing.dto.js'].PricedChoiceDto],
                description: 'Thread colours, in order.',
              },
              animalThemes: {
                required: true,
                type: () => [t['./catalogue/adapters/http/pricing.dto.js'].PricedChoiceDto],
                description: 'Embroidered motifs, in order.',
              },
              bagColors: {
                required: true,
                type: () => [t['./catalogue/adapters/http/pricing.dto.js'].PricedChoiceDto],
                description: 'Colours of the bag, in order.',
              },
              limits: {
                required: true,
                type: () => t['./catalogue/adapters/http/pricing.dto.js'].PersonalisationLimitsDto,
                description: 'Longest texts and largest quantity.',
              },
              kit: {
                required: true,
                type: () => t['./catalogue/adapters/http/pricing.dto.js'].KitDto,
                description: 'The luxury kit.',
              },
              delivery: {
                required: true,
                type: () => t['./catalogue/adapters/http/pricing.dto.js'].DeliveryDto,
                description: 'Times and shipping.',
              },
            },
          },
        ],
        [
          import('./catalogue/adapters/http/product-id.dto.js'),
          { ProductIdDto: { id: { required: true, type: () => Number, description: 'Positive integer.' } } },
        ],
        [
          import('./catalogue/adapters/http/product.dto.js'),
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
                type: () => t['./catalogue/adapters/http/product.dto.js'].ProductVariantsDto,
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
          import('./cart/adapters/http/cart-item.dto.js'),
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
                description: 'Random; whoever knows it can change the line.',
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
                type: () => t['./cart/adapters/http/cart-item.dto.js'].CartItemProductDto,
                description: 'The product as the catalogue has it today.',
              },
              breakdown: {
                required: true,
                type: () => [t['./catalogue/adapters/http/pricing.dto.js'].PriceLineDto],
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
          import('./cart/adapters/http/cart-totals.dto.js'),
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
                type: () => [t['./cart/adapters/http/cart-item.dto.js'].CartItemDto],
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
                type: () => t['./cart/adapters/http/cart-totals.dto.js'].DiscountNoticeDto,
                nullable: true,
                description:
                  'Told while a code that expired is on the cart: remove it or apply another, and this is null again.',
              },
            },
          },
        ],
        [
          import('./cart/adapters/http/personalisation.dto.js'),
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
          import('./cart/adapters/http/change-cart.dto.js'),
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
                description: 'Random and secret: 8 to 128 letters, digits, `_` or `-`. Whoever knows it sees the cart.',
                example: '3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11',
              },
            },
            EditCartItemDto: {},
            SetQuantityDto: {
              quantity: { required: true, type: () => Number, description: '1 to 99.', example: 2, minimum: 1 },
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
          import('./contact/adapters/http/contact.dto.js'),
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
                format: 'email',
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
          import('./content/adapters/http/faq.dto.js'),
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
          import('./designs/adapters/http/design.dto.js'),
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
                type: () => t['./designs/adapters/http/design.dto.js'].DesignDto,
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
                type: () => [t['./catalogue/adapters/http/pricing.dto.js'].PriceLineDto],
                description: 'Why it costs `price`.',
              },
            },
          },
        ],
      ],
      controllers: [
        [
          import('./health/health.controller.js'),
          {
            HealthController: {
              getLiveness: {
                summary: 'Whether the program runs',
                description: 'For whatever restarts it: looks at nothing else.',
                type: t['./health/health.dto.js'].HealthDto,
              },
              getReadiness: {
                summary: 'Whether it can serve shoppers',
                description: 'For load balancers: 503 while the database does not answer.',
                type: t['./health/health.dto.js'].HealthDto,
              },
            },
          },
        ],
        [
          import('./catalogue/adapters/http/catalogue.controller.js'),
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
          import('./cart/adapters/http/cart-discount.controller.js'),
          {
            CartDiscountController: {
              getCartTotals: {
                summary: 'What a cart costs, with its items and its discount',
                type: t['./cart/adapters/http/cart-totals.dto.js'].CartTotalsDto,
              },
              applyDiscount: {
                summary: 'Apply a discount code',
                description:
                  'It takes the place of another one and lasts 30 days from the first time it was applied to this cart.',
                type: t['./cart/adapters/http/cart-totals.dto.js'].CartTotalsDto,
              },
              removeDiscount: {
                summary: 'Take the discount code off: also fine without one',
                type: t['./cart/adapters/http/cart-totals.dto.js'].CartTotalsDto,
              },
            },
          },
        ],
        [
          import('./cart/adapters/http/cart.controller.js'),
          {
            CartController: {
              getCart: {
                summary: 'The items of a cart',
                description: 'In the order in which they were first added. An unknown session is an empty cart.',
                type: [t['./cart/adapters/http/cart-item.dto.js'].CartItemDto],
              },
              addToCart: {
                summary: 'Add pieces to a cart',
                description:
                  'An item that is made alike is raised instead, and takes the price of now. Send an `Idempotency-Key` when a\ncall may be repeated (a lost answer on a phone): it adds once.',
                type: t['./cart/adapters/http/cart-item.dto.js'].CartItemDto,
              },
              setCartItemQuantity: {
                summary: 'Set the quantity of an item',
                type: t['./cart/adapters/http/cart-item.dto.js'].CartItemDto,
              },
              editCartItem: {
                summary: 'Change how an item is made',
                description:
                  'Place and quantity stay, the price becomes that of now. When another item is made alike, it becomes part of\nthis one.',
                type: t['./cart/adapters/http/cart-item.dto.js'].CartItemDto,
              },
              clearCart: { summary: 'Empty a cart: also fine when it is empty already. An applied code stays' },
              removeCartItem: { summary: 'Remove an item' },
            },
          },
        ],
        [
          import('./contact/adapters/http/contact.controller.js'),
          {
            ContactController: {
              sendContactMessage: {
                summary: 'Send a message to the shop',
                description:
                  'Stores the message and mails it to the shop, which answers by email or phone. Surrounding blanks are dropped.\nAn address may send 20 messages in 10 minutes.',
                type: t['./contact/adapters/http/contact.dto.js'].ContactAnswerDto,
              },
            },
          },
        ],
        [
          import('./content/adapters/http/faq.controller.js'),
          {
            FaqController: {
              listFaq: { summary: "Frequent questions in reading order, with today's prices in their answers" },
            },
          },
        ],
        [
          import('./designs/adapters/http/designs.controller.js'),
          {
            DesignsController: {
              keepDesign: {
                summary: 'Keep a design under a short address',
                description:
                  'For sharing: whoever opens the address sees the design and may order it. An address of the network may keep\n120 designs in 10 minutes.',
                type: t['./designs/adapters/http/design.dto.js'].DesignAddressDto,
              },
              getDesign: {
                summary: "A kept design with its product and today's price",
                type: t['./designs/adapters/http/design.dto.js'].KeptDesignDto,
              },
            },
          },
        ],
      ],
    },
  };
};

// Writes data of the backend that the frontend is built with: the catalogue of a new shop for tests, the settings that pages show until the API
// answers, the name of the payment provider, and words of both sides. Needs a build.
import { writeFileSync } from 'node:fs';
import { KIND_WORDS } from '../dist/src/audit/domain/audit-words.js';
import { MAX_POSITION } from '../dist/src/back-office/domain/entities.js';
import { toPricingDto } from '../dist/src/catalogue/adapters/http/pricing.dto.js';
import { toProductDto, toProductGroupDto } from '../dist/src/catalogue/adapters/http/product.dto.js';
import { seedSources } from '../dist/src/catalogue/adapters/typeorm/seed-catalogue.js';
import { catalogueOf } from '../dist/src/catalogue/domain/catalogue.js';
import { FAQ_CATEGORIES } from '../dist/src/common/faq-categories.js';
import { ORDER_STAGES, ORDER_STATUS_NAMES } from '../dist/src/common/order-statuses.js';
import { PAYMENT_METHOD_NAMES } from '../dist/src/common/payment-method-names.js';
import { CURRENT_PROVIDER_NAME } from '../dist/src/common/payment-providers.js';
import { PAYMENT_WAYS } from '../dist/src/common/payment-ways.js';
import { SEARCH_WORDS } from '../dist/src/common/search-words.js';
import { readEnv } from '../dist/src/config/env.js';
import { toSettingsDto } from '../dist/src/settings/adapters/http/settings.dto.js';
import { shopSettings } from '../dist/src/settings/domain/shop-data.js';

function write(file, data) {
  writeFileSync(new URL(`../../frontend/src/${file}`, import.meta.url), `${JSON.stringify(data, null, 2)}\n`);
}

const { products, groups, pricing } = catalogueOf(seedSources(), new Date());
const today = toPricingDto(pricing);
// The tests of the pages start from the catalogue of a new shop.
write('testing/seed-catalogue.gen.json', {
  products: products.map(toProductDto),
  groups: groups.map(toProductGroupDto),
  // Dates that depend on the day of the build are left out.
  pricing: {
    ...today,
    delivery: { ...today.delivery, standardDates: undefined, expressDates: undefined, christmas: undefined },
  },
});
// Without placeholders, because production serves this build.
const settings = shopSettings({ email: readEnv({}).shopEmail, placeholders: false });
write('shared/lib/fallback-settings.gen.json', toSettingsDto({ ...settings, delivery: null, showsClosing: false }));
// Texts of the pages name the payment provider.
write('shared/lib/payment-provider.gen.json', { name: CURRENT_PROVIDER_NAME });
// Mails and pages name payment methods alike.
write('domain/payment-method-names.gen.json', PAYMENT_METHOD_NAMES);
write('domain/payment-ways.gen.json', PAYMENT_WAYS);
// The searches of pages and API know the same words of shoppers.
write('features/catalogue/search-words.gen.json', SEARCH_WORDS);
// Staff read the same names everywhere. Pages of shoppers load the stages alone.
write('domain/order-status-names.gen.json', ORDER_STATUS_NAMES);
write('domain/order-stages.gen.json', ORDER_STAGES);
// The owner's screens and the chatbot's sort questions as the page does.
write('domain/faq-categories.gen.json', FAQ_CATEGORIES);
write('features/back-office/order/position-limits.gen.json', { max: MAX_POSITION });
// The filter of the audit log has the words of its spreadsheet.
write('features/back-office/audit/audit-kinds.gen.json', KIND_WORDS);

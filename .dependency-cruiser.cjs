/** Checks the dependencies that docs/architecture.md allows. */
const inner = '^backend/src/([^/]+)/';

/** The modules that each module of the backend may import; `bootstrap` alone imports the others. */
const TECHNICAL = ['audit', 'common', 'config', 'database', 'jobs', 'mail', 'settings'];
const ALLOWED = {
  common: [],
  config: ['common'],
  database: ['common', 'config'],
  audit: ['common', 'config', 'database'],
  jobs: ['common', 'config', 'database'],
  mail: ['common', 'config', 'jobs', 'settings'],
  settings: ['common', 'config', 'database'],
  logging: ['common'],
  'browser-reports': ['common', 'metrics'],
  health: ['common', 'config', 'database'],
  books: [...TECHNICAL, 'identity', 'money', 'orders'],
  backup: ['common', 'config', 'database', 'jobs'],
  'back-office': [...TECHNICAL, 'cart', 'catalogue', 'content', 'identity', 'media', 'orders'],
  catalogue: [...TECHNICAL, 'media'],
  chatbot: [...TECHNICAL, 'catalogue', 'content', 'designs', 'identity', 'orders'],
  contact: TECHNICAL,
  content: [...TECHNICAL, 'catalogue'],
  cart: [...TECHNICAL, 'catalogue'],
  designs: [...TECHNICAL, 'catalogue'],
  identity: TECHNICAL,
  workbench: [...TECHNICAL, 'identity', 'orders'],
  'finished-photos': [...TECHNICAL, 'identity', 'media', 'orders', 'settings'],
  media: [...TECHNICAL, 'identity'],
  // Counts what the tables of the others contain.
  metrics: [...TECHNICAL, 'chatbot', 'money', 'orders', 'payments', 'refunds', 'requests'],
  money: ['common', 'config', 'database', 'jobs'],
  'morning-note': [...TECHNICAL, 'back-office', 'chatbot', 'orders', 'today'],
  'open-money': [...TECHNICAL, 'identity', 'money', 'orders', 'payments', 'refunds'],
  orders: [...TECHNICAL, 'catalogue', 'cart', 'identity', 'money'],
  payments: [...TECHNICAL, 'cart', 'identity', 'money', 'orders'],
  privacy: [...TECHNICAL, 'identity'],
  refunds: [...TECHNICAL, 'audit', 'identity', 'media', 'money', 'orders', 'payments', 'requests'],
  requests: [...TECHNICAL, 'identity', 'money', 'orders'],
  // Loaded only with a collector.
  tracing: ['common'],
  storefront: [...TECHNICAL, 'catalogue', 'content', 'media'],
  today: [
    ...TECHNICAL,
    ...[
      'workbench',
      'chatbot',
      'finished-photos',
      'identity',
      'money',
      'open-money',
      'orders',
      'payments',
      'refunds',
      'requests',
    ],
  ],
};

const importsOnly = ([module, others]) => ({
  name: `${module}-imports-only-${others.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^backend/src/${module}/`, pathNot: 'spec\\.ts$' },
  to: { path: '^backend/src/[^/]+/', pathNot: `^backend/src/(${[module, ...others].join('|')})/` },
});

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-cross-package',
      comment:
        'The frontend calls the API and imports nothing of the backend; the backend loads the built pages, not their sources.',
      severity: 'error',
      from: { path: '^(backend|frontend)/' },
      to: { path: '^(backend|frontend)/', pathNot: '^$1/' },
    },
    {
      name: 'simulators-import-no-shop',
      comment: 'A simulator replaces the program of another company, which has no code of the shop.',
      severity: 'error',
      from: { path: '^backend/simulators/' },
      to: { path: '^backend/(src|test|scripts)/' },
    },
    {
      name: 'shop-imports-no-embedded-postgres',
      comment: 'Production has another PostgreSQL, and images have no embedded one.',
      severity: 'error',
      from: { path: '^backend/(src|simulators)/' },
      to: { path: '^backend/embedded-postgres/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: `${inner}domain/`, pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: [
          '^backend/src/$1/domain/',
          '^backend/src/common/[^/]+\\.ts$',
          '^backend/src/[^/]+/index\\.ts$',
          // Calculations without side effects: holidays, spelling, text search.
          'node_modules/(colombian-holidays|fastest-levenshtein|minisearch)/',
        ],
      },
    },
    {
      name: 'domain-imports-only-types-of-other-modules',
      severity: 'error',
      from: { path: `${inner}domain/`, pathNot: '\\.spec\\.ts$' },
      to: { path: '^backend/src/[^/]+/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'application-is-free-of-technology',
      severity: 'error',
      from: { path: `${inner}application/`, pathNot: '\\.spec\\.ts$' },
      to: {
        path: [
          '^backend/src/[^/]+/adapters/',
          'node_modules/(typeorm|@nestjs/(typeorm|swagger|platform-express)|express|pg|passport|nodemailer|graphile-worker)/',
        ],
      },
    },
    {
      name: 'no-imports-between-adapters',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/adapters/([^/]+)/' },
      to: { path: '^backend/src/$1/adapters/', pathNot: '^backend/src/$1/adapters/$2/' },
    },
    {
      name: 'no-deep-imports',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/', pathNot: '^backend/src/(database|bootstrap)/' },
      to: {
        path: '^backend/src/([^/]+)/.+',
        pathNot: [
          '^backend/src/$1/',
          '^backend/src/[^/]+/index\\.ts$',
          '^backend/src/(common|config)/',
          // Seed data, which each module reads itself.
          '^backend/src/database/seed/',
        ],
      },
    },
    ...Object.entries(ALLOWED).map(importsOnly),
    {
      name: 'no-direct-swagger',
      comment: 'A shop without API documents does not load Swagger: its decorators come from common/http/api-docs.ts.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '^backend/src/(common/http/api-docs\\.ts$|bootstrap/)' },
      to: { path: '@nestjs/swagger', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-imports-between-features',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'frontend-domain-is-pure',
      comment: 'The rules of the shop are plain TypeScript: no React, no components, no requests.',
      severity: 'error',
      from: { path: '^frontend/src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^frontend/src/domain/[^/]+\\.(ts|json)$',
          // Limits that the API document sets, as plain numbers.
          '^frontend/src/api/limits\\.gen\\.ts$',
          '^frontend/src/api/[^/]+\\.api\\.ts$',
          // Formatting, comparing and validation without React.
          '^frontend/src/shared/lib/(fold-text|format-cop|moments|schema-errors)\\.ts$',
          'node_modules/yup/',
        ],
      },
    },
    {
      name: 'frontend-domain-imports-only-types-of-the-api',
      severity: 'error',
      from: { path: '^frontend/src/domain/' },
      to: { path: '^frontend/src/api/[^/]+\\.api\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-app',
      comment: 'app → features → domain, shared, api, theme, pictures',
      severity: 'error',
      from: { path: '^frontend/src/(domain|features|shared|api|theme|pictures)/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'shared-imports-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/(domain|shared|api|theme|pictures)/' },
      to: { path: '^frontend/src/features/' },
    },
    {
      name: 'no-staff-code-for-shoppers',
      severity: 'error',
      comment: 'No import of a page for shoppers, static or dynamic, direct or indirect, reaches a screen of staff.',
      from: {
        path: '^frontend/src/app/pages/',
        pathNot: '/(\\w+Panel|Chatbot)Page|\\.test\\.tsx$',
      },
      to: { path: '^frontend/src/features/(workshop|chatbot|back-office|staff)/', reachable: true },
    },
    {
      name: 'generated-client-only-in-api',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: '^frontend/src/api/' },
      // The limits are plain numbers; importing them with the client would bring React into the domain.
      to: { path: '^frontend/src/api/.+\\.gen\\.ts$', pathNot: '^frontend/src/api/limits\\.gen\\.ts$' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(backend|frontend)/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'backend/tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
    },
  },
};

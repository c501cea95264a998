import path from 'node:path';
import { z } from 'zod';
import { email, ipAddress, portNumber, text, url, type Variables, yesOrNo } from './variable.js';

const postgresUrl = text.regex(/^postgres(ql)?:\/\/./, 'must look like postgres://user:password@host:5432/database');

const folder = text.optional().transform((folder) => folder && path.resolve(folder));

/** Every variable but those of the payment provider and of WhatsApp, in the order of docs/configuration.md. */
export const SHOP_VARIABLES = {
  production: {
    name: 'NODE_ENV',
    type: z
      .enum(['production', 'development', 'test'], 'must be production, development or test')
      .optional()
      .transform((environment) => environment === 'production'),
    unset: 'development',
    inProduction: '`production`',
    meaning: '`production`, `development` or `test`',
  },
  port: {
    name: 'PORT',
    type: portNumber.default(3000),
    meaning:
      'port of the shop: pages, API and, where `API_DOCS` allows it, Swagger UI. `npm run dev` also takes `PORT` + 2 for the API behind Vite',
  },
  listenHost: {
    name: 'LISTEN_HOST',
    type: ipAddress.optional(),
    unset: 'all IP addresses of the machine',
    meaning:
      'IP address of this machine on which the shop answers; `127.0.0.1` where the proxy runs on the same machine',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    type: postgresUrl.optional(),
    unset: 'an embedded PostgreSQL is started in `DATA_DIR`',
    required: true,
    meaning:
      '`postgres://user:password@host:5432/database`, PostgreSQL 15 or newer. The account must be allowed to create tables and the extensions `unaccent` and `pg_trgm`',
  },
  databaseDirectUrl: {
    name: 'DATABASE_DIRECT_URL',
    type: postgresUrl.optional(),
    unset: '`DATABASE_URL`',
    meaning:
      'the same database without a pooler, for jobs, migrations, metrics and scripts. Set it when `DATABASE_URL` is a pooler that gives each transaction a connection (PgBouncer with `pool_mode = transaction`): requests then use no state of a connection. The limits of statements and of idle transactions are then those of the pooler',
  },
  databaseReplicaUrl: {
    name: 'DATABASE_REPLICA_URL',
    type: postgresUrl.optional(),
    unset: 'everything is read from `DATABASE_URL`',
    meaning:
      'a streaming replica of the same database, without a pooler, read by searches of products and the tracking of orders. While it is unavailable or behind, they read from `DATABASE_URL`',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    type: url('https://shop.example.com')
      .refine(
        (url) => /^https?:\/\/[^/\\?#@\s]+$/i.test(url),
        'must be an origin without user, path, query or fragment, for example https://shop.example.com',
      )
      .transform((url) => new URL(url).origin)
      .optional(),
    unset: '`http://localhost:$PORT`',
    required: true,
    inProduction: '`https:`',
    meaning:
      'URL that shoppers see, without user, path, query or fragment; goes into canonical links, the sitemap and link previews. `https:` switches on HSTS and cookies that travel over TLS alone, for which the proxy must send `X-Forwarded-Proto: https`. Production refuses `http:` except for this machine itself (`localhost`, `127.0.0.1`, `[::1]`)',
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    type: text
      .regex(/^[0-5]$/, 'must be the number of proxies in front of the shop, from 0 to 5')
      .transform(Number)
      .default(0),
    inProduction: '**required** with an `https:` URL',
    meaning:
      'number of proxies in front of the shop, at most 5, whose `X-Forwarded-For` is trusted. Too high a number lets callers forge IP addresses; too low a number counts all shoppers as one caller. The shop itself speaks HTTP, so production refuses an `https:` URL without a proxy',
  },
  dataDir: {
    name: 'DATA_DIR',
    type: text.default('.data').transform((folder) => path.resolve(folder)),
    unset: '`.data` in the project',
    inProduction: 'not used',
    meaning: 'embedded database, mail files, `secrets.json` (readable by its owner alone)',
  },
  smtpUrl: {
    name: 'SMTP_URL',
    type: text.regex(/^smtps?:\/\/./, 'must look like smtp://user:password@host:587').optional(),
    unset: 'each mail is written to `$DATA_DIR/mail/*.eml`',
    required: true,
    meaning: '`smtp://user:password@host:587` or `smtps://…:465`',
  },
  shopEmail: {
    name: 'SHOP_EMAIL',
    type: email({ require_tld: false }).default('hola@sigerist.co'),
    meaning:
      "sender of every mail. Until the owner enters another email: shown on the pages, gets customers' answers and the shop's own mails",
  },
  sessionSecret: {
    name: 'SESSION_SECRET',
    type: text.regex(/^.{32,}$/, 'must have at least 32 characters').optional(),
    unset: 'generated, kept in `DATA_DIR/secrets.json`',
    required: true,
    meaning:
      'at least 32 characters, the same for all instances; the keys of session cookies, second factors, recovery codes and photo links are derived from it. Without `SESSION_SECRET_PREVIOUS` a new one logs everybody out, and staff lose their authenticator apps',
  },
  sessionSecretPrevious: {
    name: 'SESSION_SECRET_PREVIOUS',
    type: text.regex(/^.{32,}$/, 'must have at least 32 characters').optional(),
    unset: 'there is none',
    meaning:
      'the secret that `SESSION_SECRET` replaced: what was signed or encrypted with it is accepted, so that nobody is logged out. The start encrypts the secrets of authenticator apps anew; remove it after 30 days, or at once when the old secret is known to others',
  },
  staffEmail: {
    name: 'STAFF_EMAIL',
    type: email({ require_tld: true }).default('staff@sigerist.local'),
    required: true,
    meaning:
      'the first staff account, made when the shop starts and has no staff yet; later ones: `npm run staff -- add EMAIL`',
  },
  staffPassword: {
    name: 'STAFF_PASSWORD',
    type: text.regex(/^.{8,128}$/, 'must have 8 to 128 characters').optional(),
    unset: 'generated, printed once at the first start',
    required: true,
    meaning:
      'its password, 8 to 128 characters; production refuses an easy one (a common word, the shop, the country, the mailbox, also with capitals, digits and signs). Read at the first start only, so change it in the shop or with `npm run staff -- add EMAIL`',
  },
  staffSecondFactor: {
    name: 'STAFF_SECOND_FACTOR',
    type: z.enum(['required', 'offered'], 'must be required or offered').optional(),
    unset: '`offered`',
    inProduction: '`required`',
    meaning:
      'whether staff must have a passkey or an authenticator app beside their password; `required` opens the panel only after they set one up. Who has one is asked for it in both cases',
  },
  allowTestPayments: {
    name: 'ALLOW_TEST_PAYMENTS',
    type: yesOrNo.default(false),
    unset: '`no`',
    meaning:
      '`yes` allows production to start with test keys, or with a provider or messaging platform without TLS. For trials only: orders are then made without money',
  },
  offlinePage: {
    name: 'OFFLINE_PAGE',
    type: yesOrNo.default(true),
    unset: '`yes`',
    meaning:
      'whether browsers keep a page that they show without a connection (a service worker). `no` ends it in every browser at its next visit, for a fault that only browsers have',
  },
  stopDelaySeconds: {
    name: 'STOP_DELAY_SECONDS',
    type: text
      .regex(/^([0-9]|1[0-5])$/, 'must be a whole number of seconds from 0 to 15')
      .transform(Number)
      .optional(),
    unset: '`0`',
    inProduction: '`5`',
    meaning:
      'how long the shop still takes calls after the signal to stop, while `/api/health/ready` answers 503: as long as the load balancer needs to notice. Then open calls get 8 s, and jobs what is left of 30 s',
  },
  simulatorPort: {
    name: 'SIMULATOR_PORT',
    type: portNumber.optional(),
    unset: '`PORT` + 1',
    inProduction: 'not used',
    meaning: 'port of the payment simulator; a second provider has its own, 10 higher',
  },
  whatsappSimulatorPort: {
    name: 'WHATSAPP_SIMULATOR_PORT',
    type: portNumber.optional(),
    unset: '`PORT` + 2',
    inProduction: 'not used',
    meaning: 'port of the WhatsApp simulator',
  },
  metricsPort: {
    name: 'METRICS_PORT',
    type: portNumber.optional(),
    unset: 'no metrics',
    meaning: "`GET /metrics` in Prometheus' format on a port of its own; never expose it to the internet",
  },
  metricsHost: {
    name: 'METRICS_HOST',
    type: ipAddress.default('127.0.0.1'),
    meaning:
      'IP address of this machine on which the metrics answer; `0.0.0.0` or a private address lets a collector on another machine read them',
  },
  databaseDiskDir: {
    name: 'DATABASE_DISK_DIR',
    type: folder,
    unset: 'not measured',
    meaning:
      "any folder on the disk of the database, such as its volume mounted read-only, so that the metrics have the disk's free space",
  },
  backupDir: {
    name: 'BACKUP_DIR',
    type: folder,
    unset: 'not measured',
    meaning: 'folder of the backups of `npm run backup`, so that the metrics have the age of the newest',
  },
  baseBackupDir: {
    name: 'BASE_BACKUP_DIR',
    type: folder,
    unset: 'not measured',
    meaning: 'folder of the base backups of `docker/database/base-backup.sh`, likewise',
  },
  certificateAddress: {
    name: 'CERTIFICATE_ADDRESS',
    type: text.regex(/^[\w.-]+:\d{1,5}$/, 'must look like web:8443').optional(),
    unset: 'the host of an `https:` `PUBLIC_URL`',
    meaning:
      'host and port of the server that has the certificate of `PUBLIC_URL`, where the shop cannot reach that URL itself: the metrics read from it when the certificate expires',
  },
  tracesEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    type: url('http://collector:4318').optional(),
    unset: 'no traces, and nothing of OpenTelemetry is loaded',
    meaning:
      'URL of an OpenTelemetry collector that takes traces over HTTP (`http://collector:4318`). Costs about half of the throughput: see monitoring.md',
  },
  apiDocs: {
    name: 'API_DOCS',
    type: yesOrNo.optional(),
    unset: '`yes`',
    inProduction: '`no`',
    meaning: 'whether Swagger UI (`/api/docs`) and the OpenAPI document (`/api/docs-json`) are served',
  },
} as const satisfies Variables;

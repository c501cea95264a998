import path from 'node:path';
import { plainToInstance } from 'class-transformer';
import { IsEmail, IsIn, IsIP, IsOptional, IsUrl, Matches, validateSync } from 'class-validator';
import { StartupError } from '../common/startup-error.js';
import { assertSafeProduction } from './production-checks.js';
import { type ConfiguredWhatsApp, type WhatsAppEnv, whatsAppEnv } from './whatsapp.js';
import { WOMPI_VARIABLES, type WompiEnv, wompiEnv } from './wompi.js';

const PORT_NUMBER = /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/;
const LOCAL_URL = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** The variables as they arrive: text, each with the sentence that explains a bad one. */
class Variables {
  @IsOptional()
  @IsIn(['production', 'development', 'test'], { message: 'must be production, development or test' })
  NODE_ENV?: string;

  @IsOptional()
  @Matches(PORT_NUMBER, { message: 'must be a whole number from 1 to 65535' })
  PORT?: string;

  @IsOptional()
  @IsIP(undefined, { message: 'must be an IP address of this machine, for example 127.0.0.1 or 0.0.0.0' })
  LISTEN_HOST?: string;

  @IsOptional()
  @Matches(PORT_NUMBER, { message: 'must be a whole number from 1 to 65535' })
  METRICS_PORT?: string;

  @IsOptional()
  @IsIP(undefined, { message: 'must be an IP address of this machine, for example 127.0.0.1 or 0.0.0.0' })
  METRICS_HOST?: string;

  @IsOptional()
  @IsIn(['yes', 'no'], { message: 'must be yes or no' })
  API_DOCS?: string;

  @IsOptional()
  @IsIn(['yes', 'no'], { message: 'must be yes or no' })
  ALLOW_TEST_PAYMENTS?: string;

  @IsOptional()
  DATA_DIR?: string;

  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/./, { message: 'must look like postgres://user:password@host:5432/database' })
  DATABASE_URL?: string;

  @IsOptional()
  @Matches(/^smtps?:\/\/./, { message: 'must look like smtp://user:password@host:587' })
  SMTP_URL?: string;

  @IsOptional()
  @IsUrl(LOCAL_URL, { message: 'must look like https://shop.example.com' })
  @Matches(/^https?:\/\/[^/\\?#@\s]+\/*$/i, {
    message: 'must be an origin without user, path, query or fragment, for example https://shop.example.com',
  })
  PUBLIC_URL?: string;

  @IsOptional()
  @IsEmail({ require_tld: false }, { message: 'must be an email address' })
  SHOP_EMAIL?: string;

  @IsOptional()
  @Matches(/^[0-5]$/, { message: 'must be the number of proxies in front of the shop, from 0 to 5' })
  TRUST_PROXY?: string;

  @IsOptional()
  @IsEmail({}, { message: 'must be an email address' })
  STAFF_EMAIL?: string;

  @IsOptional()
  @Matches(/^.{8,128}$/, { message: 'must have 8 to 128 characters' })
  STAFF_PASSWORD?: string;

  @IsOptional()
  @Matches(/^.{32,}$/, { message: 'must have at least 32 characters' })
  SESSION_SECRET?: string;

  @IsOptional()
  @Matches(PORT_NUMBER, { message: 'must be a whole number from 1 to 65535' })
  SIMULATOR_PORT?: string;

  @IsOptional()
  @IsUrl(LOCAL_URL, { message: 'must look like https://sandbox.wompi.co/v1' })
  WOMPI_API_BASE_URL?: string;

  @IsOptional()
  @IsUrl(LOCAL_URL, { message: 'must look like https://checkout.wompi.co' })
  WOMPI_CHECKOUT_BASE_URL?: string;

  @IsOptional()
  @Matches(/^pub_(test|prod)_./, { message: 'must begin with pub_test_ or pub_prod_' })
  WOMPI_PUBLIC_KEY?: string;

  @IsOptional()
  @Matches(/^prv_(test|prod)_./, { message: 'must begin with prv_test_ or prv_prod_' })
  WOMPI_PRIVATE_KEY?: string;

  @IsOptional()
  @Matches(/^(test|prod)_integrity_./, { message: 'must begin with test_integrity_ or prod_integrity_' })
  WOMPI_INTEGRITY_SECRET?: string;

  @IsOptional()
  @Matches(/^(test|prod)_events_./, { message: 'must begin with test_events_ or prod_events_' })
  WOMPI_EVENTS_SECRET?: string;

  @IsOptional()
  @IsUrl(LOCAL_URL, { message: 'must look like https://graph.facebook.com' })
  WHATSAPP_API_BASE_URL?: string;

  @IsOptional()
  @Matches(/^v\d{1,3}\.\d$/, { message: 'must look like v25.0' })
  WHATSAPP_API_VERSION?: string;

  @IsOptional()
  @Matches(/^\d{1,32}$/, { message: 'must be the digits of the phone number id' })
  WHATSAPP_PHONE_NUMBER_ID?: string;

  @IsOptional()
  @Matches(/^[\x21-\x7e]+$/, { message: 'must be a token without spaces' })
  WHATSAPP_ACCESS_TOKEN?: string;

  @IsOptional()
  WHATSAPP_APP_SECRET?: string;

  @IsOptional()
  WHATSAPP_VERIFY_TOKEN?: string;

  @IsOptional()
  @Matches(PORT_NUMBER, { message: 'must be a whole number from 1 to 65535' })
  WHATSAPP_SIMULATOR_PORT?: string;
}

const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'SESSION_SECRET',
  'STAFF_EMAIL',
  'STAFF_PASSWORD',
  ...WOMPI_VARIABLES,
] as const;

/** The settings of the shop, and their injection token. `docs/configuration.md` explains each. */
export abstract class Env {
  abstract readonly production: boolean;
  abstract readonly port: number;
  /** Address of this machine on which the shop answers; undefined: all of them. */
  abstract readonly listenHost?: string;
  /** Prometheus port; undefined when metrics are off. */
  abstract readonly metricsPort?: number;
  /** Address of this machine on which the metrics answer. */
  abstract readonly metricsHost: string;
  /** Whether Swagger UI and the OpenAPI document are served. */
  abstract readonly apiDocs: boolean;
  /** Absolute path. */
  abstract readonly dataDir: string;
  abstract readonly databaseUrl: string;
  /** Undefined writes each mail to a file. */
  abstract readonly smtpUrl?: string;
  /** Without a trailing slash. */
  abstract readonly publicUrl: string;
  /** Receives what shoppers write, and is the sender of what the shop writes. */
  abstract readonly shopEmail: string;
  /** Proxies whose `X-Forwarded-*` headers are believed. */
  abstract readonly trustProxy: number;
  /** Signs the cookies of sessions and keys the digests of codes; a new one logs everybody out. */
  abstract readonly sessionSecret: string;
  /** Of the first staff account. */
  abstract readonly staffEmail: string;
  /** Undefined makes a password at the first start. */
  abstract readonly staffPassword?: string;
  /** Whom the shop asks about payments. */
  abstract readonly wompi: WompiEnv;
  /** Where the payment simulator listens; undefined when the shop has a provider's keys. */
  abstract readonly simulatorPort?: number;
  /** The shop's WhatsApp number; undefined: there is none. */
  abstract readonly whatsapp?: WhatsAppEnv;
  /** Port of the WhatsApp simulator; undefined when there is none. */
  abstract readonly whatsappSimulatorPort?: number;
}

/** What the variables alone say: whatever the start still has to make on a developer's machine may be missing. */
export type ConfiguredEnv = Omit<Env, 'databaseUrl' | 'sessionSecret' | 'whatsapp'> &
  Partial<Pick<Env, 'databaseUrl' | 'sessionSecret'>> & { readonly whatsapp?: ConfiguredWhatsApp };

/** Reads and checks every variable; a bad or missing one stops the start with one sentence that names it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): ConfiguredEnv {
  const variables = validated(source);
  const production = variables.NODE_ENV === 'production';
  const missing = production && REQUIRED_IN_PRODUCTION.find((name) => variables[name] === undefined);
  if (missing)
    throw new StartupError(
      `${missing} is missing: production starts nothing on its own, so set it (see docs/configuration.md).`,
    );
  const port = Number(variables.PORT ?? 3000);
  const simulatorPort = Number(variables.SIMULATOR_PORT ?? port + 1);
  const whatsappSimulatorPort = Number(variables.WHATSAPP_SIMULATOR_PORT ?? port + 2);
  const whatsappSimulatorUrl = production ? undefined : `http://localhost:${whatsappSimulatorPort}`;
  const whatsapp = whatsAppEnv(variables, whatsappSimulatorUrl);
  const isSimulated = whatsapp?.api !== undefined && whatsapp.api.baseUrl === whatsappSimulatorUrl;
  const env = {
    production,
    port,
    listenHost: variables.LISTEN_HOST,
    metricsPort: variables.METRICS_PORT === undefined ? undefined : Number(variables.METRICS_PORT),
    metricsHost: variables.METRICS_HOST ?? '127.0.0.1',
    apiDocs: variables.API_DOCS === undefined ? !production : variables.API_DOCS === 'yes',
    dataDir: path.resolve(variables.DATA_DIR ?? '.data'),
    databaseUrl: variables.DATABASE_URL,
    smtpUrl: variables.SMTP_URL,
    publicUrl: new URL(variables.PUBLIC_URL ?? `http://localhost:${port}`).origin,
    shopEmail: variables.SHOP_EMAIL ?? 'hola@sigerist.co',
    trustProxy: Number(variables.TRUST_PROXY ?? 0),
    sessionSecret: variables.SESSION_SECRET,
    staffEmail: variables.STAFF_EMAIL ?? 'staff@sigerist.local',
    staffPassword: variables.STAFF_PASSWORD,
    wompi: wompiEnv(variables, `http://localhost:${simulatorPort}`),
    simulatorPort: variables.WOMPI_PUBLIC_KEY === undefined ? simulatorPort : undefined,
    whatsapp,
    whatsappSimulatorPort: isSimulated ? whatsappSimulatorPort : undefined,
  };
  if (production) assertSafeProduction({ ...env, allowTestPayments: variables.ALLOW_TEST_PAYMENTS === 'yes' });
  return env;
}

function validated(source: NodeJS.ProcessEnv): Variables {
  // An empty variable is how shells and compose files spell "not set".
  const present = Object.entries(source).filter(([, value]) => value?.trim());
  const variables = plainToInstance(Variables, Object.fromEntries(present));
  const [error] = validateSync(variables);
  if (error) {
    const reason = Object.values(error.constraints ?? {})[0];
    throw new StartupError(`${error.property} ${reason} (see docs/configuration.md).`);
  }
  return variables;
}

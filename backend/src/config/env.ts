import { MEDIA_VARIABLES, type MediaEnv, mediaEnv } from './media.js';
import { withSecretFiles } from './secret-files.js';
import {
  assertHttps,
  assertSafePayments,
  type PaymentProvidersEnv,
  PROVIDER_VARIABLES,
  readPaymentProviders,
} from './payment-providers.js';
import { SHOP_VARIABLES } from './shop-variables.js';
import { readVariables, refuse, type Values, type Variable } from './variable.js';
import {
  type ConfiguredWhatsApp,
  GRAPH_API_VARIABLES,
  NUMBER_VARIABLES,
  whatsAppEnv,
  type WhatsAppEnv,
} from './whatsapp.js';

/** Every environment variable of the shop. */
export const VARIABLES: readonly Variable[] = [
  SHOP_VARIABLES,
  ...PROVIDER_VARIABLES,
  NUMBER_VARIABLES,
  GRAPH_API_VARIABLES,
  MEDIA_VARIABLES,
].flatMap((group) => Object.values<Variable>(group));

/** Settings whose value depends on several variables. */
interface CombinedSettings {
  readonly publicUrl: string;
  readonly apiDocs: boolean;
  readonly staffSecondFactor: 'required' | 'offered';
  readonly stopDelaySeconds: number;
  readonly media: MediaEnv;
  readonly paymentProviders: PaymentProvidersEnv;
  /** Undefined: the shop has no WhatsApp number. */
  readonly whatsapp?: ConfiguredWhatsApp;
  /** Undefined when there is no WhatsApp simulator. */
  readonly whatsappSimulatorPort?: number;
}

/** The values of the variables alone; values that the start generates on a developer's machine may be missing. */
export type ConfiguredEnv = Omit<Values<typeof SHOP_VARIABLES>, keyof CombinedSettings> & CombinedSettings;

/** The settings of a shop that runs. */
type Settings = Omit<ConfiguredEnv, 'databaseUrl' | 'databaseDirectUrl' | 'sessionSecret' | 'whatsapp'> & {
  readonly databaseUrl: string;
  /** Differs from `databaseUrl` when that one is a transaction pooler. */
  readonly databaseDirectUrl: string;
  readonly sessionSecret: string;
  readonly whatsapp?: WhatsAppEnv;
};

/** The settings of the shop, and their injection token. A class, because Nest needs a value beside the type. */
export const Env = class Env {} as unknown as abstract new () => Settings;
export type Env = Settings;

/** Reads and checks every variable; a bad or missing one stops the start with one sentence that names it. */
export function readEnv(environment: NodeJS.ProcessEnv = process.env): ConfiguredEnv {
  const names = VARIABLES.map(({ name }) => name);
  const source = withSecretFiles(environment, names);
  const shop = readVariables(SHOP_VARIABLES, source);
  const number = readVariables(NUMBER_VARIABLES, source);
  const graphApi = readVariables(GRAPH_API_VARIABLES, source);
  const media = readVariables(MEDIA_VARIABLES, source);
  const { production, port, dataDir, simulatorPort = port + 1, whatsappSimulatorPort = port + 2 } = shop;
  if (production) assertNothingMissing(source);
  if (!shop.databaseUrl && (shop.databaseDirectUrl ?? shop.databaseReplicaUrl))
    refuse(
      'DATABASE_URL is missing: DATABASE_DIRECT_URL and DATABASE_REPLICA_URL name the same database in another way',
    );
  const whatsappSimulatorUrl = production ? undefined : `http://localhost:${whatsappSimulatorPort}`;
  const whatsapp = whatsAppEnv(number, graphApi, whatsappSimulatorUrl);
  const paymentProviders = readPaymentProviders(source, simulatorPort);
  const isSimulated = whatsapp !== undefined && whatsapp.api.baseUrl === whatsappSimulatorUrl;
  const env = {
    ...shop,
    databaseDirectUrl: shop.databaseDirectUrl ?? shop.databaseUrl,
    publicUrl: shop.publicUrl ?? `http://localhost:${port}`,
    apiDocs: shop.apiDocs ?? !production,
    staffSecondFactor: shop.staffSecondFactor ?? (production ? 'required' : 'offered'),
    stopDelaySeconds: shop.stopDelaySeconds ?? (production ? 5 : 0),
    media: mediaEnv(media, dataDir, production),
    paymentProviders,
    whatsapp,
    whatsappSimulatorPort: isSimulated ? whatsappSimulatorPort : undefined,
  };
  if (production) assertSafeProduction(env);
  return env;
}

function assertNothingMissing(source: NodeJS.ProcessEnv): void {
  const missing = VARIABLES.find(({ name, required }) => required && !source[name]?.trim());
  if (missing) refuse(`${missing.name} is missing: production starts nothing on its own, so set it`);
}

/** Stops the start of an unsafe production with one sentence that names the variable to change. */
function assertSafeProduction(env: ConfiguredEnv): void {
  const { publicUrl, trustProxy, paymentProviders, whatsapp, allowTestPayments } = env;
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && !isLoopback(hostname))
    refuse('PUBLIC_URL must be an https URL in production: over http, passwords and sessions can be read on the way');
  // The shop itself speaks HTTP only, so https means that a proxy ends TLS. Without its headers no session cookie is
  // sent, and every rate limit counts all shoppers as one.
  if (protocol === 'https:' && trustProxy === 0)
    refuse('TRUST_PROXY is missing: an https PUBLIC_URL has a proxy in front, so set how many, usually 1');
  if (allowTestPayments) return;
  assertSafePayments(paymentProviders);
  if (whatsapp) assertHttps('WHATSAPP_API_BASE_URL', whatsapp.api.baseUrl);
}

/** Whether nothing sent to this host leaves the machine. */
function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

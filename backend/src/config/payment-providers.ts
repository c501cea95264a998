import { CURRENT_PROVIDER, PROVIDER_IDS, type ProviderId } from '../common/payment-providers.js';
import { refuse, type Variable, type Variables } from './variable.js';
import { wompi } from './wompi.js';

/** Settings that every payment provider has; each adds its keys. URLs have no trailing slash. */
export interface ProviderSettings {
  /** Asked by the server, and by the provider's script in the browser. */
  readonly apiBaseUrl: string;
  /** Serves the payment page and its script. */
  readonly checkoutBaseUrl: string;
  /** True when no variable of the provider is set: then the shop starts its simulator. */
  readonly isSimulated: boolean;
  /** Name of a variable that holds a key with which no money moves; undefined for real keys. */
  readonly testKey: string | undefined;
}

/** How the settings of a provider are declared. */
interface ProviderConfiguration {
  readonly variables: Variables & Readonly<Record<'apiBaseUrl' | 'checkoutBaseUrl', Variable>>;
  /** Reads the variables; those of the simulator when none is set. Stops the start for a set that is incomplete or mixed. */
  readonly read: (source: NodeJS.ProcessEnv, simulatorUrl: string) => ProviderSettings;
}

const CONFIGURATIONS = { wompi } satisfies Readonly<Record<ProviderId, ProviderConfiguration>>;

/** The settings of each provider. */
export type PaymentProvidersEnv = { readonly [Id in ProviderId]: ReturnType<(typeof CONFIGURATIONS)[Id]['read']> };

export const PROVIDER_VARIABLES: readonly Variables[] = Object.values(CONFIGURATIONS).map(({ variables }) => variables);

/** Ports of the payment simulators are this far apart, so that none is that of the WhatsApp simulator. */
const PORT_STEP = 10;

/** `simulatorPort`: the one of the first provider's simulator. */
export function readPaymentProviders(source: NodeJS.ProcessEnv, simulatorPort: number): PaymentProvidersEnv {
  const settings = PROVIDER_IDS.map((id, index) => {
    const simulatorUrl = `http://localhost:${simulatorPort + index * PORT_STEP}`;
    return [id, CONFIGURATIONS[id].read(source, simulatorUrl)];
  });
  return Object.fromEntries(settings) as PaymentProvidersEnv;
}

/** Stops the start of a production in which no money would move, or whose calls could be read on the way. */
export function assertSafePayments(settings: PaymentProvidersEnv): void {
  for (const id of PROVIDER_IDS) {
    const { apiBaseUrl, checkoutBaseUrl, testKey } = settings[id];
    if (testKey !== undefined)
      refuse(
        `${testKey} and its siblings are test keys, so no money moves: set ALLOW_TEST_PAYMENTS=yes if you mean it`,
      );
    const { variables } = CONFIGURATIONS[id];
    assertHttps(variables.apiBaseUrl.name, apiBaseUrl);
    assertHttps(variables.checkoutBaseUrl.name, checkoutBaseUrl);
  }
}

export function assertHttps(name: string, url: string): void {
  if (new URL(url).protocol !== 'https:')
    refuse(`${name} must be an https URL in production: set ALLOW_TEST_PAYMENTS=yes to try it without`);
}

/** The environment with which a simulator of this provider has the shop's keys. */
export function simulatorEnvironment(id: ProviderId, settings: PaymentProvidersEnv): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(settings[id]));
  const variables = Object.entries<Variable>(CONFIGURATIONS[id].variables);
  return Object.fromEntries(variables.map(([key, { name }]) => [name, String(values.get(key))]));
}

/** The settings of the provider that takes the payments that begin now. */
export function currentProvider(settings: PaymentProvidersEnv): ProviderSettings {
  return settings[CURRENT_PROVIDER];
}

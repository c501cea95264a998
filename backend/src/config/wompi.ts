import { StartupError } from '../common/startup-error.js';
import { withoutTrailingSlashes } from './base-url.js';

/** Base addresses and keys of the payment provider, without trailing slashes. */
export interface WompiEnv {
  readonly apiBaseUrl: string;
  readonly checkoutBaseUrl: string;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly integritySecret: string;
  readonly eventsSecret: string;
}

export const WOMPI_VARIABLES = [
  'WOMPI_API_BASE_URL',
  'WOMPI_CHECKOUT_BASE_URL',
  'WOMPI_PUBLIC_KEY',
  'WOMPI_PRIVATE_KEY',
  'WOMPI_INTEGRITY_SECRET',
  'WOMPI_EVENTS_SECRET',
] as const;

type WompiVariables = Partial<Record<(typeof WOMPI_VARIABLES)[number], string>>;

/**
 * What the variables say; the simulator's address and keys when none is set. Keys of two environments together would
 * make payments fail without a word, so they stop the start.
 */
export function wompiEnv(variables: WompiVariables, simulatorUrl: string): WompiEnv {
  const missing = WOMPI_VARIABLES.filter((name) => variables[name] === undefined);
  if (missing.length === WOMPI_VARIABLES.length) return simulated(simulatorUrl);
  if (missing[0])
    throw new StartupError(`${missing[0]} is missing: set all of WOMPI_* or none (see docs/configuration.md).`);
  const value = (name: (typeof WOMPI_VARIABLES)[number]) => variables[name] ?? '';
  const keys = [
    value('WOMPI_PUBLIC_KEY'),
    value('WOMPI_PRIVATE_KEY'),
    value('WOMPI_INTEGRITY_SECRET'),
    value('WOMPI_EVENTS_SECRET'),
  ] as const;
  const environments = new Set(keys.map((key) => /(?:^|_)(test|prod)_/.exec(key)?.[1]));
  if (environments.size > 1)
    throw new StartupError(
      'The keys of WOMPI_* belong to two environments: take all from test or all from production (see docs/configuration.md).',
    );
  const [publicKey, privateKey, integritySecret, eventsSecret] = keys;
  return {
    apiBaseUrl: withoutTrailingSlashes(value('WOMPI_API_BASE_URL')),
    checkoutBaseUrl: withoutTrailingSlashes(value('WOMPI_CHECKOUT_BASE_URL')),
    ...{ publicKey, privateKey, integritySecret, eventsSecret },
  };
}

/** Test keys that open nothing but a simulator on this machine. */
function simulated(url: string): WompiEnv {
  return {
    apiBaseUrl: `${url}/v1`,
    checkoutBaseUrl: url,
    publicKey: 'pub_test_simulator',
    privateKey: 'prv_test_simulator',
    integritySecret: 'test_integrity_simulator',
    eventsSecret: 'test_events_simulator',
  };
}

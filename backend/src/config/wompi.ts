import { readVariables, refuse, text, url, type Values, type Variables } from './variable.js';

/** All of these or none. */
const WOMPI_VARIABLES = {
  apiBaseUrl: {
    name: 'WOMPI_API_BASE_URL',
    type: url('https://sandbox.wompi.co/v1').optional(),
    unset: 'the simulator',
    required: true,
    inProduction: '`https:`',
    meaning: "URL of the provider's API, without a trailing slash",
  },
  checkoutBaseUrl: {
    name: 'WOMPI_CHECKOUT_BASE_URL',
    type: url('https://checkout.wompi.co').optional(),
    unset: 'the simulator',
    required: true,
    inProduction: '`https:`',
    meaning: "URL of the provider's payment page, without a trailing slash",
  },
  publicKey: {
    name: 'WOMPI_PUBLIC_KEY',
    type: text.regex(/^pub_(test|prod)_./, 'must begin with pub_test_ or pub_prod_').optional(),
    unset: "the simulator's",
    required: true,
    inProduction: 'of `prod`',
    meaning: 'names the shop in calls of the browser',
  },
  privateKey: {
    name: 'WOMPI_PRIVATE_KEY',
    type: text.regex(/^prv_(test|prod)_./, 'must begin with prv_test_ or prv_prod_').optional(),
    unset: "the simulator's",
    required: true,
    inProduction: 'of `prod`',
    meaning: 'authorises calls of the server',
  },
  integritySecret: {
    name: 'WOMPI_INTEGRITY_SECRET',
    type: text.regex(/^(test|prod)_integrity_./, 'must begin with test_integrity_ or prod_integrity_').optional(),
    unset: "the simulator's",
    required: true,
    inProduction: 'of `prod`',
    meaning: 'signs the amount and reference of a payment',
  },
  eventsSecret: {
    name: 'WOMPI_EVENTS_SECRET',
    type: text.regex(/^(test|prod)_events_./, 'must begin with test_events_ or prod_events_').optional(),
    unset: "the simulator's",
    required: true,
    inProduction: 'of `prod`',
    meaning: "proves the provider's events, which arrive at `$PUBLIC_URL/api/wompi/events`",
  },
} as const satisfies Variables;

type WompiValues = Values<typeof WOMPI_VARIABLES>;

type WompiEnv = { readonly [K in keyof WompiValues]: string } & {
  readonly isSimulated: boolean;
  readonly testKey: string | undefined;
};

/** Wompi Colombia, its sandbox, or the simulator. */
export const wompi = {
  variables: WOMPI_VARIABLES,
  read(source: NodeJS.ProcessEnv, simulatorUrl: string): WompiEnv {
    const values = readVariables(WOMPI_VARIABLES, source);
    if (Object.values(values).every((value) => value === undefined)) return simulated(simulatorUrl);
    assertComplete(values);
    const keys = [values.publicKey, values.privateKey, values.integritySecret, values.eventsSecret];
    const environments = new Set(keys.map((key) => /(?:^|_)(test|prod)_/.exec(key)?.[1]));
    // Keys of two environments would make payments fail without an error.
    if (environments.size > 1)
      refuse('The keys of WOMPI_* belong to two environments: take all from test or all from production');
    const testKey = values.publicKey.startsWith('pub_test_') ? WOMPI_VARIABLES.publicKey.name : undefined;
    return { ...values, isSimulated: false, testKey };
  },
};

function assertComplete(values: WompiValues): asserts values is { readonly [K in keyof WompiValues]: string } {
  for (const [key, { name }] of Object.entries(WOMPI_VARIABLES))
    if (values[key as keyof WompiValues] === undefined) refuse(`${name} is missing: set all of WOMPI_* or none`);
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
    isSimulated: true,
    testKey: WOMPI_VARIABLES.publicKey.name,
  };
}

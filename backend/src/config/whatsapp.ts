import { refuse, text, url, type Values, type Variables } from './variable.js';

const PLATFORM_URL = 'https://graph.facebook.com';
/** The platform serves a version for two years; the dashboard of the app warns before one ends. */
const API_VERSION = 'v25.0';

/** The shop's WhatsApp number at the platform: these and the access token, or none of them. */
export const NUMBER_VARIABLES = {
  phoneNumberId: {
    name: 'WHATSAPP_PHONE_NUMBER_ID',
    type: text.regex(/^\d{1,32}$/, 'must be the digits of the phone number id').optional(),
    unset: 'a number of the simulator',
    inProduction: 'no WhatsApp',
    meaning: "the platform's id of the shop's number",
  },
  appSecret: {
    name: 'WHATSAPP_APP_SECRET',
    type: text.optional(),
    unset: 'generated, kept in `DATA_DIR/secrets.json`',
    inProduction: 'no WhatsApp',
    meaning: 'signs the calls of the webhook',
  },
  verifyToken: {
    name: 'WHATSAPP_VERIFY_TOKEN',
    type: text.optional(),
    unset: 'generated, kept in `DATA_DIR/secrets.json`',
    inProduction: 'no WhatsApp',
    meaning:
      "a text of your choice, which proves the shop's webhook: enter it and `$PUBLIC_URL/api/chatbot/webhook` as the webhook of the app, and subscribe to `messages`",
  },
} as const satisfies Variables;

/** Where messages are sent. */
export const GRAPH_API_VARIABLES = {
  accessToken: {
    name: 'WHATSAPP_ACCESS_TOKEN',
    type: text.regex(/^[\x21-\x7e]+$/, 'must be a token without spaces').optional(),
    unset: 'the simulator',
    inProduction: 'no WhatsApp',
    meaning: 'authorises sending messages',
  },
  baseUrl: {
    name: 'WHATSAPP_API_BASE_URL',
    type: url(PLATFORM_URL).optional(),
    unset: `\`${PLATFORM_URL}\``,
    inProduction: `\`${PLATFORM_URL}\`; \`https:\``,
    meaning:
      'URL of the platform, without a trailing slash. Production takes `http:` only with `ALLOW_TEST_PAYMENTS=yes`',
  },
  version: {
    name: 'WHATSAPP_API_VERSION',
    type: text.regex(/^v\d{1,3}\.\d$/, 'must look like v25.0').optional(),
    unset: `\`${API_VERSION}\``,
    meaning: "version of the platform's API",
  },
} as const satisfies Variables;

type NumberValues = Values<typeof NUMBER_VARIABLES>;
type GraphApiValues = Values<typeof GRAPH_API_VARIABLES>;

type GraphApiEnv = { readonly [K in keyof GraphApiValues]: string };

/** The shop's WhatsApp number. */
export type WhatsAppEnv = { readonly [K in keyof NumberValues]: string } & { readonly api: GraphApiEnv };

/** The values of the variables; secrets that the start generates may be missing. */
export type ConfiguredWhatsApp = NumberValues & Pick<WhatsAppEnv, 'phoneNumberId' | 'api'>;

/**
 * All of the required variables or none. Without the platform's token and URL there is a simulator at `simulatorUrl`, which
 * takes the other values where they are set; in production, where `simulatorUrl` is undefined, there is no WhatsApp.
 */
export function whatsAppEnv(
  number: NumberValues,
  api: GraphApiValues,
  simulatorUrl: string | undefined,
): ConfiguredWhatsApp | undefined {
  const version = api.version ?? API_VERSION;
  if (simulatorUrl !== undefined && api.accessToken === undefined && api.baseUrl === undefined)
    return {
      ...number,
      phoneNumberId: number.phoneNumberId ?? '100000000000001',
      // This token opens nothing but a simulator on this machine.
      api: { baseUrl: simulatorUrl, version, accessToken: 'whatsapp-simulator' },
    };
  if (Object.values({ ...number, ...api }).every((value) => value === undefined)) return undefined;
  return {
    phoneNumberId: required(number.phoneNumberId, NUMBER_VARIABLES.phoneNumberId.name),
    appSecret: required(number.appSecret, NUMBER_VARIABLES.appSecret.name),
    verifyToken: required(number.verifyToken, NUMBER_VARIABLES.verifyToken.name),
    api: {
      accessToken: required(api.accessToken, GRAPH_API_VARIABLES.accessToken.name),
      baseUrl: api.baseUrl ?? PLATFORM_URL,
      version,
    },
  };
}

function required(value: string | undefined, name: string): string {
  return value ?? refuse(`${name} is missing: set all of WHATSAPP_* or none`);
}

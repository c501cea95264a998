import { StartupError } from '../common/startup-error.js';
import { withoutTrailingSlashes } from './base-url.js';

/** Where messages are sent. */
export interface GraphApiEnv {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** For example `v25.0`. */
  readonly version: string;
  readonly accessToken: string;
}

/** The shop's WhatsApp number at the platform. */
export interface WhatsAppEnv {
  readonly phoneNumberId: string;
  /** Signs the calls of the webhook. */
  readonly appSecret: string;
  /** Proves the shop's webhook when staff enter it at the platform. */
  readonly verifyToken: string;
  /** Undefined: messages are only stored. */
  readonly api?: GraphApiEnv;
}

/** What the variables say; secrets that the start generates may be missing. */
export type ConfiguredWhatsApp = Omit<WhatsAppEnv, 'appSecret' | 'verifyToken'> &
  Partial<Pick<WhatsAppEnv, 'appSecret' | 'verifyToken'>>;

const PLATFORM_URL = 'https://graph.facebook.com';
/** The platform serves a version for two years; the dashboard of the app warns before one ends. */
const API_VERSION = 'v25.0';

const REQUIRED = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

const WHATSAPP_VARIABLES = [...REQUIRED, 'WHATSAPP_API_BASE_URL', 'WHATSAPP_API_VERSION'] as const;

type WhatsAppVariables = Partial<Record<(typeof WHATSAPP_VARIABLES)[number], string>>;

/**
 * All of the required variables or none. Without the platform's token and address there is a simulator at `simulatorUrl`, which
 * takes the other values where they are set; in production, where `simulatorUrl` is undefined, there is no WhatsApp.
 */
export function whatsAppEnv(
  variables: WhatsAppVariables,
  simulatorUrl: string | undefined,
): ConfiguredWhatsApp | undefined {
  const isUnset = (name: (typeof WHATSAPP_VARIABLES)[number]) => variables[name] === undefined;
  if (simulatorUrl !== undefined && isUnset('WHATSAPP_ACCESS_TOKEN') && isUnset('WHATSAPP_API_BASE_URL'))
    return simulated(variables, simulatorUrl);
  if (WHATSAPP_VARIABLES.every(isUnset)) return undefined;
  const value = (name: (typeof REQUIRED)[number]) => {
    const text = variables[name];
    if (text === undefined)
      throw new StartupError(`${name} is missing: set all of WHATSAPP_* or none (see docs/configuration.md).`);
    return text;
  };
  return {
    phoneNumberId: value('WHATSAPP_PHONE_NUMBER_ID'),
    appSecret: value('WHATSAPP_APP_SECRET'),
    verifyToken: value('WHATSAPP_VERIFY_TOKEN'),
    api: {
      baseUrl: withoutTrailingSlashes(variables.WHATSAPP_API_BASE_URL ?? PLATFORM_URL),
      version: variables.WHATSAPP_API_VERSION ?? API_VERSION,
      accessToken: value('WHATSAPP_ACCESS_TOKEN'),
    },
  };
}

/** The token opens nothing but a simulator on this machine. Missing secrets of the webhook are generated at the start. */
function simulated(variables: WhatsAppVariables, baseUrl: string): ConfiguredWhatsApp {
  return {
    phoneNumberId: variables.WHATSAPP_PHONE_NUMBER_ID ?? '100000000000001',
    appSecret: variables.WHATSAPP_APP_SECRET,
    verifyToken: variables.WHATSAPP_VERIFY_TOKEN,
    api: { baseUrl, version: variables.WHATSAPP_API_VERSION ?? API_VERSION, accessToken: 'whatsapp-simulator' },
  };
}

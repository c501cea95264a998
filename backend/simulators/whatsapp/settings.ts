/** Start settings of the simulator; number, token and secrets are those of the shop that it serves. */
export interface Settings {
  port: number;
  phoneNumberId: string;
  accessToken: string;
  appSecret: string;
  verifyToken: string;
  /** Where events are delivered, as staff would enter it at the platform. */
  webhookUrl: string;
  /** Opens the controls under `/__sim/`. */
  controlToken: string;
  /** Multiplies the waits between two deliveries of an event: 0.001 turns an hour into 3.6 s. */
  timeScale: number;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Reads and checks the environment; throws one sentence for a person when the simulator must not run with it. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  if (env.NODE_ENV === 'production')
    throw new Error('The WhatsApp simulator sends nothing to anybody and does not run with NODE_ENV=production.');
  return {
    port: numberOf(env, 'WHATSAPP_SIMULATOR_PORT', 3002),
    phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID || '100000000000001',
    accessToken: env.WHATSAPP_ACCESS_TOKEN || 'whatsapp-simulator',
    appSecret: env.WHATSAPP_APP_SECRET || 'whatsapp-simulator',
    verifyToken: env.WHATSAPP_VERIFY_TOKEN || 'whatsapp-simulator',
    webhookUrl: webhookUrl(env),
    controlToken: env.WHATSAPP_SIMULATOR_TOKEN || 'simulator',
    timeScale: numberOf(env, 'WHATSAPP_SIMULATOR_TIME_SCALE', 1),
  };
}

/** Events hold what a tester writes, so they go to this machine or to a host that was named on purpose. */
function webhookUrl(env: NodeJS.ProcessEnv): string {
  const url = new URL(env.WHATSAPP_SIMULATOR_WEBHOOK_URL || 'http://localhost:3000/api/chatbot/webhook');
  const named = (env.WHATSAPP_SIMULATOR_WEBHOOK_HOSTS ?? '').split(',').map((host) => host.trim());
  if (![...LOOPBACK, ...named].includes(url.hostname))
    throw new Error(
      `WHATSAPP_SIMULATOR_WEBHOOK_URL leads to ${url.hostname}: name that host in WHATSAPP_SIMULATOR_WEBHOOK_HOSTS to allow it.`,
    );
  return url.href;
}

function numberOf(env: NodeJS.ProcessEnv, name: string, unset: number): number {
  const value = Number(env[name] || unset);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, 0 or more.`);
  return value;
}

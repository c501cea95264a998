import path from 'node:path';
import { urlHost } from '../common/listen.js';
import type { ConfiguredEnv } from '../config/env.js';
import { currentProvider } from '../config/payment-providers.js';
import type { NewStaff } from '../identity/index.js';

/** The text on the terminal after the start. */
export function startReport(env: ConfiguredEnv, database: string, firstStaff: NewStaff | undefined): string {
  const payments = currentProvider(env.paymentProviders);
  const lines = [
    ['Shop', env.publicUrl],
    ...(env.apiDocs ? [['API', `${env.publicUrl}/api/docs (Swagger UI)`]] : []),
    ['Database', database],
    [
      'Mail',
      env.smtpUrl ? 'sent through the server of SMTP_URL' : `not sent, written to ${path.join(env.dataDir, 'mail')}`,
    ],
    [
      'Payments',
      payments.isSimulated
        ? `a simulator, no money moves: ${payments.checkoutBaseUrl} (docs/payment-simulator.md)`
        : payments.apiBaseUrl,
    ],
    ['WhatsApp', whatsAppLine(env)],
    ...(env.metricsPort === undefined
      ? []
      : [['Metrics', `http://${urlHost(env.metricsHost)}:${env.metricsPort}/metrics`]]),
    ...(firstStaff ? [['Staff', staffLine(firstStaff)]] : []),
    ['Stop', 'Ctrl-C'],
  ];
  return ['', 'Sigerist is open.', ...lines.map(([name, text]) => `  ${name!.padEnd(9)} ${text}`), ''].join('\n');
}

function whatsAppLine({ whatsapp, whatsappSimulatorPort }: ConfiguredEnv): string {
  if (!whatsapp) return 'not connected: messages are only stored and the webhook refuses every call (WHATSAPP_*)';
  if (whatsappSimulatorPort === undefined) return whatsapp.api.baseUrl;
  return `a simulator, nothing is sent: ${whatsapp.api.baseUrl} (docs/whatsapp-simulator.md)`;
}

/** The only time that a password is shown: it was made a moment ago and is stored nowhere but as a hash. */
function staffLine({ email, generatedPassword }: NewStaff): string {
  return generatedPassword === undefined
    ? `${email}, with the password of STAFF_PASSWORD`
    : `${email}, password ${generatedPassword} (shown this once; a new one: npm run staff -- add ${email})`;
}

import { createHmac } from 'node:crypto';
import { TEST_WHATSAPP } from './env.js';

/** A webhook body with these messages and statuses, as the platform sends it. */
export function webhookBody(value: { messages?: object[]; statuses?: object[]; contacts?: object[] }): object {
  const metadata = { display_phone_number: '573000000000', phone_number_id: TEST_WHATSAPP.phoneNumberId };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
  return { object: 'whatsapp_business_account', entry: [{ id: '200000000000001', changes: [change] }] };
}

/** A text that a customer wrote. */
export function textMessage(body: string, id = 'wamid.HBgMNTczMDAxMjM0NTY3', from = '573001234567'): object {
  return { from, id, timestamp: '1763900000', type: 'text', text: { body } };
}

/** The value of `X-Hub-Signature-256` for this body. */
export function signatureOf(body: string | Buffer, secret: string = TEST_WHATSAPP.appSecret): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

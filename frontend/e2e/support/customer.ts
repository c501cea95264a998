import { expect, type APIRequestContext } from '@playwright/test';
import { shopPort } from './shop';

/** Where `run-shop.ts` starts the WhatsApp simulator. */
const simulator = `http://localhost:${shopPort + 200}`;

/** A customer writes to the shop on WhatsApp. */
export async function customerWrites(
  request: APIRequestContext,
  name: string,
  phone: string,
  text: string,
): Promise<void> {
  const answer = await request.post(`${simulator}/__sim/messages`, {
    headers: { 'X-Simulator-Token': 'simulator' },
    data: { name, phone, type: 'text', text },
  });
  expect(answer.ok()).toBe(true);
}

/** What a customer of the WhatsApp simulator and the shop have written, as the simulator tells it. */
export async function chatLog(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`${simulator}/__sim/log`, { headers: { 'X-Simulator-Token': 'simulator' } });
  return answer.text();
}

import { expect, type APIRequestContext } from '@playwright/test';
import { shopPort } from './shop';

/** URL of the WhatsApp simulator that `run-shop.ts` starts. */
const simulator = `http://localhost:${shopPort + 200}`;

/** Sends a WhatsApp message of a customer to the shop. */
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

/** Returns the simulator's log of all messages. */
export async function chatLog(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`${simulator}/__sim/log`, { headers: { 'X-Simulator-Token': 'simulator' } });
  return answer.text();
}

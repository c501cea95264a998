import { fold } from './normalise.js';
import { ABOUT_DELIVERY } from './follow-up.js';
import type { SharedLocation } from './message-details.js';
import { CITIES } from './synonyms.js';
import type { Thread } from './thread.js';

const TOWN = new RegExp(`\\b(?:${CITIES})\\b`);

/** The town of a place that a customer sent in answer to what the bot said about deliveries; undefined in any other conversation. */
export function townAsked({ name, address }: SharedLocation, { topic }: Thread): string | undefined {
  return ABOUT_DELIVERY.has(topic ?? '') ? TOWN.exec(fold(`${address} ${name}`))?.[0] : undefined;
}

import { randomUUID } from 'node:crypto';
import type { ChatbotSettingsStore } from '../../src/chatbot/application/chatbot-settings.port.js';
import type { WebhookEvents } from '../../src/chatbot/application/webhook-events.port.js';

/** Contract of every store of the bot's settings. */
export function itKeepsChatbotSettings(settings: () => ChatbotSettingsStore): void {
  it('begins with the defaults and keeps changes; simultaneous changes of the keywords all count', async () => {
    const first = await settings().load();
    expect(first).toMatchObject({ active: true, hours: { start: '09:00', end: '18:00' } });
    expect(first.keywords).toContain('asesor');
    await settings().save({ active: false });
    await settings().save({ hours: { start: '08:00', end: '12:00' } });
    await Promise.all(['uno', 'dos', 'tres'].map((word) => settings().changeKeywords((before) => [...before, word])));
    const changed = await settings().load();
    expect(changed).toMatchObject({ active: false, hours: { start: '08:00', end: '12:00' } });
    expect(changed.keywords).toHaveLength(first.keywords.length + 3);
  });
}

/** Contract of every store of webhook calls. */
export function itKeepsWebhookEvents(events: () => WebhookEvents): void {
  it('stores a call once by content, and deletes the content once it is applied', async () => {
    const receivedAt = new Date('2026-01-15T15:00:00Z');
    const event = { id: randomUUID(), digest: 'digest', body: '{"a":"\\u0000"}', receivedAt };
    expect(await events().add(event)).toBe(true);
    expect(await events().add({ ...event, id: randomUUID() })).toBe(false);
    expect(await events().find(event.id)).toMatchObject({ body: event.body, receivedAt });
    await events().markDone(event.id, new Date());
    expect(await events().find(event.id)).toBeNull();
    expect(await events().add({ ...event, id: randomUUID() })).toBe(false);
  });
}

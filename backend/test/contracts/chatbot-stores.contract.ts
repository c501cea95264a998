import { randomUUID } from 'node:crypto';
import type { ChatbotSettingsStore } from '../../src/chatbot/application/chatbot-settings.port.js';
import type { Misses } from '../../src/chatbot/application/misses.port.js';
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

/** Contract of every store of missed questions. */
export function itCountsMisses(misses: () => Misses): void {
  const at = (day: string) => new Date(`${day}T15:00:00Z`);
  const count = (key: string, day: string) => misses().count({ key, question: `¿${key}?`, day, at: at(day) });

  it('counts by day, and lists the most frequent first, without those that were dismissed or removed', async () => {
    for (const day of ['2026-01-01', '2026-01-08', '2026-01-08', '2026-01-09']) await count('gemelos', day);
    await count('cunas', '2026-01-09');
    await count('old', '2025-12-01');
    const listed = await misses().list('2026-01-03', 10);
    expect(listed.map(({ question, count: asked }) => [question, asked])).toEqual([
      ['¿gemelos?', 3],
      ['¿cunas?', 1],
    ]);
    expect(listed[0]!.lastAt).toEqual(at('2026-01-09'));
    expect(await misses().list('2026-01-03', 1)).toMatchObject([{ question: '¿gemelos?' }]);
    expect(await misses().dismiss(listed[1]!.id)).toBe(true);
    expect(await misses().list('2026-01-03', 10)).toHaveLength(1);
    await count('cunas', '2026-01-09');
    expect(await misses().list('2026-01-03', 10)).toHaveLength(2);
    expect(await misses().remove(listed[1]!.id)).toBe(true);
    expect(await misses().remove(listed[0]!.id)).toBe(true);
    expect(await misses().remove(listed[0]!.id)).toBe(false);
    await count('gemelos', '2026-01-09');
    expect(await misses().list('2026-01-03', 10)).toMatchObject([{ count: 1 }]);
  });

  it('finds no unknown question to dismiss', async () => {
    expect(await misses().dismiss(randomUUID())).toBe(false);
  });
}

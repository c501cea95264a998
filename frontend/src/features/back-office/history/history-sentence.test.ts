import { aChangeSet, priceChange } from '../../../testing/back-office-server';
import { historySentence } from './history-sentence';

const set = (...prices: number[]) =>
  aChangeSet({
    state: 'live',
    publishedBy: 'Ana',
    changes: prices.map((price) => priceChange(price)),
    preview: prices.map(() => 'Mochila Milano: $435.000 → otro'),
  });

it.each([
  [set(455_000), 'Ana subió Mochila Milano de $435.000 a $455.000'],
  [set(455_000, 460_000), 'Ana subió 2 precios: Mochila Milano: $435.000 → otro, …'],
  [set(400_000, 401_000), 'Ana bajó 2 precios: Mochila Milano: $435.000 → otro, …'],
  [set(400_000, 460_000), 'Ana cambió 2 precios: Mochila Milano: $435.000 → otro, …'],
  [{ ...set(455_000), state: 'scheduled' as const }, 'Ana sube Mochila Milano de $435.000 a $455.000'],
  [
    { ...set(455_000, 1), reverts: 'set-0', preview: [`Mochila Milano, descripción: ${'larga '.repeat(20)}`, ''] },
    'Ana deshizo 2 datos: Mochila Milano, descripción, …',
  ],
  [{ ...set(455_000, 1), reverts: 'set-0' }, 'Ana deshizo 2 datos: Mochila Milano: $435.000 → otro, …'],
  [
    {
      ...set(1),
      state: 'scheduled' as const,
      consent: { state: 'pending' as const, askedAt: '2026-11-25T15:04:05.000Z', by: null, isOwn: false },
    },
    'Ana quiere cambiar Mochila Milano: $435.000 → otro',
  ],
])('describes a published set', (published, sentence) => {
  expect(historySentence(published)).toBe(sentence);
});

import { styled } from 'styled-components';
import { showDay } from '../../../shared/lib/moments';

/** Groups items by day in Bogotá, in their order. `atOf` returns the ISO time of an item. */
export function byDay<Item>(items: readonly Item[], atOf: (item: Item) => string): [day: string, Item[]][] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = showDay(atOf(item));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}

/** The items of a day below its title. */
export const DaySection = styled.section`
  display: grid;
  gap: var(--space-8);
  h2 {
    font: 600 var(--font-size-sm) / 1.4 var(--font-text);
    color: var(--text-soft);
  }
`;

/** First letter of the person's name. */
export const Initial = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--brand-light);
  color: var(--brand);
  font-weight: 600;
`;

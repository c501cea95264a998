import type { ChangeDto, ChangeSetDto } from '../../../api/back-office.api';

/** Changes that are reviewed and left out together. */
export interface ReviewCard {
  sentence: string;
  /** Descriptions of the changes; empty for one change. */
  details: readonly string[];
  changes: readonly ChangeDto[];
  problem: string | undefined;
}

/** Groups and ranks depend on each other: publishing a part of them would fail or mix up the catalogue. */
export function isArrangement({ entity, field, values }: ChangeDto): boolean {
  if (entity === 'product') return field === 'rank';
  return entity === 'product_group' && (values !== undefined || field === 'firstRank' || field === 'lastRank');
}

/** Returns one card for each change, and one for all changes of groups and ranks. `problems` are errors by index. */
export function reviewCards(draft: ChangeSetDto, problems: Readonly<Record<number, string>>): ReviewCard[] {
  const cards = draft.changes.map((change, index) => ({
    sentence: draft.preview[index] ?? '',
    details: [],
    changes: [change],
    problem: problems[index],
  }));
  const together = cards.filter(({ changes: [change] }) => isArrangement(change!));
  if (together.length < 2) return cards;
  const all: ReviewCard = {
    sentence: `Grupos y orden del catálogo: ${together.length} cambios`,
    details: together.map(({ sentence }) => sentence),
    changes: together.flatMap(({ changes }) => changes),
    problem: together.find(({ problem }) => problem)?.problem,
  };
  return cards.flatMap((card) => (card === together[0] ? [all] : together.includes(card) ? [] : [card]));
}

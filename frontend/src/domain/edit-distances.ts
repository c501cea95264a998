/**
 * Edits from a typed text to each beginning of a word, by the beginning's length: letters to insert, delete, replace or swap with their
 * neighbour. The last one is to the whole word.
 */
export function editDistances(typed: string, word: string): number[] {
  let [before, row] = [[] as number[], Array.from({ length: word.length + 1 }, (_, index) => index)];
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= word.length; to += 1) {
      const changed = row[to - 1]! + (typed[at - 1] === word[to - 1] ? 0 : 1);
      const isSwap = at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1];
      const swapped = isSwap ? before[to - 2]! + 1 : Infinity;
      next.push(Math.min(changed, row[to]! + 1, next[to - 1]! + 1, swapped));
    }
    [before, row] = [row, next];
  }
  return row;
}

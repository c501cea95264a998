import cases from '../../../docs/piece-cases.json' with { type: 'json' };
import { describePiece, type MadePiece } from './describe-piece';
import { type PieceDesign, shownChoices, shownDesign } from './piece-design';

const names: Record<string, string> = cases.names;

describe('docs/piece-cases.json, as the pages say it', () => {
  it.each(cases.cases)('$title', ({ piece, design, photo, breakdown, shown, facts }) => {
    const chosen = design as PieceDesign;
    const labelOf = (_: string, id: string) => names[id] ?? id;
    expect(photo && shownDesign(chosen, photo, piece)).toEqual(shown);
    const made: MadePiece = {
      ...piece,
      breakdown: breakdown.map((label) => ({ label, amount: 0 })),
      shown: photo ? shownChoices(chosen, photo, piece, labelOf) : [],
    };
    expect(describePiece(made)).toEqual(facts);
  });
});

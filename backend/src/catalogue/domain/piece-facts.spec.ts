import { readFileSync } from 'node:fs';
import { eachField, type PhotoDesign, type PieceDesign, shownDesign } from '../../common/piece-design.js';
import { factTexts } from './piece-facts.js';
import type { Personalisation } from './piece-options.js';

interface PieceCases {
  names: Record<string, string>;
  cases: {
    title: string;
    piece: Omit<Personalisation, 'design' | 'photo'>;
    design: PieceDesign;
    photo: PhotoDesign | null;
    breakdown: string[];
    shown: PhotoDesign | null;
    facts: string[];
  }[];
}

const casesFile = new URL('../../../../docs/piece-cases.json', import.meta.url);
const { names, cases } = JSON.parse(readFileSync(casesFile, 'utf8')) as PieceCases;

describe('docs/piece-cases.json, as the server says it', () => {
  it.each(cases)('$title', ({ piece, design, photo, breakdown, shown, facts }) => {
    const seen = photo && shownDesign(design, photo, piece);
    expect(seen).toEqual(shown);
    const kept = seen && { design: photo, names: eachField((_, field) => names[seen[field]] ?? seen[field]) };
    const personalisation = { ...piece, design, ...(kept && { photo: kept }) };
    expect(factTexts({ personalisation, breakdown: breakdown.map((label) => ({ label })) })).toEqual(facts);
  });
});

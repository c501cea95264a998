import { Fragment } from 'react';
import { type Fact, factsOf, type MadePiece } from '../../domain/describe-piece';

/** The chosen options of a piece in one line. */
export function PieceFacts({ piece }: { piece: MadePiece }) {
  return factsOf(piece).map((fact, position) => (
    <Fragment key={position}>
      {position > 0 && <span>{' · '}</span>}
      <PieceFact fact={fact} />
    </Fragment>
  ));
}

/** One chosen option. */
export function PieceFact({ fact: { words, asTyped } }: { fact: Fact }) {
  return (
    <>
      <span>{words}</span>
      {asTyped && <span translate="no">{asTyped}</span>}
    </>
  );
}

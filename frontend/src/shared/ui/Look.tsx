import { inWords, type ShownChoice } from '../../domain/piece-design';

/** What a piece looks like, in one line: 'Hilo crema, como en la imagen · Reata anclas náuticas'. Nothing for an order of an earlier release. */
export function Look({ shown = [] }: { shown?: readonly ShownChoice[] }) {
  if (shown.length === 0) return null;
  return (
    <p>
      {inWords(shown)
        .map(({ words }) => words)
        .join(' · ')}
    </p>
  );
}

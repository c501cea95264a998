import { styled } from 'styled-components';
import { NO_TRANSLATION } from '../../shared/lib/elements';
import type { MeasuredName } from './embroidery/name-measures';

/** Margin around the name and height of the ruler below it, in millimetres. */
const MARGIN = 2;
const RULER = 12;
const RULER_LENGTH = 50;

/**
 * The name's outlines in their true size, to lay under the hoop. The ruler is part of the drawing, so that a printer
 * that scales the page scales the ruler equally.
 */
export function NameTemplate({ name }: { name: MeasuredName }) {
  const width = Math.max(name.width, RULER_LENGTH) + 2 * MARGIN;
  const height = name.height + RULER + 2 * MARGIN;
  const { unit, origin } = name;
  const ruler = name.height + MARGIN + RULER / 2;
  return (
    <Figure>
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
        style={{ width: `${width.toFixed(1)}mm` }}
        {...NO_TRANSLATION}
        role="img"
        aria-label="El nombre en tamaño real, con una regla de 5 centímetros"
      >
        <path d={name.path} transform={`translate(${origin.x} ${origin.y}) scale(${unit} ${-unit})`} />
        <path
          d={`M0 ${ruler - 2}v4M0 ${ruler}h${RULER_LENGTH}m0 -2v4`}
          fill="none"
          stroke="currentColor"
          strokeWidth=".4"
        />
        {[10, 20, 30, 40].map((x) => (
          <path key={x} d={`M${x} ${ruler - 1}v2`} stroke="currentColor" strokeWidth=".4" />
        ))}
        <text x={RULER_LENGTH / 2} y={ruler + 5} textAnchor="middle" fontSize="4">
          5 cm
        </text>
      </svg>
      <figcaption>Tamaño real si la regla mide 5 cm: imprime al 100 %.</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: var(--space-6);
  justify-items: start;
  min-width: 0;
  svg {
    height: auto;
    fill: var(--text);
    color: var(--text);
  }
  figcaption {
    font-size: var(--font-size-xs);
    color: var(--text-soft);
  }
  @media print {
    break-inside: avoid;
  }
`;

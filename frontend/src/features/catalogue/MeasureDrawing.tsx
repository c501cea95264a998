import { styled } from 'styled-components';
import type { Measures } from '../../domain/measures';
import { NO_TRANSLATION } from '../../shared/lib/elements';

/** Side of the drawing, without its margins, in its own units. */
const SIDE = 200;
/** Room for the lines and numbers of the measures. */
const MARGIN = 62;
/** How far the depth goes to the right and upwards, for each unit of it. */
const SLANT = 0.42;
/** Room for the number of the depth, at the right. */
const DEPTH_MARGIN = 96;
const GAP = 14;
/** Half the length of the small strokes at the ends of a line. */
const TICK = 5;

/** The box around a piece in proportion, with its centimetres. It repeats the list beside it; nothing without height and width. */
export function MeasureDrawing({ heightCm, widthCm, depthCm }: Measures) {
  if (heightCm === null || widthCm === null) return null;
  const deep = (depthCm ?? 0) * SLANT;
  const unit = SIDE / Math.max(widthCm + deep, heightCm + deep);
  const [width, height, depth] = [widthCm * unit, heightCm * unit, deep * unit];
  const right = width + depth;
  const bottom = height + depth;
  return (
    <Drawing
      viewBox={`${-MARGIN} ${-GAP} ${right + MARGIN + (depth > 0 ? DEPTH_MARGIN : GAP)} ${bottom + GAP + MARGIN}`}
      aria-hidden="true"
      focusable="false"
      {...NO_TRANSLATION}
    >
      <path className="side" d={`M0 ${depth}l${depth} ${-depth}h${width}v${height}l${-depth} ${depth}z`} />
      <path className="front" d={`M0 ${depth}h${width}v${height}h${-width}z`} />
      {depth > 0 && <path className="edge" d={`M${width} ${depth}l${depth} ${-depth}`} />}
      <path d={`M${-GAP} ${depth}v${height}M${-GAP - TICK} ${depth}h${2 * TICK}m${-2 * TICK} ${height}h${2 * TICK}`} />
      <text x={-GAP - 12} y={depth + height / 2} transform={`rotate(-90 ${-GAP - 12} ${depth + height / 2})`}>
        {`${heightCm} cm`}
      </text>
      <path d={`M0 ${bottom + GAP}h${width}M0 ${bottom + GAP - TICK}v${2 * TICK}m${width} ${-2 * TICK}v${2 * TICK}`} />
      <text x={width / 2} y={bottom + GAP + 30}>{`${widthCm} cm`}</text>
      {depth > 0 && (
        <>
          <path
            d={`M${width + GAP} ${bottom}l${depth} ${-depth}m${-depth - TICK} ${depth - TICK}l${2 * TICK} ${2 * TICK}m${depth - 2 * TICK} ${-depth - 2 * TICK}l${2 * TICK} ${2 * TICK}`}
          />
          <text className="depth" x={width + GAP + depth / 2 + 8} y={bottom - depth / 2 + 22}>{`${depthCm} cm`}</text>
        </>
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-height: 230px;
  path {
    fill: none;
    stroke: var(--text-soft);
    stroke-width: 1.6;
  }
  .side {
    fill: var(--surface-alt);
    stroke: var(--border-strong);
  }
  .front {
    fill: var(--surface-raised);
    stroke: var(--border-strong);
  }
  .edge {
    stroke: var(--border-strong);
  }
  text {
    fill: var(--text);
    font: 600 24px var(--font-text);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  .depth {
    text-anchor: start;
  }
`;

import { useId } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { NO_TRANSLATION } from '../lib/elements';
import type { Elements } from '../lib/elements';

interface ThreadTextProps {
  text: string;
  /** View box of the drawing: "minX minY width height". */
  viewBox: string;
  /** Position of the letters in the view box. */
  x: number;
  y: number;
  /** Height of the letters, in units of the view box. */
  size: number;
  anchor?: 'start' | 'middle';
  font?: 'script' | 'serif';
  /** Animates the embroidery once, from left to right. */
  sewn?: boolean;
  className?: string;
  /** Additional elements behind the letters: a loose thread. */
  children?: Elements;
}

const fonts = {
  script: { family: 'var(--font-script)', weight: 400, scale: 1.12 },
  serif: { family: 'var(--font-title)', weight: 600, scale: 0.98 },
};

/**
 * Letters embroidered in gold. The dashes of a wide stroke are perpendicular to a letter's outline, so two dashed strokes
 * clipped to it look like satin stitches, without a filter that phones would have to repaint. Hidden from screen readers: add
 * the plain text beside it.
 */
export function ThreadText({ text, viewBox, size, sewn, className, children, ...position }: ThreadTextProps) {
  const clip = useId();
  const { x, y, anchor = 'middle', font = 'script' } = position;
  const { family, weight, scale } = fonts[font];
  const unit = size / 80;
  const letters = {
    x,
    y,
    textAnchor: anchor,
    style: { fontFamily: family, fontWeight: weight, fontSize: `${size * scale}px` },
    children: text,
  };
  return (
    <Drawing viewBox={viewBox} className={className} aria-hidden="true">
      {children}
      <Thread $sewn={sewn}>
        <clipPath id={clip}>
          <text {...letters} />
        </clipPath>
        <text
          {...letters}
          className="shadow"
          transform={`translate(${1.2 * unit} ${2.6 * unit})`}
          strokeWidth={3 * unit}
        />
        <text {...letters} className="fill" strokeWidth={1.3 * unit} />
        <g clipPath={`url(#${clip})`} fill="none">
          <text
            {...letters}
            className="dark"
            strokeWidth={15 * unit}
            strokeDasharray={`${0.85 * unit} ${1.75 * unit}`}
          />
          <text
            {...letters}
            className="light"
            strokeWidth={9 * unit}
            strokeDasharray={`${0.95 * unit} ${1.65 * unit}`}
            strokeDashoffset={1.4 * unit}
          />
          <text {...letters} className="edge" strokeWidth={1.8 * unit} />
        </g>
      </Thread>
    </Drawing>
  );
}

const Drawing = styled.svg.attrs(NO_TRANSLATION)`
  overflow: visible;
`;

const sew = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0 -2% 0 0); }
`;

const Thread = styled.g<{ $sewn?: boolean }>`
  .shadow {
    fill: var(--thread-shadow);
    fill-opacity: 0.34;
    stroke: var(--thread-shadow);
    stroke-opacity: 0.14;
  }
  .fill {
    fill: var(--gold);
    stroke: var(--gold-dark);
    stroke-linejoin: round;
  }
  .dark {
    stroke: var(--gold-dark);
    stroke-opacity: 0.75;
  }
  .light {
    stroke: var(--gold-light);
    stroke-opacity: 0.85;
  }
  .edge {
    stroke: var(--gold-dark);
    stroke-opacity: 0.45;
  }
  ${({ $sewn }) =>
    $sewn &&
    css`
      animation: ${sew} 2.6s steps(40) 0.4s both;
    `}
`;

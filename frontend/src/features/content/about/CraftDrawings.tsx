import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Drawing of a cut piece of leather with its seam. */
export function CutDrawing() {
  return (
    <Drawing>
      <path className="body" d="M44 70l56-18 56 26-12 124-60 8-44-30z" />
      <path className="seam" d="M52 78l48-15 46 22-10 108-50 7-37-25z" />
      <path className="shade" d="M100 52l56 26-30 22z" />
    </Drawing>
  );
}

/** Drawing of an embroidery hoop with a name. */
export function HoopDrawing() {
  return (
    <Drawing>
      <circle className="light" cx="100" cy="126" r="74" />
      <circle className="hoop" cx="100" cy="126" r="74" />
      <rect className="shade" x="92" y="40" width="16" height="14" rx="3" />
      <path className="thread" d="M56 142q10-44 20-22t2 30q14-36 22-26t0 24q10-22 18-16t2 16q12 2 24-14" />
      <path className="rays" d="M64 96l6 6M130 92l-6 8M100 84v8" />
    </Drawing>
  );
}

/** Drawing of the finished bag. */
export function BagDrawing() {
  return (
    <Drawing>
      <ellipse className="shadow" cx="100" cy="208" rx="72" ry="5" />
      <path className="hoop" strokeLinecap="round" d="M72 108C72 62 86 52 100 52s28 10 28 56" />
      <path className="body" d="M48 108q0-10 12-10h80q12 0 12 10l12 84q2 16-16 16H52q-18 0-16-16z" />
      <path className="light" d="M46 150q54-6 108 0l5 42q1 10-11 10H52q-12 0-11-10z" />
      <path className="seam" d="M51 155q49-5 98 0l4 36q1 6-8 6H55q-9 0-8-6z" />
    </Drawing>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <Svg viewBox="0 0 200 250" aria-hidden="true">
      {children}
    </Svg>
  );
}

const Svg = styled.svg`
  width: 82%;
  height: 92%;
  .body {
    fill: var(--leather-tone);
  }
  .light {
    fill: var(--leather-tone-light);
  }
  .shade {
    fill: var(--leather-tone-dark);
  }
  .shadow {
    fill: var(--leather-tone-dark);
    opacity: 0.45;
  }
  .seam {
    fill: none;
    stroke: var(--surface);
    stroke-width: 1.3;
    stroke-dasharray: 4 3;
  }
  .hoop {
    fill: none;
    stroke: var(--leather-tone-dark);
    stroke-width: 9;
  }
  .rays {
    stroke: var(--leather-tone-dark);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .thread {
    fill: none;
    stroke: var(--thread);
    stroke-width: 5;
    stroke-dasharray: 1.4 1;
  }
`;

import { styled } from 'styled-components';

/** A loose thread, shown where something is missing or still to come. Decoration. */
export function LooseThread({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 150 70" width="150" height="70" className={className} aria-hidden="true">
      <path d="M4 48c30-40 52 18 74-8s-12-38-16-14 34 40 82 6" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  fill: none;
  stroke: var(--thread);
  stroke-width: 2.4;
  stroke-dasharray: 5 1.2;
`;

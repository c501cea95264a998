import { keyframes, styled } from 'styled-components';

interface SkeletonProps {
  /** CSS width; the full line by default. */
  width?: string;
  /** CSS height; a line of text by default. */
  height?: string;
  /** CSS aspect ratio for pictures, instead of a height. */
  ratio?: string;
}

/** A placeholder for loading content. Set `aria-busy` and a name on the group. */
export function Skeleton({ width = '100%', height = '1em', ratio }: SkeletonProps) {
  return <Block aria-hidden="true" style={ratio ? { width, aspectRatio: ratio } : { width, height }} />;
}

const shine = keyframes`
  from { background-position: 100% 0; }
  to { background-position: -60% 0; }
`;

const Block = styled.span`
  display: block;
  border-radius: var(--radius-2);
  background: linear-gradient(100deg, var(--surface-plate) 40%, var(--surface-alt) 50%, var(--surface-plate) 60%) 0 0 /
    250% 100%;
  animation: ${shine} 1.6s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

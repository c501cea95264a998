import { styled } from 'styled-components';
import type { BagColour, ThreadColour } from './embroidery/design';
import { THREADS } from './embroidery/threads';

/** Leather colours of the theme, by the bag colours of the API. */
const LEATHERS: Readonly<Record<BagColour, string>> = {
  black: 'var(--leather-black)',
  brown: 'var(--leather-brown)',
  navy: 'var(--leather-navy)',
  pink: 'var(--leather-pink)',
  purple: 'var(--leather-purple)',
  red: 'var(--leather-red)',
};

/** Swatch with the pattern of wound thread. */
export function ThreadSwatch({ colour }: { colour: ThreadColour }) {
  const { base, light, dark } = THREADS[colour];
  const turns = `repeating-linear-gradient(118deg, ${base} 0 2.5px, ${light} 2.5px 3.6px, ${dark} 3.6px 4.2px)`;
  return <Round style={{ backgroundColor: base, backgroundImage: turns }} />;
}

export function BagSwatch({ colour }: { colour: BagColour }) {
  return <Round style={{ background: LEATHERS[colour] }} />;
}

const Round = styled.span`
  width: 100%;
  height: 100%;
  border-radius: 50%;
`;

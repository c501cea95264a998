import { SpelledText } from './SpelledText';

export const states = {
  'two words': <SpelledText text="Íñigo José" />,
};

import { SpokenTotal } from './SpokenTotal';

export const states = {
  'for screen readers alone': <SpokenTotal amount={445_000} />,
};

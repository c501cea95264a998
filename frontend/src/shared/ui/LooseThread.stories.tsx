import { LooseThread } from './LooseThread';

export const states = {
  plain: <LooseThread />,
};

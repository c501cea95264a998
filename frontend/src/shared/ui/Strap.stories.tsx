import { Strap } from './Strap';

export const states = {
  plain: <Strap />,
};

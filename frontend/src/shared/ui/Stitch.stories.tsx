import { Stitch } from './Stitch';

export const states = {
  plain: <Stitch />,
};

import { Skeleton } from './Skeleton';

export const states = {
  line: <Skeleton />,
  picture: <Skeleton width="120px" ratio="4 / 5" />,
};

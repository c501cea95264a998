import { Price } from './Price';

export const states = {
  plain: <Price amount={445_000} />,
  reduced: <Price amount={430_000} previous={445_000} />,
  large: <Price amount={445_000} size="xl" />,
};

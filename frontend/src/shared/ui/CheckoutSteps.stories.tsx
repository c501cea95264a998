import { CheckoutSteps } from './CheckoutSteps';

export const states = {
  '1 done': <CheckoutSteps done={1} />,
  '2 done': <CheckoutSteps done={2} />,
  '3 done': <CheckoutSteps done={3} />,
};

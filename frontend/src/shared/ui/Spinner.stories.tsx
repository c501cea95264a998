import { Spinner } from './Spinner';

export const states = {
  turning: <Spinner aria-hidden="true" />,
};

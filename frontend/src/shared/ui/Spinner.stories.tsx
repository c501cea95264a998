import { Spinner } from './Spinner';

export const states = {
  turning: (
    <div style={{ display: 'flex' }}>
      <Spinner aria-hidden="true" />
    </div>
  ),
};

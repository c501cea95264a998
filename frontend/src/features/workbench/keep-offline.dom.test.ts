import { waitFor } from '@testing-library/react';
import { keepScreenOn } from './keep-offline';

it('lets the screen turn off again when the workbench is left before the browser answers', async () => {
  const release = jest.fn();
  let grant = () => {};
  const request = () => new Promise((resolve) => (grant = () => resolve({ release })));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  keepScreenOn()();
  grant();
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(navigator, 'wakeLock');
});

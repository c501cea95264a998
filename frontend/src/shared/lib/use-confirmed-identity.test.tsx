import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let arrive: () => void;
jest.unstable_mockModule('./import-with-retry', () => ({
  importWithRetry: (load: () => Promise<unknown>) =>
    new Promise((resolve, reject) => (arrive = () => void load().then(resolve, reject))),
}));
jest.unstable_mockModule('./confirm-identity-dialog', () => ({ default: () => <p>Confirma que eres tú</p> }));

const { useConfirmedIdentity } = await import('./use-confirmed-identity');

function Reader() {
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const read = () => withConfirmedIdentity(() => Promise.resolve({ error: { code: 'auth.password_again' } }));
  return (
    <>
      <button onClick={() => void read()}>Ver la cuenta</button>
      {confirmDialog}
    </>
  );
}

it('announces that the dialog opens while its code loads', async () => {
  render(<Reader />);
  await userEvent.click(screen.getByRole('button', { name: 'Ver la cuenta' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Abriendo…');
  arrive();
  expect(await screen.findByText('Confirma que eres tú')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

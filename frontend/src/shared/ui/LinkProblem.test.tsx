import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkProblem } from './LinkProblem';

afterEach(() => jest.restoreAllMocks());

const error = { status: 422, code: 'refund.bad_link', message: 'Este enlace ya no sirve.', fields: {} };

it('says why the server refused the link', () => {
  render(<LinkProblem title="Este enlace no sirve" error={error} onRetry={jest.fn()} />);
  expect(screen.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible();
  expect(screen.getByText('Este enlace ya no sirve.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['the phone has no connection', { ...error, status: 0, code: 'network' }, /^Sin conexión/],
  ['the server fails', { ...error, status: 503, code: 'unknown', message: '503: <html>' }, 'Error 503'],
  ['there were too many calls', { ...error, status: 429, message: 'Espera un minuto.' }, 'Espera un minuto.'],
])('does not blame the link while %s, and tries again', async (_, unchecked, words) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = jest.fn();
  render(<LinkProblem title="Este enlace no sirve" error={unchecked} onRetry={onRetry} />);
  expect(screen.queryByText('Este enlace no sirve')).not.toBeInTheDocument();
  expect(screen.getByText(words)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { PageStatusContext } from '../page-status';
import NotFoundPage from './NotFoundPage';

it('is in English, responds with 404 and links home in Spanish', () => {
  const status = { code: 200 };
  renderApp(
    <PageStatusContext value={(code) => (status.code = code)}>
      <NotFoundPage />
    </PageStatusContext>,
    { path: '/no-such-page' },
  );
  expect(status.code).toBe(404);
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'en');
  const spanish = screen.getByRole('link', { name: 'Volver al inicio' });
  expect(spanish.closest('[lang]')).toHaveAttribute('lang', 'es-CO');
  expect(spanish).toHaveAttribute('href', '/');
});

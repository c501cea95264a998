import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { CustomerPhotoDto } from '../../api/finished-photos.api';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import FinishedPhotoPage from './FinishedPhotoPage';

const waiting: CustomerPhotoDto = {
  state: 'waiting',
  orderNumber: 'SIG-7K2QXM',
  names: ['Sofía'],
  comment: '',
  answeredAt: null,
  imageUrl: '/api/finished-photos/secret/image',
  width: 1600,
  height: 1200,
  answerBy: '2026-11-22T20:15:00.000Z',
  isShipped: false,
};

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

/** Opens the mailed link; the server fails the first `failures` answers and `imageFailures` pictures. */
function open(failures = 0, imageFailures = 0) {
  let [photo, failing, failingImages] = [waiting, failures, imageFailures];
  const received: unknown[] = [];
  const tokenOf = async (request: Request) => ((await request.json()) as { token: string }).token;
  const unknown = () => HttpResponse.json({ statusCode: 404 }, { status: 404 });
  server.use(
    http.post('*/api/finished-photos/link', async ({ request }) =>
      (await tokenOf(request)) === 'secret' ? HttpResponse.json(photo) : unknown(),
    ),
    http.post('*/api/finished-photos/link/image', async ({ request }) => {
      failingImages -= 1;
      if (failingImages >= 0) return HttpResponse.error();
      return (await tokenOf(request)) === 'secret' ? HttpResponse.arrayBuffer(new ArrayBuffer(8)) : unknown();
    }),
    http.post('*/api/finished-photos/link/answer', async ({ request }) => {
      failing -= 1;
      if (failing >= 0) return HttpResponse.error();
      const { token, ...body } = (await request.json()) as { token: string; approved: boolean; comment?: string };
      received.push(body);
      if (token !== 'secret') return unknown();
      const { approved, comment = '' } = body;
      photo = { ...photo, state: approved ? 'approved' : 'error', comment, answeredAt: '2026-11-22T15:00:00.000Z' };
      return HttpResponse.json(photo);
    }),
  );
  return received;
}

it('shows the photo with the name, and takes the approval', async () => {
  const received = open();
  renderApp(<FinishedPhotoPage />, { path: '/foto#token=secret' });
  expect(await screen.findByRole('img', { name: 'Foto de tu pieza terminada: Sofía' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Me encanta' }));
  expect(await screen.findByText(/Nos alegra que te encante/)).toBeVisible();
  expect(received).toEqual([{ approved: true }]);
  expect(screen.queryByRole('button', { name: 'Hay un error' })).not.toBeInTheDocument();
});

it('asks what is wrong, and keeps the words while the connection is lost', async () => {
  const received = open(1);
  renderApp(<FinishedPhotoPage />, { path: '/foto#token=secret' });
  await userEvent.click(await screen.findByRole('button', { name: 'Hay un error' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Cuéntanos qué ves mal')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/¿Qué ves mal\?/), 'Falta la tilde');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/Aquí sigue|conexión/)).toBeVisible();
  expect(screen.getByLabelText(/¿Qué ves mal\?/)).toHaveValue('Falta la tilde');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/No lo enviamos hasta arreglarlo/)).toBeVisible();
  expect(received).toEqual([{ approved: false, comment: 'Falta la tilde' }]);
});

it('loads the picture again when the connection was lost', async () => {
  open(0, 1);
  renderApp(<FinishedPhotoPage />, { path: '/foto#token=secret' });
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('img', { name: 'Foto de tu pieza terminada: Sofía' })).toHaveAttribute(
    'src',
    'blob:photo',
  );
});

it('says that an old link has ended', async () => {
  open();
  renderApp(<FinishedPhotoPage />, { path: '/foto#token=old' });
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
});

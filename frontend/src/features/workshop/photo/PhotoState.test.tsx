import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { aStaffOrder } from '../../../testing/workshop-data';
import { PhotoState, PhotoStop } from './PhotoState';

const order = aStaffOrder({ status: 'in_production' });

function show(current: object | null) {
  server.use(http.get('*/api/orders/:id/finished-photo', () => HttpResponse.json({ current, earlier: [] })));
  renderApp(
    <>
      <PhotoState order={order} />
      <PhotoStop orderId={order.id} />
    </>,
  );
}

it('says beside the next step, and before a guide is typed, that the customer saw an error', async () => {
  show({ state: 'error', comment: 'Falta la tilde' });
  expect(await screen.findByText('«Falta la tilde»')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Resolver el error' })).toHaveAttribute('href', '#foto');
  expect(screen.getByText(/^La familia vio un error en la foto. Arréglalo/)).toBeVisible();
});

it('leads to the photo that is still to be taken, and stops no parcel', async () => {
  show(null);
  expect(await screen.findByRole('link', { name: 'Tomar la foto de la pieza terminada' })).toBeVisible();
  expect(screen.queryByText(/^La familia/)).not.toBeInTheDocument();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import type { PricingDto } from '../../api/catalogue.api';
import { cartServer } from '../../testing/cart-server';
import { aProduct } from '../../testing/catalogue-data';
import { pass, startClock } from '../../testing/clock';
import { renderApp } from '../../testing/render-app';
import fallback from '../../testing/seed-catalogue.gen.json' with { type: 'json' };
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import CustomizePage from './CustomizePage';
import ProductPage from './ProductPage';

const name = () => screen.findByRole('textbox', { name: /^Nombre a bordar/ });
/** The lower part of a page is drawn after its first paint. */
const addOn = (label: RegExp) => screen.findByRole('checkbox', { name: label });

function open() {
  server.use(
    http.get('*/api/products/1', () => HttpResponse.json(aProduct())),
    http.get('*/api/pricing', () => HttpResponse.json(fallback.pricing as PricingDto)),
    ...cartServer().handlers,
  );
  return renderApp(
    <>
      <Routes>
        <Route path="/product/:id" element={<ProductPage />} />
        <Route path="/customize/:id" element={<CustomizePage />} />
      </Routes>
      <Link to="/product/1">volver</Link>
    </>,
    { path: '/product/1' },
  );
}

afterEach(() => {
  localStorage.clear();
});

it('restores the input', async () => {
  const { unmount } = open();
  await write(await name(), 'Sofía');
  await userEvent.click(await addOn(/Pompón/));
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  await userEvent.click(screen.getByRole('radio', { name: /Sin bordado/ }));
  unmount();

  open();
  expect(await screen.findByText('Total, 2 piezas')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Sin bordado/ })).toBeChecked();
  expect(await addOn(/Pompón/)).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Con bordado/ }));
  expect(await name()).toHaveValue('Sofía');
});

it('passes name, add-ons and request on to the customiser, and restores them on return', async () => {
  open();
  await write(await name(), 'Sofía');
  await userEvent.click(await addOn(/Llavero/));
  await write(screen.getByRole('textbox', { name: /llavero/ }), 'Sofi');
  await write(screen.getByRole('textbox', { name: /personalización/ }), 'Una corona');
  await userEvent.click(screen.getByRole('link', { name: 'Ver cómo queda en el personalizador' }));

  expect(await screen.findByRole('heading', { level: 1, name: /^Personaliza/ })).toBeVisible();
  expect(await name()).toHaveValue('Sofía');
  expect(await addOn(/Llavero/)).toBeChecked();
  expect(screen.getByRole('textbox', { name: /llavero/ })).toHaveValue('Sofi');
  expect(screen.getByDisplayValue('Una corona')).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'volver' }));
  await screen.findByRole('link', { name: 'Ver cómo queda en el personalizador' });
  expect(await name()).toHaveValue('Sofía');
});

it('starts over once its piece was added in the customiser', async () => {
  startClock();
  open();
  await write(await name(), 'Sofía');
  await userEvent.click(screen.getByRole('link', { name: 'Ver cómo queda en el personalizador' }));
  await screen.findByRole('heading', { level: 1, name: /^Personaliza/ });
  await userEvent.click(screen.getAllByRole('button', { name: 'Agregar al carrito' })[0]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, así se escribe' }));
  await screen.findAllByRole('button', { name: 'Agregado!' });
  await pass(1_000);
  await screen.findByRole('link', { name: 'Ver cómo queda en el personalizador' });
  await waitFor(async () => expect(await name()).toHaveValue(''));
});

it('changes nothing in the customiser when nothing was entered', async () => {
  open();
  await name();
  await userEvent.click(screen.getByRole('link', { name: 'Ver cómo queda en el personalizador' }));
  await screen.findByRole('heading', { level: 1, name: /^Personaliza/ });
  await write(await name(), 'Leo');
  await userEvent.click(screen.getByRole('link', { name: 'volver' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Ver cómo queda en el personalizador' }));
  await screen.findByRole('heading', { level: 1, name: /^Personaliza/ });
  expect(await name()).toHaveValue('Leo');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { ProductDto } from '../api/catalogue.api';
import ProductPage from '../app/pages/ProductPage';
import { Toaster } from '../shared/ui/Toast';
import { cartServer } from './cart-server';
import { aProduct, catalogueHandlers, pricing } from './catalogue-data';
import { renderApp } from './render-app';
import { server } from './server';

const addOns = [
  ...pricing.addOns,
  {
    id: 'keychain',
    label: 'Llavero personalizado',
    description: '',
    price: 55000,
    needs: 'keychainText',
    field: 'addPersonalizedKeychain',
  },
  {
    id: 'expressService',
    label: 'Servicio express',
    description: 'Entrega en 24 horas',
    price: 50000,
    needs: null,
    field: 'expressService',
  },
  // One that hangs from a bag, and not from a changing pad.
  {
    id: 'tag',
    label: 'Placa colgante',
    description: '',
    price: 10000,
    needs: null,
    field: null,
    exceptProducts: [8],
  },
  // An add-on that the owner added, without a field in the API.
  {
    id: 'ribbon',
    label: 'Cinta con fecha',
    description: 'La fecha que tú quieras',
    price: 20000,
    needs: null,
    field: null,
  },
];

/** Opens the page of a product, with a cart that accepts every piece; returns the state of the cart server. */
export async function openProduct(product: ProductDto = aProduct()) {
  const { state, handlers } = cartServer();
  server.use(
    http.get('*/api/products/:id', () => HttpResponse.json(product)),
    http.get('*/api/pricing', () => HttpResponse.json({ ...pricing, addOns })),
    ...handlers,
    ...catalogueHandlers,
  );
  renderApp(
    <>
      <Routes>
        <Route path="/product/:id" element={<ProductPage />} />
      </Routes>
      <Toaster />
    </>,
    { path: `/product/${product.id}` },
  );
  await screen.findByRole('heading', { level: 1, name: product.name });
  return state;
}

export const nameField = () => screen.getByRole('textbox', { name: /^Nombre a bordar/ });
export const addOn = (label: RegExp) => screen.getByRole('checkbox', { name: label });
export const addButton = () =>
  screen.getAllByRole('button', { name: /^(Agregar al carrito|Agregando\.\.\.|Agregado!|Error)$/ })[0]!;
export const priceLines = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
export const confirmSpelling = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Sí, así se escribe' }));

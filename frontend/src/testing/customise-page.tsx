import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { AddToCartDto, EditCartItemDto } from '../api/cart.api';
import type { PricingDto } from '../api/catalogue.api';
import { PageStatusContext } from '../app/page-status';
import CustomizePage from '../app/pages/CustomizePage';
import { Toaster } from '../shared/ui/Toast';
import { aCart, aLine } from './cart-data';
import { aPlainProduct, aProduct } from './catalogue-data';
import { renderApp } from './render-app';
import fallback from './seed-catalogue.gen.json' with { type: 'json' };
import { server } from './server';

/** The requests of the page, and the HTTP status that the page sets. */
export const seen = { added: [] as AddToCartDto[], edited: [] as EditCartItemDto[], status: { code: 200 } };

export const refusal = (code: number) =>
  HttpResponse.json({ statusCode: code, code: 'x', message: 'No se puede', requestId: 'r' }, { status: code });

/** An API with product 1 (embroiderable), product 3 (not embroiderable) and a cart that accepts every piece. */
export function withCustomiseApi(): void {
  beforeEach(() => {
    Object.assign(seen, { added: [], edited: [], status: { code: 200 } });
    localStorage.setItem('session_id', 'session-of-a-test');
    server.use(
      http.get('*/api/products/1', () => HttpResponse.json(aProduct())),
      http.get('*/api/products/3', () => HttpResponse.json(aPlainProduct())),
      http.get('*/api/products/999', () => refusal(404)),
      http.get('*/api/pricing', () => HttpResponse.json(fallback.pricing as PricingDto)),
      http.get('*/api/cart/:session/totals', () => HttpResponse.json(aCart([aLine()]))),
      http.post('*/api/cart', async ({ request }) => {
        const piece = (await request.json()) as AddToCartDto;
        seen.added.push(piece);
        return HttpResponse.json(aLine({ id: 'new', price: piece.price }), { status: 201 });
      }),
      http.patch('*/api/cart/:id', async ({ request }) => {
        seen.edited.push((await request.json()) as EditCartItemDto);
        return HttpResponse.json(aLine());
      }),
    );
  });
  afterEach(() => {
    localStorage.removeItem('session_id');
  });
}

function CurrentPath() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

export function openCustomiser(path: string) {
  return renderApp(
    <PageStatusContext value={(code) => (seen.status.code = code)}>
      <Routes>
        <Route path="/customize/:id?" element={<CustomizePage />} />
        <Route path="*" element={<CurrentPath />} />
      </Routes>
      <Toaster />
    </PageStatusContext>,
    { path },
  );
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const opened = () => heading('Personaliza tu Pañalera Multifuncional');
export const nameField = () => screen.getByRole('textbox', { name: 'Nombre a bordar' });
export const radio = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
export const summary = () => screen.getByRole('region', { name: 'Tu diseño' });
export const addButton = () =>
  within(summary()).getByRole('button', { name: /^(Agregar al carrito|Escribe el nombre)$/ });

export const spelling = () => screen.findByRole('dialog', { name: '¿Así se escribe?' });

export async function confirmSpelling() {
  await userEvent.click(within(await spelling()).getByRole('button', { name: 'Sí, así se escribe' }));
}

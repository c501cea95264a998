import { screen } from '@testing-library/react';
import type { KitDto } from '../../../api/catalogue.api';
import { aKitPiece } from '../../../testing/catalogue-data';
import { renderApp } from '../../../testing/render-app';
import { KitSection } from './KitSection';

const kit: KitDto = {
  pieces: [aKitPiece({ name: 'Organizador', price: 200000 }), aKitPiece({ name: 'Cambiador', price: 100000 })],
  total: 300000,
  discountPercent: 20,
  discountAmount: 60000,
  finalTotal: 240000,
  freeAccessories: 1,
  gifts: [],
};

it('shows pieces, saving and price of the kit', () => {
  renderApp(<KitSection kit={kit} />);

  expect(screen.getByRole('heading', { name: 'Kit de lujo de 2 piezas' })).toBeVisible();
  expect(screen.getByText('20% de descuento')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((piece) => piece.textContent)).toEqual([
    expect.stringMatching(/Organizador.*\$200\.000/),
    expect.stringMatching(/Cambiador.*\$100\.000/),
  ]);
  const sums = screen.getAllByRole('definition').map((sum) => sum.firstChild?.textContent);
  expect(sums).toEqual(['$300.000', '−$60.000', '$240.000']);
  expect(screen.getByText('Incluye 1 accesorio gratis.')).toBeVisible();
});

it('says why a piece costs more than alone', () => {
  const withName = aKitPiece({ name: 'Mochila Milán', price: 450000, basePrice: 435000, withName: true });
  renderApp(<KitSection kit={{ ...kit, pieces: [...kit.pieces, withName] }} />);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('$435.000 + $15.000 del bordado de nombre');
  expect(screen.getAllByText(/bordado de nombre/)).toHaveLength(1);
});

it('counts several free accessories', () => {
  renderApp(<KitSection kit={{ ...kit, freeAccessories: 2 }} />);
  expect(screen.getByText('Incluye 2 accesorios gratis.')).toBeVisible();
});

it('links to the kit page', () => {
  renderApp(<KitSection kit={kit} />);
  expect(screen.getByRole('link', { name: 'Quiero mi kit' })).toHaveAttribute('href', '/kit');
});

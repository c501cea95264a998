import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { PricingDto } from '../../api/catalogue.api';
import type { DesignDto, KeptDesignDto } from '../../api/designs.api';
import { Toaster } from '../../shared/ui/Toast';
import { aProduct } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import fallback from '../../testing/seed-catalogue.gen.json' with { type: 'json' };
import { server } from '../../testing/server';
import { PageStatusContext } from '../page-status';
import DesignPage from './DesignPage';

const design: DesignDto = {
  productId: 1,
  name: 'Sofía',
  fontStyle: 'classic',
  fontSize: 'large',
  fontColor: 'white',
  animalTheme: 'unicorn',
  bagColor: 'navy',
  hasBordado: true,
  addOns: ['pompon'],
  keychainText: '',
};
const kept: KeptDesignDto = {
  code: 'k3Jx0QpZa1',
  path: '/d/k3Jx0QpZa1',
  design,
  productName: 'Pañalera Multifuncional',
  price: 445030,
  breakdown: [{ label: 'Precio base', amount: 445030 }],
};
const status = { code: 200 };

beforeEach(() => {
  status.code = 200;
  server.use(
    http.get('*/api/products/1', () => HttpResponse.json(aProduct())),
    http.get('*/api/pricing', () => HttpResponse.json(fallback.pricing as PricingDto)),
    http.get('*/api/designs/:code', () => HttpResponse.json(kept)),
  );
});

function open(path = kept.path) {
  return renderApp(
    <PageStatusContext value={(code) => (status.code = code)}>
      <Routes>
        <Route path="/d/:code" element={<DesignPage />} />
      </Routes>
      <Toaster />
    </PageStatusContext>,
    { path },
  );
}

const meta = (property: string) => document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

it('opens the design exactly as it was sent', async () => {
  open();
  expect(await screen.findByRole('textbox', { name: 'Nombre a bordar' })).toHaveValue('Sofía');
  for (const name of [/Serif/, /Grande/, /Blanco/, /Unicornio/, /Azul marino/]) {
    expect(screen.getAllByRole('radio', { name }).some((radio) => (radio as HTMLInputElement).checked)).toBe(true);
  }
  expect(screen.getByRole('img', { name: /^Vista previa/ })).toHaveAccessibleName(
    /Sofía, letra clásica, tamaño \w+, hilo blanco, motivo unicornio, color azul marino, .*con pompón$/,
  );
});

it('includes the name, the price and the picture in the link preview', async () => {
  open();
  await screen.findByRole('textbox', { name: 'Nombre a bordar' });
  expect(meta('og:title')).toContain('«Sofía» bordado en Pañalera Multifuncional');
  expect(meta('og:description')).toContain('$445.030');
  expect(meta('og:image')).toBe('http://localhost/d/k3Jx0QpZa1.jpg');
});

it('shows that a code is unknown', async () => {
  const body = { statusCode: 404, code: 'design.not_found', message: 'Este diseño no existe', requestId: 'r' };
  server.use(http.get('*/api/designs/:code', () => HttpResponse.json(body, { status: 404 })));
  open('/d/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Este diseño no existe' })).toBeVisible();
  expect(status.code).toBe(404);
});

it('offers a retry when the server was unreachable', async () => {
  server.use(http.get('*/api/designs/:code', () => HttpResponse.json({}, { status: 503 })));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Error al Cargar' })).toBeVisible();
  server.use(http.get('*/api/designs/:code', () => HttpResponse.json(kept)));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('textbox', { name: 'Nombre a bordar' })).toHaveValue('Sofía');
});

describe('sharing', () => {
  let sent: DesignDto[];

  beforeEach(() => {
    sent = [];
    server.use(
      http.post('*/api/designs', async ({ request }) => {
        sent.push((await request.json()) as DesignDto);
        return HttpResponse.json({ code: 'new', path: '/d/new' }, { status: 201 });
      }),
    );
  });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  const share = async () => {
    const summary = await screen.findByRole('region', { name: 'Tu diseño' });
    await userEvent.click(within(summary).getByRole('button', { name: 'Compartir diseño' }));
  };

  it('passes the URL to the share dialog of the phone, and shows it', async () => {
    const handed = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share: handed });
    open();
    await share();
    expect(await screen.findByRole('link', { name: 'localhost/d/new' })).toHaveAttribute(
      'href',
      'http://localhost/d/new',
    );
    expect(handed).toHaveBeenCalledWith({
      text: 'Mira cómo queda «Sofía» en Pañalera Multifuncional',
      url: 'http://localhost/d/new',
    });
    expect(sent).toEqual([{ ...design, strap: null }]);
    expect(screen.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')).toContain(
      encodeURIComponent('http://localhost/d/new'),
    );
  });

  it('copies the URL where sharing is not supported', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    open();
    await share();
    expect(await screen.findByText('Enlace copiado')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('http://localhost/d/new');
  });

  it('shows an error when sharing failed', async () => {
    server.use(http.post('*/api/designs', () => HttpResponse.json({}, { status: 503 })));
    open();
    await share();
    expect(await screen.findByText('No pudimos compartir tu diseño')).toBeVisible();
  });

  it('offers the URL only until the design changes', async () => {
    open();
    await share();
    const link = await screen.findByRole('link', { name: 'localhost/d/new' });
    await userEvent.click(screen.getByRole('radio', { name: /León/ }));
    await waitFor(() => expect(link).not.toBeInTheDocument());
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { consumerAuthority } from '../../shared/lib/shop';
import { catalogueHandlers, pricing } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { emptySettings, settings } from '../../testing/settings-data';
import PrivacyPage from './PrivacyPage';
import TermsPage from './TermsPage';

beforeEach(() => server.use(...catalogueHandlers));
afterEach(() => jest.restoreAllMocks());

describe.each<[string, ReactElement]>([
  ['terms', <TermsPage />],
  ['privacy', <PrivacyPage />],
])('%s', (_, page) => {
  it('has a table of contents with a section for every link', () => {
    const { container } = renderApp(page);
    const contents = within(screen.getByRole('navigation', { name: 'Contenido' })).getAllByRole('link');
    const parts = contents.map((link) => container.querySelector(link.getAttribute('href')!));
    expect(new Set(parts).size).toBe(contents.length);
    parts.forEach((part, index) => expect(part).toHaveAccessibleName(contents[index]!.textContent));
  });

  it('shows the responsible company, the effective date and the supervising authority', () => {
    const { container } = renderApp(page);
    const { contact, legal } = settings;
    for (const fact of [legal.taxId!, contact.address, contact.email, contact.phone!])
      expect(container).toHaveTextContent(fact);
    expect(screen.getByText(/Versión .* vigente desde el \d+ de \p{L}+ de \d{4}/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'www.sic.gov.co' })).toHaveAttribute('href', consumerAuthority.url);
  });

  it('omits data that the owner has not entered', () => {
    const { container } = renderApp(page, { settings: emptySettings });
    expect(container).toHaveTextContent(settings.contact.email);
    expect(container).not.toHaveTextContent(/NIT|Teléfono:|null/);
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    renderApp(page);
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalled();
  });
});

it('uses the values of the API in the terms', async () => {
  const delivery = { ...pricing.delivery, standardBusinessDays: [10, 12], shippingEstimate: 31000 };
  server.use(http.get('*/api/pricing', () => HttpResponse.json({ ...pricing, delivery })));
  renderApp(<TermsPage />);
  expect(await screen.findByText('Pedido normal: 10 a 12 días hábiles.')).toBeVisible();
  expect(screen.getByText('Envío: cerca de $31.000, que pagas al recibir.')).toBeVisible();
});

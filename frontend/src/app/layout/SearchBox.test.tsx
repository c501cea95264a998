import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { catalogueHandlers, products } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { SearchBox } from './SearchBox';

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output aria-label="Dirección">{decodeURIComponent(pathname + search)}</output>;
}

function show() {
  renderApp(
    <>
      <SearchBox />
      <button>Otra cosa</button>
      <CurrentUrl />
    </>,
  );
}

const url = () => screen.getByRole('status', { name: 'Dirección' });
const opener = () => screen.getByRole('button', { name: 'Buscar productos' });
const input = () => screen.queryByRole('searchbox', { name: 'Buscar productos' });

const open = async () => {
  await userEvent.click(opener());
  await waitFor(() => expect(input()).toHaveFocus());
};
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  server.use(...catalogueHandlers);
});

describe('SearchBox', () => {
  it('opens on a click with the focus in the field, and Escape restores the focus', async () => {
    show();
    expect(input()).not.toBeInTheDocument();
    await userEvent.click(opener());
    await waitFor(() => expect(input()).toHaveFocus());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(input()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('searches on Enter and closes', async () => {
    show();
    await open();
    await userEvent.keyboard('  MOCHILA grande {Enter}');
    await waitFor(() => expect(url()).toHaveTextContent('/productos?category=pañalera'));
    expect(input()).not.toBeInTheDocument();
  });

  it('searches on a click for words that match no category', async () => {
    show();
    await open();
    await userEvent.keyboard('León');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(url()).toHaveTextContent('/productos?search=león'));
  });

  it('follows the keywords of the owner on Enter, also when the text is the name of a product', async () => {
    show();
    await open();
    await userEvent.keyboard('milano');
    expect(await screen.findByRole('link', { name: /Mochila Milano/ })).toHaveAttribute('href', '/product/7');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(url()).toHaveTextContent('/productos?category=maleta'));
  });

  it('does not navigate with an empty search', async () => {
    show();
    await open();
    await userEvent.keyboard('   {Enter}');
    expect(url().textContent).toBe('/');
    expect(input()).toBeInTheDocument();
  });

  it('closes when the focus leaves it', async () => {
    show();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Otra cosa' }));
    expect(input()).not.toBeInTheDocument();
  });

  it('shows results with their price while the shopper types', async () => {
    show();
    await open();
    await userEvent.keyboard('mil');
    expect(await screen.findByRole('link', { name: /Mochila Milano.*pesos/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Mochila Clásica/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /Mochila Milano/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(input()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(url()).toHaveTextContent('/product/7');
    expect(input()).not.toBeInTheDocument();
  });

  it('shows the target of the typed keyword', async () => {
    show();
    await open();
    await userEvent.keyboard('backpack');
    expect(await screen.findByRole('link', { name: /Mochila Clásica/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver todo lo de «backpack»' })).toHaveAttribute(
      'href',
      '/productos?category=mochila',
    );
  });

  it('suggests similar spellings, and contact with a person, when nothing is found', async () => {
    server.use(
      http.get('/api/products', ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.has('search') ? [products[1]] : products),
      ),
    );
    show();
    await open();
    await userEvent.keyboard('mocihla');
    expect(await screen.findByText('No encontramos «mocihla». ¿Buscabas esto?')).toBeVisible();
    expect(screen.getByRole('link', { name: /Mochila Milano/ })).toBeVisible();
    expect(decodeURIComponent(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')!)).toContain(
      'Hola, busco «mocihla».',
    );
  });

  it('keeps recent searches, newest first, until they are deleted', async () => {
    show();
    for (const text of ['León', 'mudas', 'leon']) {
      await open();
      await userEvent.keyboard(`${text}{Enter}`);
    }
    await userEvent.click(opener());
    expect(await screen.findByText('Buscaste hace poco')).toBeVisible();
    expect(links()).toEqual(['leon', 'mudas']);
    await userEvent.click(screen.getByRole('button', { name: /Borrar/ }));
    expect(links()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

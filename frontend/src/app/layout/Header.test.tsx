import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { showToast, type ToastMessage } from '../../shared/state/use-toast';
import { Toaster } from '../../shared/ui/Toast';
import { catalogueHandlers } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { emptySettings } from '../../testing/settings-data';
import { Header } from './Header';

function show(path = '/', settings?: typeof emptySettings) {
  const { store } = renderApp(
    <>
      <Header />
      <Toaster />
      <main>
        <Routes>
          <Route path="/faq" element={<h1>Preguntas</h1>} />
          <Route path="*" element={<h1>Otra página</h1>} />
        </Routes>
      </main>
    </>,
    { path, settings },
  );
  return { showMessage: (message: ToastMessage) => act(() => store.dispatch(showToast(message))) };
}

const labels = ['Inicio', 'Productos', 'Personalización', 'Nosotros', 'FAQ'];
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
  return screen.findByRole('dialog', { name: 'Menú' });
};

beforeEach(() => server.use(...catalogueHandlers));

describe('Header', () => {
  it('links every section of the shop and marks the current page', () => {
    show('/productos?category=bolso');
    const nav = screen.getByRole('navigation', { name: 'Principal' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(labels);
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Productos');
    expect(screen.getByRole('link', { name: 'Carrito' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'Sigerist, inicio' })).toHaveAttribute('href', '/');
  });

  it('has the same links, the kit, categories, the way to an order, WhatsApp and the search in the mobile menu', async () => {
    show();
    const menu = await openMenu();
    const nav = within(menu).getByRole('navigation', { name: 'Menú móvil' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Inicio', 'Productos', 'Kit de lujo', 'Personalización', 'Nosotros', 'FAQ', 'Sigue tu pedido']);
    const categories = within(menu).getByRole('navigation', { name: 'Categorías' });
    expect(within(categories).getByRole('link', { name: 'Loncheras' })).toHaveAttribute(
      'href',
      '/productos?category=lonchera',
    );
    expect(within(menu).getByRole('link', { name: 'Escríbenos por WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/573000000000',
    );
    expect(within(menu).getByRole('searchbox', { name: 'Buscar productos' })).toBeVisible();
  });

  it('closes the menu on Escape and returns the focus to its opener', async () => {
    show();
    await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'Abrir menú' });
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the menu when a link is followed, including the link to the current page', async () => {
    show('/faq');
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('link', { name: 'FAQ' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(within(await openMenu()).getByRole('link', { name: 'Nosotros' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Otra página' })).toBeInTheDocument();
  });

  it('opens the search, with the focus in it and without the menu, for the search button', async () => {
    show();
    const [, narrow] = screen.getAllByRole('button', { name: 'Buscar productos' });
    await userEvent.click(narrow!);
    const search = await screen.findByRole('dialog', { name: 'Buscar' });
    expect(within(search).getByRole('searchbox')).toHaveFocus();
    expect(within(search).queryByRole('navigation', { name: 'Menú móvil' })).not.toBeInTheDocument();
    expect(within(search).getByRole('link', { name: 'Pañaleras' })).toBeVisible();
  });

  it('takes a message off the cart in the menu, unless it offers to undo something', async () => {
    const { showMessage } = show();
    showMessage({ kind: 'success', title: 'Producto agregado' });
    await openMenu();
    expect(screen.queryByText('Producto agregado')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    showMessage({ kind: 'success', title: 'Eliminado', actions: [{ label: 'Deshacer', run: () => undefined }] });
    await openMenu();
    expect(screen.getByText('Eliminado')).toBeVisible();
  });

  it('offers the chat to customers, also without a WhatsApp number', () => {
    show('/', emptySettings);
    expect(screen.getByRole('button', { name: 'Abrir el chat' })).toHaveTextContent('Chat');
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { item, openCart, showCart, summary } from '../../testing/cart-page';
import { anItem, refusal, SESSION } from '../../testing/cart-server';
import { catalogueHandlers, pricing } from '../../testing/catalogue-data';
import { server } from '../../testing/server';
import { write } from '../../testing/write';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('without a cart', () => {
  it('shows an empty cart and a link to the home page, without a request', () => {
    server.use(...catalogueHandlers);
    showCart();
    expect(screen.getByRole('heading', { level: 1, name: 'Tu carrito está vacío' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver productos' })).toHaveAttribute('href', '/');
  });

  it('shows the first piece added in another tab, which is stored slightly after the session of that tab', async () => {
    const { state } = openCart([]);
    localStorage.clear();
    showCart();
    localStorage.setItem('session_id', SESSION);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'session_id' })));
    await waitFor(() => expect(state.reads).toBe(1));
    state.items = [anItem()];
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart_changed_at' })));
    expect(await item(/./)).toBeVisible();
    expect(state.reads).toBe(2);
  });

  it('shows a placeholder while the cart loads, and no empty cart', async () => {
    openCart();
    server.use(http.get('*/api/cart/:session/totals', () => delay('infinite')));
    showCart();
    expect(await screen.findByText('Cargando tu carrito…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeInTheDocument();
    expect(screen.queryByText('Tu carrito está vacío')).not.toBeInTheDocument();
  });

  it('retries once before it shows an error, and reads again on request', async () => {
    const { show } = openCart();
    let asked = 0;
    server.use(
      http.get('*/api/cart/:session/totals', () => {
        asked += 1;
        return asked <= 2 ? refusal(503, 'unavailable', 'No disponible') : undefined;
      }),
    );
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'No pudimos cargar tu carrito' })).toBeVisible();
    expect(screen.queryByText(/Failed to fetch/)).not.toBeInTheDocument();
    expect(log.mock.calls).toEqual([['Failed to fetch cart: 503 - No disponible']]);
    expect(asked).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await item('Cantidad de Pañalera Multifuncional, Sofía')).toBeVisible();
  });

  it('hides the error page of a failing server from shoppers, and logs it once', async () => {
    const { show } = openCart();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.get('*/api/cart/:session/totals', () => HttpResponse.html('<html>broken</html>', { status: 500 })));
    show();
    await screen.findByRole('heading', { level: 1, name: 'No pudimos cargar tu carrito' });
    expect(document.body).not.toHaveTextContent('broken');
    expect(log.mock.calls).toEqual([['Failed to fetch cart: 500 - <html>broken</html>']]);
  });
});

describe('with items', () => {
  it('shows how each piece is made, the parts of its price and the legal information', async () => {
    const made = anItem({
      id: 'a',
      price: 500020,
      addOns: ['keychain'],
      keychainPersonalization: 'Sofi',
      embroideryFont: 'elegant',
      specialRequest: 'Una corona pequeña',
      breakdown: [
        { label: 'Precio base', amount: 445000 },
        { label: 'Letra elegante, tamaño mediano', amount: 5 },
        { label: 'Motivo león', amount: 15 },
        { label: 'Color negro', amount: 0 },
        { label: 'Llavero personalizado', amount: 55000 },
      ],
      currentPrice: 500020,
    });
    const plain = anItem({ id: 'b', name: 'Portachupeta', productId: 12, personalization: '', hasBordado: false });
    openCart([made, plain]).show();
    await item('Cantidad de Pañalera Multifuncional, Sofía');
    const [first, second] = screen.getAllByRole('article');
    expect(
      within(first!)
        .getAllByRole('listitem')
        .map((fact) => fact.textContent),
    ).toEqual([
      'Letra elegante, tamaño mediano',
      'Motivo león',
      'Color negro',
      'Llavero: Sofi',
      'Personalización: Una corona pequeña',
    ]);
    expect(first).toHaveTextContent('Bordado: Sofía');
    await userEvent.click(within(first!).getByText('Precio línea por línea'));
    expect(within(first!).getByText('Incluido')).toBeVisible();
    expect(within(first!).getByText('Cada pieza').parentElement).toHaveTextContent('$500.020');
    expect(
      within(first!).getByRole('link', { name: 'Editar diseño de Pañalera Multifuncional, Sofía' }),
    ).toHaveAttribute('href', '/customize/1?line=a');
    expect(within(first!).getByRole('link', { name: /hermanito/ })).toHaveAttribute('href', '/customize/1?copy=a');
    expect(within(second!).getByText('Sin bordado')).toBeVisible();
    expect(within(second!).queryByText('Precio línea por línea')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('retracto');
    expect(summary()).toHaveTextContent(
      'Pago seguro con tarjeta de crédito o débito, PSE, Nequi o transferencia bancaria.',
    );
  });

  it.each([
    ['has nothing to explain when every piece is express', [['expressService'], ['expressService']]],
    ['has nothing to explain when no piece is express', [[], []]],
  ])('%s', async (_what, services) => {
    openCart(
      services.map((addOns, index) => anItem({ id: String(index), addOns, expressService: addOns.length > 0 })),
    ).show();
    expect(await screen.findByText(/^Llega /)).toBeVisible();
    expect(within(summary()).queryByText(/un solo paquete/)).not.toBeInTheDocument();
  });

  it.each([
    ['adds it to all', 'Agregarlo a todo (+$100.000)', true, 'Llega entre el 27 de noviembre y el 2 de diciembre'],
    ['takes it off', 'Quitarlo (−$50.000)', false, 'Llega entre el 14 y el 21 de diciembre'],
  ])('says that the parcel waits for the slowest piece, and %s', async (_what, label, isExpress, arrival) => {
    const { state, show } = openCart([
      anItem({ id: 'a', addOns: ['expressService'], expressService: true }),
      anItem({ id: 'b', name: 'Cambiador', quantity: 2, addOns: [] }),
    ]);
    const express = { ...pricing.addOns[0]!, id: 'expressService', label: 'Servicio express', price: 50_000 };
    server.use(http.get('*/api/pricing', () => HttpResponse.json({ ...pricing, addOns: [express] })));
    show();
    const explained = await within(await screen.findByRole('region', { name: 'Resumen del pedido' })).findByText(
      /Espera a la pieza más lenta, así que el servicio express de Pañalera Multifuncional no lo adelanta/,
    );
    expect(explained).toHaveTextContent('llega entre el 27 de noviembre y el 2 de diciembre');
    await userEvent.click(within(summary()).getByRole('button', { name: label }));
    await waitFor(() => expect(explained).not.toBeInTheDocument());
    expect(within(summary()).getByText(arrival)).toBeVisible();
    expect(state.items.every(({ expressService }) => expressService === isExpress)).toBe(true);
  });

  it('offers the express service where only it arrives before Christmas, and says what the change takes off', async () => {
    const keychain = { ...pricing.addOns[0]!, id: 'pompon', label: 'Pompón', price: 45_000, exceptProducts: [1] };
    const express = { ...pricing.addOns[0]!, id: 'expressService', label: 'Servicio express', price: 50_000 };
    const breakdown = [
      { label: 'Precio base', amount: 445_000 },
      { label: 'Pompón', amount: 45_000 },
    ];
    const { state, show } = openCart([anItem({ addOns: ['pompon'], quantity: 2, breakdown })]);
    const delivery = { ...pricing.delivery, christmas: { standardUntil: null, expressUntil: '2026-12-14' } };
    server.use(
      http.get('*/api/pricing', () => HttpResponse.json({ ...pricing, delivery, addOns: [keychain, express] })),
    );
    show();
    const press = await screen.findByRole('button', { name: 'Agregar express (+$100.000)' });
    expect(summary()).toHaveTextContent(
      'Pompón ya no va con Pañalera Multifuncional: con este cambio lo quitamos (−$90.000).',
    );
    await userEvent.click(press);
    await waitFor(() => expect(press).not.toBeInTheDocument());
    expect(state.items.every(({ expressService }) => expressService)).toBe(true);
  });

  it('states no other price than the one it charges when prices fell', async () => {
    openCart([anItem({ currentPrice: 430000 })]).show();
    await item('Cantidad de Pañalera Multifuncional, Sofía');
    expect(screen.queryByText(/Hoy cuesta/)).not.toBeInTheDocument();
  });

  it('marks changed items, and blocks the checkout of unavailable ones', async () => {
    const dearer = anItem({ id: 'a', currentPrice: 460000 });
    const gone = anItem({ id: 'b', personalization: 'Leo', available: false, currentPrice: null });
    const { state, show } = openCart([dearer, gone]);
    show();
    expect(await screen.findByText(/Hoy cuesta \$460\.000.*conserva.*\$445\.000/)).toBeVisible();
    expect(screen.getByText(/Ya no está disponible/)).toBeVisible();
    expect(within(summary()).getByRole('button', { name: 'Proceder al Pago' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Pañalera Multifuncional, Leo' }));
    expect(await within(summary()).findByRole('link', { name: 'Proceder al Pago' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    expect(state.items).toHaveLength(1);
  });
});

describe('quantities', () => {
  it('shows the last quantity at once and sends no more requests than necessary', async () => {
    const { state, show } = openCart();
    show();
    const group = await item(/Sofía/);
    const more = within(group).getByRole('button', { name: 'Más' });
    await userEvent.tripleClick(more);
    expect(within(group).getByText('4')).toBeVisible();
    expect(await within(summary()).findByText('Subtotal, 4 productos')).toBeVisible();
    await act(() => delay(50));
    expect(state.items[0]!.quantity).toBe(4);
    expect(within(group).getByText('4')).toBeVisible();
  });

  it('counts every click, also those before the page shows the first', async () => {
    const { state, show } = openCart();
    show();
    const group = await item(/Sofía/);
    const more = within(group).getByRole('button', { name: 'Más' });
    act(() => [more, more, more].forEach((press) => press.click()));
    await waitFor(() => expect(state.items[0]!.quantity).toBe(4));
    expect(within(group).getByText('4')).toBeVisible();
  });

  it('sends the last quantity of a shopper who leaves during the first request', async () => {
    const { show } = openCart();
    const received: number[] = [];
    const answers: (() => void)[] = [];
    server.use(
      http.put('*/api/cart/:id', async ({ request }) => {
        received.push(((await request.json()) as { quantity: number }).quantity);
        await new Promise<void>((answer) => answers.push(answer));
        return HttpResponse.json(anItem());
      }),
    );
    show();
    const more = within(await item(/^Cantidad de/)).getByRole('button', { name: 'Más' });
    await userEvent.click(more);
    await waitFor(() => expect(received).toEqual([2]));
    await userEvent.click(more);
    act(() => void dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(received).toEqual([2, 3]));
    // The shopper stays after all: a request that is still open would be aborted when the test closes its window.
    answers.forEach((answer) => answer());
    await waitFor(() => expect(answers).toHaveLength(3));
    answers.forEach((answer) => answer());
  });

  it('never goes below one', async () => {
    openCart().show();
    const less = within(await item(/Sofía/)).getByRole('button', { name: 'Menos' });
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    expect(less).toHaveFocus();
    expect(within(await item(/Sofía/)).getByRole('status')).toHaveTextContent('1 pieza');
  });

  it('restores the server’s state when the server rejects a change, and shows an error', async () => {
    openCart().show();
    const group = await item(/Sofía/);
    server.use(http.put('*/api/cart/:id', () => refusal(500, 'internal', 'Algo falló')));
    await userEvent.click(within(group).getByRole('button', { name: 'Más' }));
    expect(await screen.findByText('No se pudo actualizar la cantidad')).toBeVisible();
    expect(within(group).getByText('1')).toBeVisible();
  });
});

describe('discount', () => {
  const apply = async (code: string) => {
    await item(/Sofía/);
    const field = screen.getByRole('textbox', { name: 'Código de descuento' });
    if (code) await write(field, code);
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  };

  it('requires a code', async () => {
    openCart().show();
    await apply('');
    expect(screen.getByText('Por favor ingresa un código de descuento')).toBeVisible();
  });

  it.each([
    ['discount.invalid', 'Código Inválido', 'El código de descuento no es válido'],
    ['discount.expired', 'Código Expirado', 'Este código de descuento ya no está disponible'],
  ])('shows the reason for a rejected code: %s', async (code, title, text) => {
    openCart().show();
    server.use(http.put('*/api/cart/:session/discount', () => refusal(422, code, text)));
    await apply('OTRO');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Código de descuento' })).toHaveValue('OTRO');
  });

  it.each([
    ['without a body', '', "Error 418: I'm a teapot"],
    ['with the page of a proxy', '<html>no</html>', 'Error 418'],
  ])('names the HTTP error of an answer %s', async (_what, body, text) => {
    openCart().show();
    server.use(
      http.put(
        '*/api/cart/:session/discount',
        () => new HttpResponse(body, { status: 418, statusText: "I'm a teapot" }),
      ),
    );
    await apply('OTRO');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows the amount and percentage of a code, and removes it', async () => {
    openCart([anItem({ price: 100, breakdown: [{ label: 'Precio base', amount: 100 }], currentPrice: 100 })]).show();
    await apply('sigerist15');
    expect(await screen.findByText('SIGERIST15')).toBeVisible();
    expect(within(summary()).getByText('Descuento 15%')).toBeVisible();
    expect(within(summary()).getByText('−$15')).toBeVisible();
    expect(within(summary()).getByText('$85')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByRole('textbox', { name: 'Código de descuento' })).toHaveValue('');
    expect(screen.queryByText('Descuento 15%')).not.toBeInTheDocument();
  });
});

import { parentOf, sectionOf, sectionsFor } from './sections';

const labels = (sections: readonly { label: string }[]) => sections.map(({ label }) => label);

describe('sectionsFor', () => {
  it('gives the workshop neither the shop, the money nor the people', () => {
    const { main, others } = sectionsFor('taller');
    expect(labels(main)).toEqual(['Hoy', 'Pedidos', 'Chats', 'Taller']);
    expect(labels(others)).toEqual(['Solicitudes', 'Fotos', 'Chatbot', 'Mi cuenta']);
  });

  it('gives an accountant the books, the orders and their account alone', () => {
    const { main, others } = sectionsFor('contador');
    expect(labels(main)).toEqual(['Dinero', 'Libro', 'Mes', 'Pedidos']);
    expect(labels(others)).toEqual(['Mi cuenta']);
  });

  it('gives the owner everything', () => {
    const { main, others } = sectionsFor('duena');
    expect(labels(main)).toEqual(['Hoy', 'Pedidos', 'Chats', 'Tienda']);
    expect(labels(others)).toEqual([
      'Taller',
      'Dinero',
      'Devoluciones',
      'Solicitudes',
      'Fotos',
      'Chatbot',
      'Personas',
      'Registro',
      'Mi cuenta',
    ]);
  });
});

it.each([
  ['/panel', 'Hoy'],
  ['/panel/pedidos', 'Pedidos'],
  ['/panel/pedidos/7', 'Pedidos'],
  ['/panel/tienda/precios', 'Tienda'],
  ['/panel/tienda/registro', 'Registro'],
  ['/chatbot-test', 'Chatbot'],
  ['/panel/libro', 'Libro'],
  ['/panel/mes/2026-11', 'Mes'],
  ['/panel/dinero/extracto', 'Dinero'],
  ['/panel/otra-cosa', undefined],
])('%s belongs to %s', (pathname, label) => {
  expect(sectionOf(pathname)?.label).toBe(label);
});

it.each([
  ['/panel/pedidos/7', '/panel/pedidos'],
  ['/panel/tienda/precios', '/panel/tienda'],
  ['/panel/tienda/opciones/animal_theme%2Fdinosaur', '/panel/tienda/opciones'],
])('%s leads back to %s', (pathname, parent) => {
  expect(parentOf(pathname)?.to).toBe(parent);
});

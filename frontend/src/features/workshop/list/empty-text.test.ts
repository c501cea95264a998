import { readFilter } from '../order-admin-path';
import { emptyText } from './empty-text';

describe(emptyText, () => {
  it.each([
    ['', 'No hay piezas por hacer. Los pedidos pagados llegan aquí solos.'],
    ['entrega=atrasada', 'Ningún pedido está atrasado.'],
    ['entrega=hoy', 'Ningún pedido es para hoy.'],
    ['entrega=semana', 'Ningún pedido se entrega esta semana.'],
    ['entrega=semana&express=si', 'Ningún pedido tiene estos filtros.'],
    ['vista=enviados', 'No hay paquetes en camino.'],
  ])('says of ?%s only what the filter asks for', (query, text) => {
    expect(emptyText(readFilter(new URLSearchParams(query)))).toBe(text);
  });
});

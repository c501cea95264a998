import { screen } from '@testing-library/react';
import { anOrder, anOrderItem } from '../../testing/order-data';
import { renderApp } from '../../testing/render-app';
import { emptySettings } from '../../testing/settings-data';
import { AskNames } from './AskNames';

const order = anOrder({ status: 'paid', items: [anOrderItem({ personalization: '' })] });

describe('AskNames', () => {
  it('asks for a missing name in a chat', () => {
    renderApp(<AskNames order={order} />);
    const link = screen.getByRole('link', { name: 'Cuéntanoslo por WhatsApp' });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/573000000000\?text=/);
  });

  it('asks for it by mail while the shop has no number for chats', () => {
    renderApp(<AskNames order={order} />, { settings: emptySettings });
    expect(screen.getByRole('link', { name: 'Cuéntanoslo por correo' })).toHaveAttribute(
      'href',
      'mailto:hola@sigerist.co',
    );
  });
});

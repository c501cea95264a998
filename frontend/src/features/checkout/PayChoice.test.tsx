import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { emptySettings, settings } from '../../testing/settings-data';
import { PayChoice } from './PayChoice';

const choice = <PayChoice value="widget" onChange={() => undefined} />;
const transfer = () => screen.queryByRole('radio', { name: /^Transferencia bancaria/ });

describe('PayChoice', () => {
  it('offers a bank transfer with its proof by WhatsApp', () => {
    renderApp(choice);
    expect(transfer()).toHaveAccessibleName(/cuenta de ahorros .* por WhatsApp al \+57 300 000 0000\.$/);
  });

  it('tells the two ways to pay online apart, with the marks of the networks', () => {
    renderApp(choice);
    const [here, there] = screen.getAllByRole('radio');
    expect(here).toHaveAccessibleName(/^Aquí mismo\s*Con tarjeta, PSE o Nequi.*Visa, Mastercard, PSE y Nequi$/);
    expect(there).toHaveAccessibleName(/^En la página de Wompi\s*Con tarjeta, PSE o Nequi: te llevamos con tus datos/);
  });

  it('offers no bank transfer while the shop has no account', () => {
    renderApp(choice, { settings: emptySettings });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(transfer()).not.toBeInTheDocument();
  });

  it('offers cards on the page of the provider alone when the owner wants no script of it in the shop', () => {
    renderApp(choice, { settings: { ...settings, card: { way: 'page' } } });
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['hosted', 'transfer']);
  });

  it('asks for the proof by email while the shop has no WhatsApp number', () => {
    renderApp(choice, { settings: { ...settings, contact: { ...settings.contact, whatsapp: null } } });
    expect(transfer()).toHaveAccessibleName(/comprobante por correo a hola@sigerist\.co\.$/);
  });
});

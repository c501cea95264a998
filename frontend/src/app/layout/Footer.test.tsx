import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { emptySettings } from '../../testing/settings-data';
import { Footer } from './Footer';
import { wholeText } from '../../testing/whole-text';

describe('Footer', () => {
  it.each([
    ['Términos y condiciones', '/terminos'],
    ['Política de privacidad', '/privacidad'],
    ['Mis datos personales', '/mis-datos'],
    ['Superintendencia de Industria y Comercio', 'https://www.sic.gov.co'],
    ['Contacto', '/#contacto'],
    ['WhatsApp', 'https://wa.me/573000000000'],
  ])('links %j to %j', (name, url) => {
    renderApp(<Footer />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  });

  it('shows the seller, as Ley 1480 requires', () => {
    renderApp(<Footer />);
    expect(screen.getByText(wholeText('Sigerist, NIT 900.000.000-0'))).toBeVisible();
    expect(screen.getByText('Medellín, Antioquia, Colombia')).toBeVisible();
    expect(screen.getByRole('link', { name: '+57 300 000 0000' })).toHaveAttribute('href', 'tel:+573000000000');
    expect(screen.getByRole('link', { name: 'hola@sigerist.co' })).toHaveAttribute('href', 'mailto:hola@sigerist.co');
  });

  it('shows neither telephone nor WhatsApp nor NIT while the owner has not entered them', () => {
    const { container } = renderApp(<Footer />, { settings: emptySettings });
    expect(container.querySelector('address span')).toHaveTextContent(/^Sigerist$/);
    expect(container.querySelector('a[href*="wa.me"], a[href^="tel:"]')).toBeNull();
    expect(container).not.toHaveTextContent(/NIT|WhatsApp/);
  });
});

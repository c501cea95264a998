import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { emptySettings, settings } from '../../../testing/settings-data';
import { MissingSettings } from './MissingSettings';

describe('MissingSettings', () => {
  it('lists all missing data with their effect', () => {
    renderApp(<MissingSettings />, { settings: emptySettings });
    expect(screen.getByText('Faltan datos de la tienda')).toBeVisible();
    const [bank, whatsapp, phone, taxId] = screen.getAllByRole('listitem');
    expect(bank).toHaveTextContent('Cuenta bancaria: no se ofrece pagar por transferencia.');
    expect(whatsapp).toHaveTextContent(/^Número de WhatsApp/);
    expect(phone).toHaveTextContent(/^Teléfono/);
    expect(taxId).toHaveTextContent(/^NIT/);
  });

  it('lists only missing data', () => {
    renderApp(<MissingSettings />, { settings: { ...settings, bank: null } });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('renders nothing when all data are set', () => {
    const { container } = renderApp(<MissingSettings />);
    expect(container).toBeEmptyDOMElement();
  });
});

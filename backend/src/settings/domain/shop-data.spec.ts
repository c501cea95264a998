import { shopSettings } from './shop-data.js';

describe('shopSettings', () => {
  const email = 'hola@sigerist.co';

  it('shows demonstration data outside production', () => {
    expect(shopSettings({ email, placeholders: true })).toMatchObject({
      contact: { phone: '+57 300 000 0000', whatsapp: '573000000000', email },
      legal: { taxId: '900.000.000-0' },
      bank: { name: 'Bancolombia', account: '000-000000-00' },
    });
  });

  it('gives null for each placeholder in production, and for a bank account without a number', () => {
    const served = shopSettings({ email, placeholders: false });
    expect(served).toMatchObject({
      contact: { phone: null, whatsapp: null, email, address: 'Medellín, Antioquia, Colombia' },
      legal: { name: 'Sigerist', taxId: null },
      bank: null,
    });
    expect(JSON.stringify(served)).not.toMatch(/000/);
  });
});

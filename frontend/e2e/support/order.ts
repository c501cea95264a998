import type { Page } from '@playwright/test';
import { fillCart } from './cart';

/** Places an order by bank transfer for a customised piece. */
export async function orderBy(
  page: Page,
  customerName: string,
): Promise<{ id: string; orderNumber: string; total: number }> {
  const design = {
    embroideryFont: 'elegant',
    embroideryColor: 'gold',
    fontSize: 'medium',
    animalTheme: 'lion',
    bagColor: 'navy',
    specialRequest: 'Una corona pequeña sobre la S',
    addOns: ['pompon'],
  };
  const piece = { productId: 1, price: 445_000, hasBordado: true, personalization: 'Sofía', ...design };
  const customer = {
    name: customerName,
    email: `${customerName.toLowerCase().replace(/\W/g, '')}@example.com`,
    phone: '300 123 4567',
    address: 'Calle 10 # 43-12',
    city: 'Medellín',
    department: 'Antioquia',
  };
  const sessionId = await fillCart(page.request, piece);
  const answer = await page.request.post('/api/orders/bank-transfer', {
    data: { sessionId, customer, dataConsent: true },
  });
  return (await answer.json()) as { id: string; orderNumber: string; total: number };
}

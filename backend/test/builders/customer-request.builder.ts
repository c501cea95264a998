/** The body of `POST /api/orders/bank-transfer` for a cart. */
export function aTransferRequest(sessionId: string, customer: Record<string, unknown> = {}) {
  return {
    sessionId,
    dataConsent: true,
    customer: {
      name: 'Laura Restrepo',
      email: `laura-${crypto.randomUUID()}@example.com`,
      phone: '300 123 4567',
      address: 'Calle 10 # 43-12',
      city: 'Medellín',
      department: 'Antioquia',
      ...customer,
    },
  };
}

// Requests of shoppers, each different and from its own IP address, as in a busy shop.

const PRICE = 505_020;

let shopper = 0;

export function newIpAddress() {
  shopper += 1;
  return `10.${[16, 8, 0].map((bits) => (shopper >> bits) & 255).join('.')}`;
}

export function postRequest(body, ipAddress = newIpAddress()) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': ipAddress };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

export function addToCartBody(sessionId, personalization = 'Sofía') {
  return {
    productId: 1,
    name: 'Pañalera Multifuncional',
    price: PRICE,
    quantity: 1,
    sessionId,
    personalization,
    addPompon: true,
    addPersonalizedKeychain: false,
    addDecorativeBow: false,
    addPersonalization: false,
    addNameEmbroidery: true,
    expressService: false,
    hasBordado: true,
    keychainPersonalization: '',
    embroideryFont: 'elegant',
    embroideryColor: 'gold',
    fontSize: 'medium',
    animalTheme: 'lion',
    bagColor: 'black',
    specialRequest: '',
  };
}

/** `POST /api/wompi/widget-config` for a cart that holds one `addToCartBody`. */
export function purchaseRequest(sessionId) {
  return {
    amount_in_cents: PRICE * 100,
    currency: 'COP',
    reference: `SIGERIST-${sessionId}-${Date.now()}-Zx9k2`,
    customer_data: {
      email: `laura-${sessionId}@example.com`,
      full_name: 'Laura Restrepo',
      phone_number: '3001234567',
      phone_number_prefix: '+57',
    },
    shipping_address: { address_line_1: 'Calle 10 # 43-12', city: 'Medellín', region: 'Antioquia', country: 'CO' },
    dataConsent: true,
  };
}

/** `POST /api/designs`. */
export function designBody(name) {
  const choices = {
    fontStyle: 'elegant',
    fontSize: 'medium',
    fontColor: 'gold',
    animalTheme: 'lion',
    bagColor: 'black',
  };
  return { productId: 1, name, ...choices };
}

/** `POST /api/orders/bank-transfer` for the same cart. */
export function transferOf(sessionId) {
  const { amount_in_cents, customer_data, shipping_address } = purchaseRequest(sessionId);
  return {
    sessionId,
    total: amount_in_cents / 100,
    customer: {
      name: customer_data.full_name,
      email: customer_data.email,
      phone: customer_data.phone_number,
      address: shipping_address.address_line_1,
      city: shipping_address.city,
      department: shipping_address.region,
    },
    dataConsent: true,
  };
}

/** The provider's id of the transaction that pays a reference; see stub-servers.mjs. */
export function transactionOf(reference) {
  return `${reference}--${PRICE * 100}`;
}

// Walks a purchase by HTTP through a composed shop: node docker/purchase.mjs [SHOP] [PAYMENT SIMULATOR]. Prints the order's number.
const [shop = 'http://localhost:3000', simulator = 'http://localhost:3001'] = process.argv.slice(2);
const PUBLIC_KEY = 'pub_test_simulator';
/** Cookies, because only the browser that paid sees the order. */
const cookies = new Map();

async function call(address, body, headers = {}) {
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
    cookies.set(name, value);
  }
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

const sessionId = crypto.randomUUID();
const email = `laura-${sessionId.slice(0, 8)}@example.com`;
const products = await call(`${shop}/api/products`);
const product = products.find(({ price }) => price > 0);
await call(`${shop}/api/cart`, {
  sessionId,
  quantity: 1,
  productId: product.id,
  price: product.price,
  hasBordado: false,
});
const { finalTotal } = await call(`${shop}/api/cart/${sessionId}/totals`);
const { data: payment } = await call(`${shop}/api/wompi/widget-config`, {
  amount_in_cents: finalTotal * 100,
  currency: 'COP',
  reference: `SIGERIST-${sessionId}-${Date.now()}-Zx9k2`,
  customer_data: { email, full_name: 'Laura Restrepo', phone_number: '3001234567', phone_number_prefix: '+57' },
  shipping_address: {
    address_line_1: 'Calle 10 # 43-12',
    city: 'Medellín',
    region: 'Antioquia',
    country: 'CO',
    phone_number: '3001234567',
  },
  redirect_url: `${shop}/payment-success`,
  dataConsent: true,
});
const merchant = await call(`${simulator}/v1/merchants/${PUBLIC_KEY}`);
const { data: transaction } = await call(
  `${simulator}/v1/transactions`,
  {
    acceptance_token: merchant.data.presigned_acceptance.acceptance_token,
    amount_in_cents: payment.amountInCents,
    currency: 'COP',
    reference: payment.reference,
    signature: payment.signature,
    redirect_url: payment.redirectUrl,
    expiration_time: payment.expirationTime,
    customer_email: email,
    payment_method: { type: 'NEQUI', phone_number: '3991111111' },
  },
  { authorization: `Bearer ${PUBLIC_KEY}` },
);

// The shop places the order when it gets the provider's event.
const deadline = Date.now() + 30_000;
for (;;) {
  try {
    const order = await call(`${shop}/api/orders/transaction/${transaction.id}`);
    console.log(
      JSON.stringify({ product: product.name, total: finalTotal, order: order.orderNumber, status: order.status }),
    );
    break;
  } catch (error) {
    if (Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

// The requests that are sent to both servers, as options of autocannon.
import { addToCartBody, postRequest, purchaseRequest, transactionOf, transferOf } from './shoppers.mjs';

export function adding({ origin }, path = '/api/cart') {
  const setupRequest = (request) => ({ ...request, ...postRequest(addToCartBody(crypto.randomUUID())) });
  return { url: origin + path, requests: [{ method: 'POST', setupRequest }] };
}

/** Two calls to the shop: cart line, order. */
export function orderingByTransfer({ origin }) {
  const to = (path, bodyOf) => ({
    method: 'POST',
    setupRequest: (request, context) => ({ ...request, path, ...postRequest(bodyOf(context)) }),
  });
  const requests = [
    to('/api/cart', (context) => {
      context.sessionId = crypto.randomUUID();
      return addToCartBody(context.sessionId);
    }),
    to('/api/orders/bank-transfer', ({ sessionId }) => transferOf(sessionId)),
  ];
  return { url: origin, requests };
}

/** An order of the bare server in four statements. */
export function orderingPlainly({ origin }) {
  const setupRequest = (request) => {
    const sessionId = crypto.randomUUID();
    const { customer } = transferOf(sessionId);
    return { ...request, ...postRequest({ line: addToCartBody(sessionId), customer }) };
  };
  return { url: `${origin}/plain-order`, requests: [{ method: 'POST', setupRequest }] };
}

export async function readingACart({ origin }) {
  const sessionId = crypto.randomUUID();
  for (const name of ['Sofía', 'Mateo', 'Lía'])
    await fetch(`${origin}/api/cart`, postRequest(addToCartBody(sessionId, name)));
  return { url: `${origin}/api/cart/${sessionId}` };
}

/** Three calls to the shop: cart line, config, order; it asks the provider for the approval itself. */
export function checkingOut({ origin }) {
  const to = (path, bodyOf) => ({
    method: 'POST',
    setupRequest: (request, context) => {
      const { headers, ...sent } = postRequest(bodyOf(context), context.address);
      return { ...request, path, ...sent, headers: { ...headers, ...(context.cookie && { Cookie: context.cookie }) } };
    },
  });
  const requests = [
    to('/api/cart', (context) => {
      context.sessionId = crypto.randomUUID();
      context.cookie = undefined;
      return addToCartBody(context.sessionId);
    }),
    to('/api/wompi/widget-config', ({ sessionId }) => purchaseRequest(sessionId)),
    to('/api/payment/complete', ({ reference }) => ({ transactionId: transactionOf(reference) })),
  ];
  requests[1].onResponse = (_status, body, context, headers) => {
    context.reference = JSON.parse(body).data?.reference;
    context.cookie = payerCookie(headers['Set-Cookie']);
  };
  return { url: origin, requests };
}

/** One call to the bare server, which does all of it in one transaction. */
export function checkingOutAtOnce({ origin }) {
  const setupRequest = (request) => {
    const sessionId = crypto.randomUUID();
    return {
      ...request,
      path: '/checkout',
      ...postRequest({ line: addToCartBody(sessionId), purchaseRequest: purchaseRequest(sessionId) }),
    };
  };
  return { url: origin, requests: [{ method: 'POST', setupRequest }] };
}

/** The order of a payment, as the browser that paid sees it. */
export async function lookingUp({ origin, pay }) {
  const sessionId = crypto.randomUUID();
  const { transactionId, headers } = await pay(origin, sessionId);
  return { url: `${origin}/api/orders/transaction/${transactionId}`, headers };
}

export async function payAtTheShop(origin, sessionId) {
  await fetch(`${origin}/api/cart`, postRequest(addToCartBody(sessionId)));
  const config = await fetch(`${origin}/api/wompi/widget-config`, postRequest(purchaseRequest(sessionId)));
  const { data } = await config.json();
  const transactionId = transactionOf(data.reference);
  await fetch(`${origin}/api/payment/complete`, postRequest({ transactionId }));
  return { transactionId, headers: { Cookie: payerCookie(config.headers.get('set-cookie')) } };
}

export async function payAtTheBareServer(origin, sessionId) {
  const asked = purchaseRequest(sessionId);
  await fetch(`${origin}/checkout`, postRequest({ line: addToCartBody(sessionId), purchaseRequest: asked }));
  return { transactionId: transactionOf(asked.reference), headers: {} };
}

/** The cookie by which the shop recognises the browser that began a payment. */
function payerCookie(setCookie) {
  return setCookie.split(';')[0];
}

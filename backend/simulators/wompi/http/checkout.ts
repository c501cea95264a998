import { type NextFunction, type Request, type Response, Router, urlencoded } from 'express';
import { ApiError, type Messages } from '../api-error.js';
import { tokenizeCard } from '../card.js';
import { EMAIL } from '../charge.js';
import { assertStillPayable, PayRequestError, readPayRequest } from '../pay-request.js';
import { readMethod } from '../payment-method.js';
import { redirectsToBank, METHODS, type Method } from '../sandbox-data.js';
import type { World } from '../world.js';
import { toBody, type Transaction } from '../transaction.js';
import type { Visit } from '../visits.js';
import { handOverPage, methodPage, payerPage, payPage, problemPage, resultPage } from './checkout-pages.js';

type Form = Record<string, string>;
type VisitRequest = Request<{ visit: string }>;

/** The hosted payment page, below `/p`; the widget shows the same one in a frame. */
export function checkout(world: World): Router {
  const router = Router();
  router.use(urlencoded({ extended: false }));

  router.get('/', (request, response) => {
    const query = new URLSearchParams(request.originalUrl.split('?')[1]);
    const openedBy = query.get('widget') ? (query.get('origin') ?? undefined) : undefined;
    const visit = world.visits.begin(readPayRequest(query, world), openedBy);
    response.redirect(303, `/p/${visit.id}/method`);
  });
  beforePaying(router, world);
  afterPaying(router, world);

  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (error instanceof PayRequestError) response.status(error.status).send(problemPage(error.message));
    else next(error);
  });
  return router;
}

function beforePaying(router: Router, world: World): void {
  router.get('/:visit/method', (request, response) => {
    const visit = visitOf(request, world);
    assertStillPayable(visit.request, world);
    response.send(methodPage(visit));
  });
  router.get('/:visit/customer_data', (request, response) => {
    const visit = visitOf(request, world);
    const { method } = request.query;
    if (typeof method !== 'string' || !Object.hasOwn(METHODS, method))
      throw new PayRequestError('Ese medio de pago no existe', 404);
    visit.method = method as Method;
    response.send(payerPage(visit));
  });
  router.post('/:visit/customer_data', (request, response) => takePayer(visitOf(request, world), request, response));
  router.get('/:visit/pay', (request, response) => void response.send(payPage(visitOf(request, world))));
  router.post('/:visit/pay', (request, response) => pay(world, visitOf(request, world), request, response));
}

function afterPaying(router: Router, world: World): void {
  const { cashier, events } = world;
  router.get('/:visit/result', (request, response) => {
    const visit = visitOf(request, world);
    const transaction = paymentOf(visit, world);
    response.send(resultPage(visit, transaction, cashier.statusForPayer(transaction)));
  });
  router.get('/:visit/status', (request, response) => {
    response.json({ status: cashier.statusForPayer(paymentOf(visitOf(request, world), world)) });
  });
  router.get('/:visit/return', (request, response) => {
    const visit = visitOf(request, world);
    const transaction = paymentOf(visit, world);
    events.payerReturned(transaction.id);
    if (visit.openedBy) response.send(handOverPage(visit.openedBy, toBody(transaction)));
    else response.redirect(303, wayBack(visit.request.redirectUrl, transaction.id) ?? `/p/${visit.id}/result`);
  });
}

function visitOf(request: VisitRequest, { visits }: World): Visit {
  const visit = visits.find(request.params.visit);
  if (!visit) throw new PayRequestError('Esta página de pago ya no existe', 404);
  return visit;
}

function paymentOf(visit: Visit, { ledger }: World): Transaction {
  const transaction = ledger.byId(visit.transactionId ?? '');
  if (!transaction) throw new PayRequestError('Todavía no hay un pago', 404);
  return transaction;
}

/** The shop's URL with what the provider adds to it. */
export function wayBack(redirectUrl: string | undefined, transactionId: string): string | undefined {
  if (!redirectUrl) return undefined;
  const url = new URL(redirectUrl);
  url.searchParams.set('id', transactionId);
  url.searchParams.set('env', 'test');
  return url.href;
}

function takePayer(visit: Visit, request: Request, response: Response): void {
  const { email = '', fullName = '', phone = '', accept } = request.body as Form;
  visit.payer = { email: email.trim(), fullName: fullName.trim(), phone: phone.trim() };
  const messages = [
    EMAIL.test(visit.payer.email) ? [] : ['El correo no es válido'],
    visit.payer.fullName ? [] : ['Falta tu nombre'],
    /^(\+57)?\d{10}$/.test(visit.payer.phone.replace(/\s/g, '')) ? [] : ['El celular debe tener 10 dígitos'],
    accept ? [] : ['Acepta los términos'],
  ].flat();
  if (messages.length > 0) response.status(422).send(payerPage(visit, messages));
  else response.redirect(303, `/p/${visit.id}/pay`);
}

function pay(world: World, visit: Visit, request: Request, response: Response): void {
  const { payer, method } = visit;
  if (!payer || !method) return response.redirect(303, `/p/${visit.id}/method`);
  assertStillPayable(visit.request, world);
  const read = readPayment(world, method, request.body as Form);
  if ('messages' in read) {
    response.status(422).send(payPage(visit, Object.values(read.messages).flat()));
    return;
  }
  const { merchant, reference, amountInCents, redirectUrl, shippingAddress } = visit.request;
  const transaction = world.cashier.charge({
    merchant,
    reference,
    amountInCents,
    currency: 'COP',
    customerEmail: payer.email,
    customerData: { full_name: payer.fullName, phone_number: payer.phone },
    redirectUrl,
    shippingAddress,
    visit: visit.id,
    // On the bank's page the payer decides; the bank's number has no effect.
    method: redirectsToBank(method) ? { ...read, outcome: undefined } : read,
  });
  visit.transactionId = transaction.id;
  response.redirect(303, redirectsToBank(method) ? `/v1/sim/async/${transaction.ticket}` : `/p/${visit.id}/result`);
}

function readPayment({ ledger, clock, chance }: World, type: Method, form: Form): ReturnType<typeof readMethod> {
  if (type !== 'CARD') return readMethod({ ...form, type }, ledger);
  try {
    const token = chance.token();
    ledger.keepCard(token, tokenizeCard(form, clock.now()));
    return readMethod({ type, token, installments: form.installments }, ledger);
  } catch (error) {
    if (error instanceof ApiError) return { messages: error.body.error.messages as Messages };
    throw error;
  }
}

import { type NextFunction, type Request, type Response, Router } from 'express';
import { ApiError, invalid, notFound, TEXT, unauthorised } from '../api-error.js';
import { tokenizeCard } from '../card.js';
import { readCharge } from '../charge.js';
import { BANKS, METHODS } from '../sandbox-data.js';
import type { World } from '../world.js';
import { type Merchant, toMerchantBody } from '../merchants.js';
import { toBody, type Transaction } from '../transaction.js';
import { merchantOf, privateMerchantOf, reasonAgainst, toleratesNoKey } from './keys.js';
import { bogotaDay, voiding } from './void.js';

const fields = (request: Request) => Object(request.body) as Record<string, unknown>;

/** The provider's REST API, below `/v1`. */
export function api(world: World): Router {
  const router = Router();
  prepare(router, world);
  transactions(router, world);
  router.use(() => {
    throw notFound();
  });
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (error instanceof ApiError) response.status(error.status).json(error.body);
    else if (isUnreadableBody(error))
      response.status(400).json({ error: { type: 'MALFORMED', reason: TEXT.malformed } });
    else next(error);
  });
  return router;
}

/** Calls of a payer's browser before it pays. */
function prepare(router: Router, { merchants, ledger, clock, chance }: World): void {
  router.get('/merchants/:publicKey', (request, response) => {
    const { publicKey } = request.params;
    if (!/^pub_test_\w+$/.test(publicKey)) {
      if (publicKey.startsWith('pub_prod_')) throw unauthorised(reasonAgainst(publicKey));
      throw invalid({ public_key: ['Formato inválido'] });
    }
    const merchant = merchants.byPublicKey(publicKey);
    if (!merchant) throw notFound();
    const offer = (type: string) => ({
      acceptance_token: ledger.offerAcceptance(`acceptance_${chance.token()}`),
      permalink: 'https://example.com/terminos.pdf',
      type,
    });
    response.json({
      data: {
        ...toMerchantBody(merchant),
        active: true,
        accepted_currencies: ['COP'],
        accepted_payment_methods: Object.keys(METHODS),
        presigned_acceptance: offer('END_USER_POLICY'),
        presigned_personal_data_auth: offer('PERSONAL_DATA_AUTH'),
      },
      meta: {},
    });
  });

  router.post('/tokens/cards', (request, response) => {
    const { publicKey } = merchantOf(request, merchants);
    const token = `tok_test_${publicKey.slice('pub_test_'.length)}_${chance.token()}`;
    const card = tokenizeCard(fields(request), clock.now());
    ledger.keepCard(token, card);
    response.status(201).json({
      status: 'CREATED',
      data: {
        id: token,
        created_at: clock.now().toISOString(),
        brand: card.brand,
        name: `${card.brand}-${card.lastFour}`,
        last_four: card.lastFour,
      },
    });
  });

  router.get('/pse/financial_institutions', (request, response) => {
    merchantOf(request, merchants);
    response.json({
      data: BANKS.map(({ financial_institution_code, financial_institution_name }) => ({
        financial_institution_code,
        financial_institution_name,
      })),
      meta: {},
    });
  });
}

function transactions(router: Router, world: World): void {
  const { merchants, ledger, cashier, plans } = world;

  router.post('/transactions', (request, response) => {
    const merchant = merchantOf(request, merchants);
    const transaction = cashier.charge(readCharge(fields(request), { merchant, ledger }));
    response.status(201).json({ data: toBody(transaction), meta: {} });
  });

  router.get('/transactions/:id', (request, response) => {
    toleratesNoKey(request, merchants);
    const body = toBody(found(ledger.byId(request.params.id)));
    if (plans.hidesMerchantKey) delete (body.merchant as Record<string, unknown>).public_key;
    response.json({ data: body, meta: {} });
  });

  router.get('/transactions', (request, response) => {
    const merchant = privateMerchantOf(request, merchants);
    const { reference } = request.query;
    const transactions =
      typeof reference === 'string'
        ? ledger.byReference(merchant, reference)
        : page(ledger.all(), merchant, request, plans.pageRows);
    response.json({ data: transactions.map(toBody), meta: {} });
  });

  router.post('/transactions/:id/void', voiding(world));
}

/** Without a reference, days and paging are needed. `rows`: short pages, of this many rows. */
function page(all: Transaction[], merchant: Merchant, { query }: Request, rows?: number): Transaction[] {
  const { from_date: from, until_date: until } = query;
  const [number, size] = [Number(query.page), Number(query.page_size)];
  if (!isDay(from) || !isDay(until) || !(number >= 1) || !(size >= 1 && size <= 200))
    throw invalid({ from_date: [TEXT.missing] });
  const inDays = ({ createdAt }: Transaction) => bogotaDay(createdAt) >= from && bogotaDay(createdAt) <= until;
  const own = all.filter((transaction) => transaction.merchant === merchant && inDays(transaction));
  const length = Math.min(size, rows ?? size);
  return own.slice((number - 1) * length, number * length);
}

function isDay(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);
}

function found(transaction: Transaction | undefined): Transaction {
  if (!transaction) throw notFound();
  return transaction;
}

function isUnreadableBody(error: unknown): boolean {
  return error instanceof SyntaxError && 'body' in error;
}

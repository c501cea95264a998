import { http, HttpResponse } from 'msw';
import type {
  ChangeDto,
  ChangeSetDto,
  ConfirmedQuestionDto,
  DiscountCodeDto,
  RowValue,
  ShopRowDto,
} from '../api/back-office.api';
import type { MediaDto } from '../api/media.api';
import { catalogueHandlers } from './catalogue-data';
import { aStatus } from './chatbot-data';
import { identityServer } from './identity-server';
import { server } from './server';

/** The name of the logged-in person. */
const ME = 'Laura Restrepo';

/** A change set; by default a draft of the logged-in person. */
export function aChangeSet(overrides: Partial<ChangeSetDto> = {}): ChangeSetDto {
  return {
    id: 'set-1',
    state: 'draft',
    note: '',
    author: ME,
    isMine: true,
    consent: null,
    publishedBy: null,
    createdAt: '2026-11-24T15:00:00.000Z',
    effectiveAt: null,
    reverts: null,
    changes: [],
    preview: [],
    conflicts: [],
    problem: null,
    ...overrides,
  };
}

/** A price change. */
export const priceChange = (value: number, expected = 435_000): ChangeDto => ({
  entity: 'product',
  id: 1,
  field: 'price',
  value,
  expected,
});

/** A stored picture. */
export function aPicture(id: string): MediaDto {
  const sources = [{ url: `/media/${id}-360.webp`, width: 360, type: 'image/webp' }];
  return { id, width: 1080, height: 1080, colour: '#d7c9c5', sources, createdAt: '2026-11-20T15:00:00.000Z' };
}

const row = (id: ShopRowDto['id'], values: ShopRowDto['values']): ShopRowDto => ({ id, values });
const product = { category: 'Mochilas', embroiderable: true, inStock: true, rank: 1, withdrawn: false };

function firstRows(): Record<string, ShopRowDto[]> {
  return {
    product: [
      row(1, { ...product, name: 'Mochila Milano', description: 'Espalda acolchada.', price: 435_000 }),
      row(2, { ...product, name: 'Pañalera Clásica', description: '', price: 420_000, withdrawn: true }),
    ],
    option: [row('pompon', { kind: 'add_on', id: 'pompon', label: 'Pompón', price: 25_000, withdrawn: false })],
    setting: [
      row('contact.phone', { value: null }),
      row('contact.hours', { value: { start: '09:00', end: '18:00' } }),
      row('bank.type', { value: 'Ahorros' }),
      row('closing', { value: null }),
      row('capacity.piecesPerWeek', { value: null }),
      row('delivery.standard', { value: [15, 20] }),
      row('delivery.shippingEstimate', { value: 15_000 }),
    ],
    text: [row('homeLead', { value: 'Bolsos bordados a mano.' })],
    faq: [row('q1', { question: '¿Hacen envíos?', answer: 'Sí.', category: 'Pagos', position: 1, withdrawn: false })],
    discount_code: [],
  };
}

type State = ReturnType<typeof firstState>;

function firstState(sets: ChangeSetDto[]) {
  return {
    sets,
    rows: firstRows(),
    codes: [] as DiscountCodeDto[],
    missing: [] as string[],
    /** What the owner said is fine before opening. */
    confirmed: [] as ConfirmedQuestionDto[],
    unmeasured: 0,
    /** Stored pictures, the newest first. An upload adds the next of `uploads`. */
    pictures: [] as MediaDto[],
    uploads: [aPicture('e'.repeat(20)), aPicture('f'.repeat(20))],
    /** The response to uploads, instead of the usual one. */
    uploadAnswer: undefined as Promise<Response> | undefined,
    /** Number of upload requests. */
    uploadRequests: 0,
    received: [] as { call: string; body: unknown }[],
    /** The response to the next change, instead of the usual one. */
    refusal: undefined as (() => Response) | undefined,
  };
}

async function keep<Body>(state: State, request: Request): Promise<Body> {
  const text = await request.text();
  const body: unknown = text ? JSON.parse(text) : undefined;
  state.received.push({ call: `${request.method} ${new URL(request.url).pathname}`, body });
  return body as Body;
}

function refused(state: State): Response | undefined {
  const answer = state.refusal?.();
  state.refusal = undefined;
  return answer;
}

function change(state: State, id: unknown, changes: Partial<ChangeSetDto>): ChangeSetDto {
  state.sets = state.sets.map((set) => (set.id === id ? { ...set, ...changes } : set));
  return state.sets.find((set) => set.id === id)!;
}

function wordsOf(changes: readonly ChangeDto[]): string[] {
  return changes.map((one) => {
    if (one.values) return `Nuevo: ${String(Object.values(one.values)[0])}`;
    return `${one.entity} ${one.id}: ${JSON.stringify(one.expected)} → ${JSON.stringify(one.value)}`;
  });
}

function write(state: State, changes: readonly ChangeDto[], value: (change: ChangeDto) => RowValue): void {
  for (const one of changes) {
    const found = state.rows[one.entity]?.find(({ id }) => id === one.id);
    if (found && one.field) found.values = { ...found.values, [one.field]: value(one) };
  }
}

const readHandlers = (state: State) => [
  http.get('*/api/discount-codes', () => HttpResponse.json(state.codes)),
  http.get('*/api/faq', () => HttpResponse.json([])),
  http.get('*/api/opening-questions', () => HttpResponse.json(state.confirmed)),
  http.put<{ question: ConfirmedQuestionDto['question'] }>(
    '*/api/opening-questions/:question',
    async ({ request, params: { question } }) => {
      const { words } = await keep<{ words: string | null }>(state, request);
      const others = state.confirmed.filter((answer) => answer.question !== question);
      state.confirmed = words === null ? others : [...others, { question, words }];
      return new HttpResponse(null, { status: 204 });
    },
  ),
  http.get('*/api/shop-rows/missing', () =>
    HttpResponse.json({ missing: state.missing, unmeasured: state.unmeasured }),
  ),
  http.get('*/api/shop-rows/:entity/:id', ({ params }) => {
    const found = state.rows[String(params.entity)]?.find(({ id }) => String(id) === params.id);
    return found ? HttpResponse.json(found) : HttpResponse.json({ message: 'No está.' }, { status: 404 });
  }),
  http.get('*/api/shop-rows/:entity', ({ params }) => HttpResponse.json(state.rows[String(params.entity)] ?? [])),
  http.get('*/api/change-sets', ({ request }) => {
    const wanted = new URL(request.url).searchParams.get('state');
    return HttpResponse.json({ items: state.sets.filter((set) => !wanted || set.state === wanted), nextCursor: null });
  }),
  http.get('*/api/change-sets/:id', ({ params }) =>
    HttpResponse.json({
      ...state.sets.find((set) => set.id === params.id),
      consequences: ['12 carritos abiertos verán el aviso del precio.'],
    }),
  ),
];

const mediaHandlers = (state: State) => [
  http.get('*/api/media', () => HttpResponse.json({ items: state.pictures, nextCursor: null })),
  http.post('*/api/media', async ({ request }) => {
    state.uploadRequests += 1;
    await request.arrayBuffer();
    const answer = refused(state) ?? (await state.uploadAnswer);
    if (answer) return answer;
    const stored = state.uploads.shift()!;
    state.pictures = [stored, ...state.pictures];
    return HttpResponse.json(stored, { status: 201 });
  }),
];

const draftHandlers = (state: State) => [
  http.post('*/api/change-sets', async ({ request }) => {
    const { changes } = await keep<{ changes: ChangeDto[] }>(state, request);
    const answer = refused(state);
    if (answer) return answer;
    const set = aChangeSet({ id: `set-${state.sets.length + 1}`, changes, preview: wordsOf(changes) });
    state.sets = [set, ...state.sets];
    return HttpResponse.json(set, { status: 201 });
  }),
  http.patch('*/api/change-sets/:id', async ({ request, params }) => {
    const { changes } = await keep<{ changes: ChangeDto[] }>(state, request);
    return refused(state) ?? HttpResponse.json(change(state, params.id, { changes, preview: wordsOf(changes) }));
  }),
  http.delete('*/api/change-sets/:id', async ({ request, params }) => {
    await keep(state, request);
    state.sets = state.sets.filter(({ id }) => id !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
];

const publishHandlers = (state: State) => [
  http.post('*/api/change-sets/:id/publish', async ({ request, params }) => {
    const { at } = await keep<{ at?: string }>(state, request);
    const answer = refused(state);
    if (answer) return answer;
    const effectiveAt = at ?? '2026-11-25T13:00:00.000Z';
    const set = change(state, params.id, { state: at ? 'scheduled' : 'live', publishedBy: ME, effectiveAt });
    if (!at) write(state, set.changes, ({ value }) => value);
    return HttpResponse.json(set);
  }),
  http.post('*/api/change-sets/:id/revert', async ({ request, params }) => {
    await keep(state, request);
    const answer = refused(state);
    if (answer) return answer;
    const undone = change(state, params.id, { state: 'reverted' });
    write(state, undone.changes, ({ expected }) => expected);
    const effectiveAt = '2026-11-25T14:00:00.000Z';
    const undo = aChangeSet({ id: 'undo', state: 'live', reverts: undone.id, effectiveAt });
    state.sets = [undo, ...state.sets];
    return HttpResponse.json(undo, { status: 201 });
  }),
];

/** The endpoints of change sets, with a few rows; returns the server's state and the received requests. */
export function backOfficeServer(sets: ChangeSetDto[] = []) {
  const state = firstState(sets);
  server.use(
    ...identityServer({ signedIn: true, role: 'staff' }).handlers,
    ...catalogueHandlers,
    http.get('*/api/chatbot/status', () => HttpResponse.json(aStatus())),
    ...readHandlers(state),
    ...mediaHandlers(state),
    ...draftHandlers(state),
    ...publishHandlers(state),
  );
  return state;
}

/** An error response with additional fields. */
export function refusalWith(status: number, code: string, message: string, more: object) {
  return HttpResponse.json({ statusCode: status, code, message, requestId: 'r', ...more }, { status });
}

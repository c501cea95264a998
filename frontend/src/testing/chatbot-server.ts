import { http, HttpResponse } from 'msw';
import type { BusinessHoursDto, ConversationDto, MissDto, TestReplyDto } from '../api/chatbot.api';
import { refusal } from './cart-server';
import { aChatMessage, aConversation, aCustomerCard, aStatus, STAFF_EMAIL } from './chatbot-data';
import { identityServer } from './identity-server';
import { server } from './server';

type State = ReturnType<typeof emptyState>;

function emptyState() {
  return {
    status: aStatus(),
    keywords: ['asesor', 'reclamo'],
    misses: [] as MissDto[],
    conversations: [] as ConversationDto[],
    customer: aCustomerCard(),
    reply: {
      response: 'Entre 15 y 20 días hábiles.',
      links: [],
      intents: ['delivery_time'],
      handover: null,
    } as TestReplyDto,
    received: [] as { call: string; body: unknown }[],
    /** Number of reads of each path. */
    reads: {} as Record<string, number>,
  };
}

async function keep<Body>(state: State, request: Request): Promise<Body> {
  const text = await request.clone().text();
  const body: unknown = text ? JSON.parse(text) : undefined;
  state.received.push({ call: `${request.method} ${new URL(request.url).pathname}`, body });
  return body as Body;
}

function count(state: State, request: Request): void {
  const { pathname } = new URL(request.url);
  state.reads[pathname] = (state.reads[pathname] ?? 0) + 1;
}

const noContent = () => new HttpResponse(null, { status: 204 });

const settingHandlers = (state: State) => [
  http.get('*/api/chatbot/status', ({ request }) => {
    count(state, request);
    return HttpResponse.json(state.status);
  }),
  http.post('*/api/chatbot/test', async ({ request }) => {
    await keep(state, request);
    return HttpResponse.json(state.reply);
  }),
  http.post('*/api/chatbot/toggle', async ({ request }) => {
    const { active } = await keep<{ active: boolean }>(state, request);
    state.status = { ...state.status, isActive: active };
    const message = active ? 'El chatbot está activo.' : 'El chatbot está inactivo.';
    return HttpResponse.json({ success: true, active, message });
  }),
  http.post('*/api/chatbot/hours', async ({ request }) => {
    const businessHours = await keep<BusinessHoursDto>(state, request);
    state.status = { ...state.status, config: { ...state.status.config, businessHours } };
    return HttpResponse.json({ success: true });
  }),
  http.get('*/api/chatbot/keywords', () => HttpResponse.json({ keywords: state.keywords })),
  http.put('*/api/chatbot/keywords', async ({ request }) => {
    state.keywords = (await keep<{ keywords: string[] }>(state, request)).keywords;
    return HttpResponse.json({ keywords: state.keywords });
  }),
];

const missHandlers = (state: State) => {
  const remove = (missId: unknown) => (state.misses = state.misses.filter(({ id }) => id !== missId));
  return [
    http.get('*/api/chatbot/misses', () => HttpResponse.json(state.misses)),
    http.post('*/api/chatbot/misses/:id/faq', async ({ request, params }) => {
      await keep(state, request);
      remove(params.id);
      return noContent();
    }),
    http.post('*/api/chatbot/misses/:id/keyword', async ({ request, params }) => {
      const { keyword } = await keep<{ keyword: string }>(state, request);
      remove(params.id);
      state.keywords = [...state.keywords, keyword];
      return HttpResponse.json({ keywords: state.keywords }, { status: 201 });
    }),
    http.delete('*/api/chatbot/misses/:id', async ({ request, params }) => {
      await keep(state, request);
      remove(params.id);
      return noContent();
    }),
  ];
};

/** A small page size, so that three conversations fill two pages. */
const PAGE = 2;

const conversationHandlers = (state: State) => {
  const find = (id: unknown) => state.conversations.find((each) => each.id === id);
  const change = (id: unknown, changes: Partial<ConversationDto>) => {
    state.conversations = state.conversations.map((each) => (each.id === id ? { ...each, ...changes } : each));
    return HttpResponse.json(find(id));
  };
  return [
    http.get('*/api/chatbot/conversations', ({ request }) => {
      count(state, request);
      const query = new URL(request.url).searchParams;
      const fitting = state.conversations.filter((each) => !query.has('state') || each.state === query.get('state'));
      const start = Number(query.get('cursor') ?? 0);
      const nextCursor = fitting[start + PAGE] ? String(start + PAGE) : null;
      return HttpResponse.json({ items: fitting.slice(start, start + PAGE), nextCursor });
    }),
    http.get('*/api/chatbot/conversations/:id', ({ request, params }) => {
      count(state, request);
      const unknown = () => refusal(404, 'chatbot.conversation_not_found', 'Esta conversación no existe');
      return find(params.id) ? HttpResponse.json(find(params.id)) : unknown();
    }),
    http.get('*/api/chatbot/conversations/:id/customer', ({ request }) => {
      count(state, request);
      return HttpResponse.json(state.customer);
    }),
    http.delete('*/api/chatbot/conversations/:id', async ({ request, params }) => {
      await keep(state, request);
      state.conversations = state.conversations.filter(({ id }) => id !== params.id);
      return noContent();
    }),
    http.post('*/api/chatbot/conversations/:id/take', async ({ request, params }) => {
      await keep(state, request);
      return change(params.id, { state: 'taken', takenBy: STAFF_EMAIL, waitingSince: null });
    }),
    http.post('*/api/chatbot/conversations/:id/release', async ({ request, params }) => {
      await keep(state, request);
      return change(params.id, { state: 'bot', takenBy: null, reason: null });
    }),
    http.post('*/api/chatbot/conversations/:id/reply', async ({ request, params }) => {
      const { message } = await keep<{ message: string }>(state, request);
      const answer = aChatMessage({ author: 'agent', agent: STAFF_EMAIL, text: message, status: 'pending' });
      return change(params.id, { messages: [...find(params.id)!.messages, answer] });
    }),
  ];
};

/**
 * Logs in a member of staff and answers the endpoints of the chatbot; returns the server's state and the received requests.
 */
export function staffChatbotServer(conversations: ConversationDto[] = [aConversation()]) {
  const identity = identityServer({ signedIn: true });
  identity.state.account = { ...identity.state.account, role: 'staff', staffRole: 'duena' };
  const state = { ...emptyState(), conversations };
  server.use(...identity.handlers, ...settingHandlers(state), ...missHandlers(state), ...conversationHandlers(state));
  return state;
}

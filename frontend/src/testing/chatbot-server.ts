import { http, HttpResponse } from 'msw';
import type { ConversationDto, MissDto, TestReplyDto } from '../api/chatbot.api';
import { refusal } from './cart-server';
import { aChatMessage, aConversation, aStatus, STAFF_EMAIL } from './chatbot-data';
import { identityServer } from './identity-server';
import { server } from './server';

/** The chatbot's calls of staff; `state` is what the server knows and got. */
export function chatbotServer() {
  const state = {
    status: aStatus(),
    keywords: ['asesor', 'reclamo'],
    misses: [] as MissDto[],
    conversations: [] as ConversationDto[],
    reply: {
      response: 'Entre 15 y 20 días hábiles.',
      links: [],
      intents: ['delivery_time'],
      handover: null,
    } as TestReplyDto,
    received: [] as { call: string; body: unknown }[],
    /** How often each address was read. */
    reads: {} as Record<string, number>,
  };
  const keep = async (request: Request) => {
    const text = await request.clone().text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    state.received.push({ call: `${request.method} ${new URL(request.url).pathname}`, body });
    return body as never;
  };
  const count = (request: Request) => {
    const { pathname } = new URL(request.url);
    state.reads[pathname] = (state.reads[pathname] ?? 0) + 1;
  };
  const find = (id: unknown) => state.conversations.find((each) => each.id === id);
  const change = (id: unknown, changes: Partial<ConversationDto>) => {
    state.conversations = state.conversations.map((each) => (each.id === id ? { ...each, ...changes } : each));
    return HttpResponse.json(find(id));
  };
  const noContent = () => new HttpResponse(null, { status: 204 });
  const handlers = [
    http.get('*/api/chatbot/status', ({ request }) => {
      count(request);
      return HttpResponse.json(state.status);
    }),
    http.post('*/api/chatbot/test', async ({ request }) => {
      await keep(request);
      return HttpResponse.json(state.reply);
    }),
    http.post('*/api/chatbot/toggle', async ({ request }) => {
      const { active } = (await keep(request)) as { active: boolean };
      state.status = { ...state.status, isActive: active };
      return HttpResponse.json({
        success: true,
        active,
        message: active ? 'El chatbot está activo.' : 'El chatbot está inactivo.',
      });
    }),
    http.post('*/api/chatbot/hours', async ({ request }) => {
      const businessHours = (await keep(request)) as { start: string; end: string };
      state.status = { ...state.status, config: { ...state.status.config, businessHours } };
      return HttpResponse.json({ success: true });
    }),
    http.get('*/api/chatbot/keywords', () => HttpResponse.json({ keywords: state.keywords })),
    http.put('*/api/chatbot/keywords', async ({ request }) => {
      state.keywords = ((await keep(request)) as { keywords: string[] }).keywords;
      return HttpResponse.json({ keywords: state.keywords });
    }),
    http.get('*/api/chatbot/misses', () => HttpResponse.json(state.misses)),
    http.post('*/api/chatbot/misses/:id/faq', async ({ request, params }) => {
      await keep(request);
      state.misses = state.misses.filter(({ id }) => id !== params.id);
      return noContent();
    }),
    http.post('*/api/chatbot/misses/:id/keyword', async ({ request, params }) => {
      const { keyword } = (await keep(request)) as { keyword: string };
      state.misses = state.misses.filter(({ id }) => id !== params.id);
      state.keywords = [...state.keywords, keyword];
      return HttpResponse.json({ keywords: state.keywords }, { status: 201 });
    }),
    http.delete('*/api/chatbot/misses/:id', async ({ request, params }) => {
      await keep(request);
      state.misses = state.misses.filter(({ id }) => id !== params.id);
      return noContent();
    }),
    http.get('*/api/chatbot/conversations', ({ request }) => {
      count(request);
      const query = new URL(request.url).searchParams;
      const fitting = state.conversations.filter((each) => !query.has('state') || each.state === query.get('state'));
      const page = Number(query.get('cursor') ?? 0);
      const nextCursor = fitting[page + 2] ? String(page + 2) : null;
      return HttpResponse.json({ items: fitting.slice(page, page + 2), nextCursor });
    }),
    http.get('*/api/chatbot/conversations/:id', ({ request, params }) => {
      count(request);
      const found = find(params.id);
      return found
        ? HttpResponse.json(found)
        : refusal(404, 'chatbot.conversation_not_found', 'Esta conversación no existe');
    }),
    http.delete('*/api/chatbot/conversations/:id', async ({ request, params }) => {
      await keep(request);
      state.conversations = state.conversations.filter(({ id }) => id !== params.id);
      return noContent();
    }),
    http.post('*/api/chatbot/conversations/:id/take', async ({ request, params }) => {
      await keep(request);
      return change(params.id, { state: 'taken', takenBy: STAFF_EMAIL, waitingSince: null });
    }),
    http.post('*/api/chatbot/conversations/:id/release', async ({ request, params }) => {
      await keep(request);
      return change(params.id, { state: 'bot', takenBy: null, reason: null });
    }),
    http.post('*/api/chatbot/conversations/:id/reply', async ({ request, params }) => {
      const { message } = (await keep(request)) as { message: string };
      const answer = aChatMessage({ author: 'agent', agent: STAFF_EMAIL, text: message, status: 'pending' });
      return change(params.id, { messages: [...find(params.id)!.messages, answer] });
    }),
  ];
  return { state, handlers };
}

/** A person of the shop is logged in, and these are the server's answers. */
export function staffChatbotServer(conversations: ConversationDto[] = [aConversation()]) {
  const identity = identityServer({ signedIn: true });
  identity.state.account = { ...identity.state.account, role: 'staff' };
  const { state, handlers } = chatbotServer();
  state.conversations = conversations;
  server.use(...identity.handlers, ...handlers);
  return state;
}

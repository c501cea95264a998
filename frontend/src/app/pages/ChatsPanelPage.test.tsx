import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aChatMessage, aConversation, aStatus, aTakenConversation } from '../../testing/chatbot-data';
import { staffChatbotServer } from '../../testing/chatbot-server';
import { pass, startClock } from '../../testing/clock';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import ChatsPanelPage from './ChatsPanelPage';

afterEach(() => void identityServer());

const show = (path = '/panel/chats') => renderApp(<ChatsPanelPage />, { path });
const LIST = '/api/chatbot/conversations';

const bot = aConversation({
  id: 'bot',
  name: null,
  phone: null,
  channel: 'web',
  state: 'bot',
  waitingSince: null,
  reason: null,
  messages: [aChatMessage({ author: 'bot', text: 'Entre 15 y 20 días.' })],
});
const hers = aTakenConversation({ id: 'hers', name: 'Sara', takenBy: 'ana@sigerist.co' });
const mine = aTakenConversation({ id: 'mine', name: 'Luz' });

/** Moves the tab to the background or back. */
function setHidden(hidden: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

it('shows waiting conversations with the last message, the waiting time and the reason', async () => {
  const state = staffChatbotServer([aConversation(), bot]);
  state.status = aStatus({ waiting: 1 });
  show();
  const row = within((await screen.findByRole('link', { name: 'Camila' })).closest('article')!);
  expect(row.getByText('¿me ayudan con mi pedido?')).toBeVisible();
  expect(row.getByText('Espera hace 12 min')).toBeVisible();
  expect(row.getByText('Pidió una persona')).toBeVisible();
  expect(row.getByText('Nadie')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Camila' })).toHaveAttribute('href', `/panel/chats/${aConversation().id}`);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'Esperan 1' })).toHaveAttribute('aria-current', 'true');
});

it('shows who has taken a chat, and the author of the last message', async () => {
  staffChatbotServer([hers, mine]);
  show('/panel/chats?vista=tomados');
  expect(await screen.findByText('Ana')).toBeVisible();
  expect(screen.getByText('Tú')).toBeVisible();
});

it('shows all chats, and loads more at the end', async () => {
  staffChatbotServer([bot, hers, mine]);
  show();
  await userEvent.click(await screen.findByRole('link', { name: 'Todos' }));
  const row = within((await screen.findByRole('link', { name: 'Visitante de la página' })).closest('article')!);
  expect(row.getByText('Página')).toBeVisible();
  expect(row.getByText('Entre 15 y 20 días.').parentElement).toHaveTextContent('Bot: Entre 15 y 20 días.');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

it('suggests the next step when no conversation is waiting', async () => {
  staffChatbotServer([bot]);
  show();
  expect(await screen.findByText(/^Nadie espera a una persona/)).toBeVisible();
});

it('refreshes every five seconds, and announces new waiting conversations', async () => {
  startClock();
  const state = staffChatbotServer([]);
  show();
  await screen.findByText(/^Nadie espera/);
  state.conversations = [aConversation()];
  state.status = aStatus({ waiting: 1 });
  await pass(5_000);
  expect(await screen.findByRole('link', { name: 'Camila' })).toBeVisible();
  expect(await screen.findByText('Otra persona espera respuesta.')).toBeVisible();
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('Otra persona espera respuesta.')).not.toBeInTheDocument();
});

it('announces a new waiting conversation when another one was taken at the same time', async () => {
  startClock();
  const state = staffChatbotServer([aConversation({ id: 'first' })]);
  state.status = aStatus({ waiting: 1 });
  show();
  expect(await screen.findByRole('link', { name: 'Camila' })).toBeVisible();
  state.conversations = [aConversation({ id: 'second', name: 'Julia' }), aTakenConversation({ id: 'first' })];
  await pass(5_000);
  expect(await screen.findByRole('link', { name: 'Julia' })).toBeVisible();
  expect(await screen.findByText('Otra persona espera respuesta.')).toBeVisible();
});

it('sends no requests while the tab is hidden, and one when it is visible again', async () => {
  startClock();
  const state = staffChatbotServer([]);
  show();
  await screen.findByText(/^Nadie espera/);
  setHidden(true);
  await pass(100);
  const before = state.reads[LIST];
  await pass(20_000);
  expect(state.reads[LIST]).toBe(before);
  state.conversations = [aConversation()];
  setHidden(false);
  expect(await screen.findByRole('link', { name: 'Camila' })).toBeVisible();
});

it('keeps the list while the server is unreachable', async () => {
  startClock();
  staffChatbotServer([aConversation()]);
  show();
  await screen.findByRole('link', { name: 'Camila' });
  server.use(http.get('*/api/chatbot/conversations', () => HttpResponse.error()));
  await pass(5_000);
  expect(await screen.findByText(/^Sin conexión: esto es lo último que vimos/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Camila' })).toBeVisible();
});

it('shows an error when the list could not be loaded, and retries', async () => {
  staffChatbotServer([aConversation()]);
  server.use(http.get('*/api/chatbot/conversations', () => HttpResponse.error(), { once: true }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Camila' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ChatDto, ChatMessageDto } from '../../api/chat.api';
import { Toaster } from '../../shared/ui/Toast';
import { pass, startClock } from '../../testing/clock';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { ChatBubble } from './ChatBubble';

const ID = 'p1kZ0b8m3vX9QeT2rLw5Yg';
const SLOWLY = 30_000;

const message = (author: ChatMessageDto['author'], text: string): ChatMessageDto => ({
  id: text,
  author,
  text,
  links: [],
  sentAt: '2026-11-23T15:00:00.000Z',
});

/** Stores a conversation with `seen` answers already shown; a test can change the messages of the server. */
function aStoredChat(seen: number) {
  localStorage.setItem('chat', JSON.stringify({ id: ID, at: Date.now(), seen }));
  const state: { chat: ChatDto; reads: number } = {
    chat: { messages: [message('customer', 'asesor'), message('bot', 'Te respondemos mañana.')], handover: true },
    reads: 0,
  };
  server.use(
    http.post('*/api/chatbot/messages/read', () => {
      state.reads += 1;
      return HttpResponse.json(state.chat);
    }),
  );
  return state;
}

const button = () => screen.getByRole('button', { name: 'Abrir el chat' });
const unread = 'Tienes una respuesta nueva';
const dialog = () => screen.findByRole('dialog', { name: 'Chat de Sigerist' });
const field = () => screen.getByRole('textbox', { name: 'Mensaje' });

afterEach(() => {
  localStorage.clear();
});

it('marks the closed chat when a person has answered, until it is opened', async () => {
  startClock();
  const state = aStoredChat(1);
  renderApp(<ChatBubble />);
  await waitFor(() => expect(state.reads).toBe(1));
  expect(button()).not.toHaveAccessibleDescription();
  state.chat = { ...state.chat, messages: [...state.chat.messages, message('agent', 'Hola, soy Ana.')] };
  await pass(SLOWLY);
  await waitFor(() => expect(button()).toHaveAccessibleDescription(unread));
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await person.click(button());
  await dialog();
  expect(await screen.findByText('Hola, soy Ana.')).toBeVisible();
  await person.keyboard('{Escape}');
  expect(button()).not.toHaveAccessibleDescription();
  await pass(SLOWLY);
  expect(button()).not.toHaveAccessibleDescription();
});

it('sends no requests while this browser has no conversation', async () => {
  const state = aStoredChat(0);
  localStorage.clear();
  startClock();
  renderApp(<ChatBubble />);
  await pass(2 * SLOWLY);
  expect(state.reads).toBe(0);
});

it('shows messages of staff in an open chat that was not handed over, and offers WhatsApp', async () => {
  startClock();
  const state = aStoredChat(1);
  state.chat = { ...state.chat, handover: false };
  renderApp(<ChatBubble />);
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button());
  await dialog();
  expect(await screen.findByText('Te respondemos mañana.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Prefiero por WhatsApp' })).not.toBeInTheDocument();
  state.chat = { handover: true, messages: [...state.chat.messages, message('agent', 'Hola, soy Ana.')] };
  await pass(SLOWLY);
  expect(await screen.findByText('Hola, soy Ana.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prefiero por WhatsApp' })).toBeVisible();
});

it('keeps the input when the chat is closed', async () => {
  const person = userEvent.setup();
  renderApp(<ChatBubble />);
  await person.click(button());
  await dialog();
  await person.type(field(), 'Quiero una pañalera');
  await person.keyboard('{Escape}');
  await person.click(button());
  await dialog();
  expect(field()).toHaveValue('Quiero una pañalera');
});

it('reports a message that failed after the chat was closed, and keeps it', async () => {
  let fail: (() => void) | undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  server.use(
    http.post('*/api/chatbot/messages', async () => {
      await failed;
      return HttpResponse.error();
    }),
  );
  const person = userEvent.setup();
  renderApp(
    <>
      <ChatBubble />
      <Toaster />
    </>,
  );
  await person.click(button());
  await dialog();
  await person.type(field(), 'hola{Enter}');
  await person.keyboard('{Escape}');
  fail?.();
  expect(await screen.findByText('Tu mensaje no salió')).toBeVisible();
  await person.click(button());
  await dialog();
  expect(field()).toHaveValue('hola');
  expect(within(await dialog()).getByText(/Revisa tu conexión/)).toBeVisible();
});

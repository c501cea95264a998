import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import type { ChatDto, ChatReplyDto, SendChatMessageDto } from '../../api/chat.api';
import { refusal } from '../../testing/cart-server';
import { inApp, renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { ChatBubble } from './ChatBubble';

const ID = 'p1kZ0b8m3vX9QeT2rLw5Yg';
const ANSWER: ChatReplyDto = {
  conversationId: ID,
  response: 'La Mochila Milano sin bordado cuesta $420.000.',
  handover: false,
  links: [{ label: 'Mochila Milano', url: 'http://localhost/product/7', imageUrl: null, price: 435_000 }],
};

/** The endpoints of the chat; returns the received requests, in order. */
function chatServer(answer: ChatReplyDto = ANSWER, stored?: ChatDto) {
  const received: SendChatMessageDto[] = [];
  server.use(
    http.post<never, SendChatMessageDto>('*/api/chatbot/messages', async ({ request }) => {
      received.push(await request.json());
      return HttpResponse.json(answer);
    }),
    http.post('*/api/chatbot/messages/read', () =>
      stored
        ? HttpResponse.json(stored)
        : refusal(404, 'chatbot.conversation_not_found', 'Esta conversación no existe'),
    ),
  );
  return received;
}

async function openChat() {
  const person = userEvent.setup();
  renderApp(<ChatBubble />);
  await person.click(screen.getByRole('button', { name: 'Abrir el chat' }));
  const panel = await screen.findByRole('dialog', { name: 'Chat de Sigerist' });
  return { person, chat: within(panel) };
}

afterEach(() => {
  localStorage.clear();
});

it('is a link to WhatsApp in the server-rendered page', () => {
  const html = renderToString(inApp(<ChatBubble />).app);
  expect(html).toContain('href="https://wa.me/573000000000"');
});

it('opens the chat with a greeting, the privacy policy, suggested questions and the link to WhatsApp', async () => {
  chatServer();
  const { chat } = await openChat();
  expect(chat.getByText(/¿En qué te ayudo\?/)).toBeVisible();
  expect(chat.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute('href', '/privacidad');
  expect(chat.getByRole('link', { name: 'Seguir por WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/573000000000\?text=Hola/),
  );
  expect(chat.getByRole('button', { name: 'Mi pedido' })).toBeVisible();
});

it('shows an answer with its links and continues the same conversation', async () => {
  const received = chatServer();
  const { person, chat } = await openChat();
  await person.type(chat.getByRole('textbox', { name: 'Mensaje' }), '¿cuánto vale la Milano sin bordado?{Enter}');
  expect(await chat.findByText('La Mochila Milano sin bordado cuesta $420.000.')).toBeVisible();
  expect(chat.getByRole('link', { name: /Mochila Milano/ })).toHaveAttribute('href', '/product/7');
  expect(chat.queryByRole('button', { name: 'Mi pedido' })).not.toBeInTheDocument();
  await person.type(chat.getByRole('textbox', { name: 'Mensaje' }), 'gracias{Enter}');
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received).toEqual([
    { message: '¿cuánto vale la Milano sin bordado?' },
    { conversationId: ID, message: 'gracias' },
  ]);
});

it('inserts an incomplete suggestion, and sends the others', async () => {
  const received = chatServer();
  const { person, chat } = await openChat();
  await person.click(chat.getByRole('button', { name: '¿Cuánto vale…?' }));
  expect(chat.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('¿Cuánto vale ');
  expect(chat.getByRole('textbox', { name: 'Mensaje' })).toHaveFocus();
  await person.click(chat.getByRole('button', { name: '¿Cuánto se demora?' }));
  await waitFor(() => expect(received).toEqual([{ message: '¿Cuánto se demora?' }]));
});

it('restores the conversation of this browser, with the answers of a person', async () => {
  localStorage.setItem('chat', JSON.stringify({ id: ID, at: Date.now() }));
  const sentAt = '2026-11-23T15:00:00.000Z';
  const message = { links: [], sentAt };
  chatServer(ANSWER, {
    messages: [
      { ...message, id: '1', author: 'customer', text: 'Quiero hablar con alguien' },
      { ...message, id: '2', author: 'agent', text: 'Hola, soy Ana.' },
    ],
    handover: true,
  });
  const { chat } = await openChat();
  expect(await chat.findByText('Hola, soy Ana.')).toBeVisible();
  expect(chat.getByText('Equipo de Sigerist')).toBeVisible();
  expect(chat.getByText(/Te responde una persona del taller/)).toBeVisible();
});

it.each([
  ['is a week old', Date.now() - 8 * 24 * 3_600_000],
  ['was deleted by the server', Date.now()],
])('starts a new conversation when the old one %s', async (_why, at) => {
  localStorage.setItem('chat', JSON.stringify({ id: 'AAAAAAAAAAAAAAAAAAAAAA', at }));
  const received = chatServer();
  const { person, chat } = await openChat();
  await person.type(chat.getByRole('textbox', { name: 'Mensaje' }), 'hola{Enter}');
  await waitFor(() => expect(received).toEqual([{ message: 'hola' }]));
});

it.each([
  ['a network error', () => HttpResponse.error(), /Revisa tu conexión/],
  ['a rate limit', () => refusal(429, 'request.too_many', 'Demasiados intentos.'), /Demasiados intentos/],
])('keeps the input after %s', async (_what, answer, says) => {
  server.use(http.post('*/api/chatbot/messages', answer));
  const { person, chat } = await openChat();
  await person.type(chat.getByRole('textbox', { name: 'Mensaje' }), 'hola{Enter}');
  expect(await chat.findByText(says)).toBeVisible();
  expect(chat.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('hola');
});

it('closes with Escape and restores the focus', async () => {
  chatServer();
  const { person } = await openChat();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir el chat' })).toHaveFocus();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { aChatMessage, aConversation, aCustomerCard } from '../../testing/chatbot-data';
import { staffChatbotServer } from '../../testing/chatbot-server';
import { pass, startClock } from '../../testing/clock';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import ChatPanelPage from './ChatPanelPage';

afterEach(() => void identityServer());

const { id } = aConversation();
const CUSTOMER = `/api/chatbot/conversations/${id}/customer`;
const AN_ORDER = {
  id: '2a1f0f65-2f43-4d39-8c8b-1a39a2b1f0de',
  orderNumber: 'SIG-7K2QXM',
  status: 'in_production',
  createdAt: '2026-11-21T20:15:00.000Z',
  total: 782_000,
} as const;

function OrderSearch() {
  return <p>Busca {(useLocation().state as { search: string }).search}</p>;
}

async function show() {
  renderApp(
    <Routes>
      <Route path="/panel/chats/:id" element={<ChatPanelPage />} />
      <Route path="/panel/pedidos" element={<OrderSearch />} />
    </Routes>,
    { path: `/panel/chats/${id}` },
  );
  return within(await screen.findByRole('region', { name: 'Ficha' }));
}

it('shows the customer’s contact details, emails and orders', async () => {
  const state = staffChatbotServer();
  state.customer = aCustomerCard({ emails: ['camila@correo.com'], orders: [AN_ORDER] });
  const card = await show();
  const order = within((await card.findByRole('link', { name: 'SIG-7K2QXM' })).closest('li')!);
  expect(order.getByRole('link')).toHaveAttribute('href', `/panel/pedidos/${AN_ORDER.id}`);
  expect(order.getByText('En producción')).toBeVisible();
  expect(order.getByText('21 nov 2026')).toBeVisible();
  expect(order.getByText('$782.000')).toBeVisible();
  expect(card.getByText('camila@correo.com')).toHaveAttribute('href', 'mailto:camila@correo.com');
  expect(card.getByRole('link', { name: '+573001234567' })).toHaveAttribute('href', 'tel:+573001234567');
  await userEvent.click(card.getByText('Ver todos'));
  expect(await screen.findByText('Busca +573001234567')).toBeVisible();
});

it('suggests questions for a customer without contact details', async () => {
  const state = staffChatbotServer([aConversation({ channel: 'web', phone: null, whatsappUrl: null })]);
  state.customer = aCustomerCard({ phone: null });
  const card = await show();
  expect(await card.findByText(/^Todavía no sabemos quién es/)).toBeInTheDocument();
  expect(card.queryByText('Ver todos')).not.toBeInTheDocument();
});

it('is collapsed behind a button on phones', async () => {
  staffChatbotServer();
  const card = await show();
  const button = card.getByText('Ficha', { selector: 'button, button *' }).closest('button')!;
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('is loaded again only after a message of the customer', async () => {
  startClock();
  const state = staffChatbotServer();
  await show();
  await waitFor(() => expect(state.reads[CUSTOMER]).toBe(1));
  await pass(10_000);
  expect(state.reads[CUSTOMER]).toBe(1);
  const [conversation] = state.conversations;
  const messages = [...conversation!.messages, aChatMessage({ text: 'mi correo es camila@correo.com' })];
  state.conversations = [{ ...conversation!, messages }];
  state.customer = aCustomerCard({ emails: ['camila@correo.com'] });
  await pass(5_000);
  expect(await screen.findByText('camila@correo.com')).toBeInTheDocument();
  expect(state.reads[CUSTOMER]).toBe(2);
});

it('offers a retry when it could not be loaded', async () => {
  const state = staffChatbotServer();
  server.use(http.get(`*${CUSTOMER}`, () => HttpResponse.error(), { once: true }));
  const card = await show();
  state.customer = aCustomerCard({ emails: ['camila@correo.com'] });
  await userEvent.click(await card.findByText('Reintentar'));
  expect(await card.findByText('camila@correo.com')).toBeInTheDocument();
});

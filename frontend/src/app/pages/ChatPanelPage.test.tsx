import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { ConversationDto } from '../../api/chatbot.api';
import { Toaster } from '../../shared/ui/Toast';
import { refusal } from '../../testing/cart-server';
import { aChatMessage, aConversation, aTakenConversation, STAFF_EMAIL } from '../../testing/chatbot-data';
import { staffChatbotServer } from '../../testing/chatbot-server';
import { pass, startClock } from '../../testing/clock';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import ChatPanelPage from './ChatPanelPage';

afterEach(() => {
  identityServer();
});

function show(id = aConversation().id) {
  renderApp(
    <>
      <Routes>
        <Route path="/panel/chats/:id" element={<ChatPanelPage />} />
        <Route path="/panel/chats" element={<h1>Chats</h1>} />
      </Routes>
      <Toaster />
    </>,
    { path: `/panel/chats/${id}` },
  );
}

async function open(conversation: ConversationDto) {
  const state = staffChatbotServer([conversation]);
  show();
  await screen.findByRole('log', { name: 'Conversación' });
  return { state, person: userEvent.setup() };
}

const field = () => screen.findByRole('textbox', { name: 'Mensaje' });
const log = () => within(screen.getByRole('log', { name: 'Conversación' }));
const bubble = (text: string) => log().getByText(text).parentElement!.parentElement!;

it('shows the messages, their authors and their delivery status', async () => {
  await open(
    aTakenConversation({
      messages: [
        aChatMessage({ text: 'Quiero hablar con alguien', sentAt: '2026-11-22T15:00:00.000Z' }),
        aChatMessage({ author: 'bot', text: 'Ya te paso.', status: 'read' }),
        aChatMessage({ author: 'system', text: 'Pasó a una persona' }),
        aChatMessage({ author: 'agent', agent: 'ana@sigerist.co', text: 'Hola, soy Ana', status: 'delivered' }),
        aChatMessage({
          author: 'agent',
          agent: STAFF_EMAIL,
          text: '¿Me lees?',
          status: 'failed',
          failure: 'WhatsApp no lo entregó.',
        }),
      ],
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Camila' })).toBeVisible();
  expect(document.title).toBe('Chat | Sigerist');
  expect(log().getByText('22 nov 2026')).toBeVisible();
  expect(log().getByText('23 nov 2026')).toBeVisible();
  expect(bubble('Ya te paso.')).toHaveTextContent(/^Bot.*Leído$/);
  expect(log().getByText('Pasó a una persona')).toBeVisible();
  expect(bubble('Hola, soy Ana')).toHaveTextContent(/^Ana.*Entregado$/);
  expect(bubble('¿Me lees?')).toHaveTextContent(/^Tú.*WhatsApp no lo entregó.*No se entregó$/);
});

it('shows what a customer sends beside words', async () => {
  const line = { retailerId: '7', productId: 7, name: 'Mochila Milano', price: 435_000, quantity: 2, currency: 'COP' };
  const unknown = { ...line, retailerId: 'x-9', productId: null, name: null, price: null, quantity: 1 };
  const place = { latitude: 6.24, longitude: -75.58, name: 'Plaza Botero', address: 'Cra. 52 # 52-43' };
  await open(
    aConversation({
      messages: [
        aChatMessage({ text: '[Ubicación] Plaza Botero', location: { ...place, mapUrl: 'https://maps.example/6.24' } }),
        aChatMessage({
          text: '[Contacto] Tía Marta',
          contacts: [
            {
              name: 'Tía Marta',
              company: 'Envíos',
              phones: [
                { number: '+57 300 765 4321', whatsappUrl: 'https://wa.me/573007654321' },
                { number: '604 123 4567', whatsappUrl: null },
              ],
              emails: ['marta@example.com'],
            },
          ],
        }),
        aChatMessage({
          text: '[Pedido del catálogo] 3 productos',
          orderLines: [
            { ...line, whatsappPrice: 420_000 },
            { ...line, whatsappPrice: 435_000 },
            { ...unknown, whatsappPrice: null },
          ],
        }),
        aChatMessage({ text: '¿Está?', product: { retailerId: '7', productId: 7, name: 'Mochila Milano', price: 1 } }),
        aChatMessage({ text: '[Formulario]', form: [{ field: 'nombre', value: 'Emilia' }] }),
        aChatMessage({
          text: 'Hola',
          referral: { headline: 'Bordadas a mano', body: '', url: 'https://fb.me/x' },
          quoted: { id: 'x', author: 'bot', text: 'La Mochila Milano cuesta…' },
        }),
      ],
    }),
  );
  expect(log().getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute('href', 'https://maps.example/6.24');
  expect(log().getByText('Cra. 52 # 52-43')).toBeVisible();
  expect(log().getByRole('link', { name: '+57 300 765 4321' })).toHaveAttribute('href', 'https://wa.me/573007654321');
  expect(log().getByText('604 123 4567')).toBeVisible();
  const lines = within(log().getByRole('list', { name: 'Pedido del catálogo' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '2 × Mochila Milano · $435.000 · en WhatsApp $420.000',
    '2 × Mochila Milano · $435.000',
    '1 × Producto «x-9», que no está en la tienda',
  ]);
  expect(bubble('¿Está?')).toHaveTextContent('Pregunta por este producto');
  expect(log().getByText('Emilia')).toBeVisible();
  expect(bubble('Hola')).toHaveTextContent(/^BotLa Mochila Milano cuesta….*Bordadas a mano/);
  expect(log().getByRole('link', { name: 'Ver el anuncio' })).toHaveAttribute('href', 'https://fb.me/x');
});

it('marks a corrected message and keeps what it said before', async () => {
  const edited = { at: '2026-11-23T15:02:00.000Z', earlierTexts: ['con el nombre Emilai'] };
  await open(aConversation({ messages: [aChatMessage({ text: 'con el nombre Emilia', edited })] }));
  expect(bubble('con el nombre Emilia')).toHaveTextContent(/editado$/);
  expect(log().getByText('con el nombre Emilai')).not.toBeVisible();
  await userEvent.click(log().getByText('Antes decía'));
  expect(log().getByText('con el nombre Emilai')).toBeVisible();
});

it('shows the reason and the waiting time, the remaining time for an answer, and a link to WhatsApp', async () => {
  await open(aConversation());
  expect(screen.getByText('Espera hace 12 min')).toBeVisible();
  expect(screen.getByText('Pidió una persona')).toBeVisible();
  expect(screen.getByText('Quedan 5 h para responder')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir en WhatsApp' })).toHaveAttribute('href', 'https://wa.me/573001234567');
});

it.each([
  ['the 24 hours are over', { replyUntil: '2026-11-01T00:00:00.000Z' }, /^Pasaron más de 24 horas/],
  ['the customer wrote "parar"', { stopped: true }, /escribió «parar»/],
])('shows that %s', async (_, changes, words) => {
  await open(aTakenConversation(changes));
  expect(screen.getByText(words)).toBeVisible();
});

it('takes a conversation, answers and releases it', async () => {
  const { state, person } = await open(aConversation());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Tomar' }));
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(screen.getByText('Tú')).toBeVisible();
  await person.type(await field(), 'Hola Camila{Enter}');
  expect(await log().findByText('Hola Camila')).toBeVisible();
  expect(log().getByText('Enviando')).toBeVisible();
  await waitFor(async () => expect(await field()).toHaveValue(''));
  await person.click(screen.getByRole('button', { name: 'Devolver al bot' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tomar' })).toHaveFocus());
  const path = `POST /api/chatbot/conversations/${aConversation().id}`;
  expect(state.received).toEqual([
    { call: `${path}/take`, body: undefined },
    { call: `${path}/reply`, body: { message: 'Hola Camila' } },
    { call: `${path}/release`, body: undefined },
  ]);
});

it.each([
  ['the window closed', refusal(422, 'chatbot.window_closed', 'Pasaron más de 24 horas.'), 'Pasaron más de 24 horas.'],
  ['the customer stopped', refusal(422, 'chatbot.stopped', 'Pidió no recibir más.'), 'Pidió no recibir más.'],
  ['no answer arrived', HttpResponse.error(), /^No sabemos si salió/],
])('keeps the text and shows the reason when %s', async (_, answer, words) => {
  const { person } = await open(aTakenConversation());
  server.use(http.post('*/api/chatbot/conversations/:id/reply', () => answer.clone()));
  await write(await field(), 'Hola Camila', person);
  await person.keyboard('{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(await field()).toHaveValue('Hola Camila');
});

it('keeps the text when a colleague has taken the conversation, and shows who it was', async () => {
  const { state, person } = await open(aTakenConversation());
  server.use(
    http.post('*/api/chatbot/conversations/:id/reply', () => {
      state.conversations = [aTakenConversation({ takenBy: 'ana@sigerist.co' })];
      return refusal(409, 'chatbot.taken', 'Otra persona tiene esta conversación.');
    }),
  );
  await write(await field(), 'Hola Camila', person);
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Otra persona tiene esta conversación.')).toBeVisible();
  expect(await screen.findByText('Ana tiene este chat.')).toBeVisible();
  expect(screen.getByText('Tu respuesta sin enviar').parentElement).toHaveTextContent('Hola Camila');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('shows that a colleague took it when two people take it at the same time', async () => {
  const { state, person } = await open(aConversation());
  server.use(
    http.post('*/api/chatbot/conversations/:id/take', () => {
      state.conversations = [aTakenConversation({ takenBy: 'ana@sigerist.co' })];
      return refusal(409, 'chatbot.taken', 'Otra persona tiene esta conversación.');
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Tomar' }));
  expect(await screen.findByText('Otra persona tiene esta conversación.')).toBeVisible();
  expect(await screen.findByText('Ana tiene este chat.')).toBeVisible();
});

it("asks for a confirmation before it releases a colleague's conversation", async () => {
  const { state, person } = await open(aTakenConversation({ takenBy: 'ana@sigerist.co' }));
  await person.click(screen.getByRole('button', { name: 'Devolver al bot' }));
  const dialog = within(screen.getByRole('dialog', { name: '¿Devolver al bot?' }));
  expect(dialog.getByText(/^Ana tiene este chat/)).toBeVisible();
  expect(state.received).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Devolver al bot' }));
  expect(await screen.findByRole('button', { name: 'Tomar' })).toBeVisible();
});

it('keeps an unsent reply while other pages are open', async () => {
  const { person } = await open(aTakenConversation());
  await write(await field(), 'Hola Cam', person);
  cleanup();
  show();
  expect(await field()).toHaveValue('Hola Cam');
});

it('refreshes the conversation every three seconds', async () => {
  startClock();
  const { state } = await open(aConversation());
  state.conversations = [aConversation({ messages: [aChatMessage(), aChatMessage({ text: '¿siguen ahí?' })] })];
  await pass(3_000);
  expect(await log().findByText('¿siguen ahí?')).toBeVisible();
});

it('links back from an unknown conversation', async () => {
  staffChatbotServer([]);
  show('nothing');
  expect(await screen.findByRole('heading', { name: 'No encontramos este chat' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver los chats' })).toHaveAttribute('href', '/panel/chats');
});

it('erases a conversation after a confirmation, and returns to the list', async () => {
  const { state, person } = await open(aConversation());
  await person.click(screen.getByRole('button', { name: 'Borrar conversación' }));
  const dialog = within(screen.getByRole('dialog', { name: '¿Borrar la conversación?' }));
  expect(dialog.getByText(/No se puede deshacer/)).toBeVisible();
  expect(state.received).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Borrar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
  expect(state.received).toEqual([
    { call: `DELETE /api/chatbot/conversations/${aConversation().id}`, body: undefined },
  ]);
  expect(screen.getByText('Conversación borrada')).toBeVisible();
});

it('shows why a conversation could not be erased', async () => {
  const { person } = await open(aConversation());
  server.use(http.delete('*/api/chatbot/conversations/:id', () => HttpResponse.error()));
  await person.click(screen.getByRole('button', { name: 'Borrar conversación' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar' }));
  expect(await within(screen.getByRole('dialog')).findByText(/^No pudimos conectarnos con la tienda/)).toBeVisible();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Toaster } from '../../shared/ui/Toast';
import { aStatus } from '../../testing/chatbot-data';
import { staffChatbotServer } from '../../testing/chatbot-server';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import ChatbotPage from './ChatbotPage';

afterEach(() => {
  identityServer();
});

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output aria-label="Dirección">{pathname + search}</output>;
}

function show(path = '/chatbot-test') {
  return renderApp(
    <>
      <Routes>
        <Route path="/chatbot-test" element={<ChatbotPage />} />
        <Route path="*" element={<h1>Otra página</h1>} />
      </Routes>
      <Toaster />
      <CurrentUrl />
    </>,
    { path },
  );
}

const url = () => screen.getByLabelText('Dirección');
const field = () => screen.findByRole('textbox', { name: 'Mensaje' });
const log = () => screen.getByRole('log', { name: 'Conversación' });

describe('access', () => {
  it('redirects a guest to the login and back', async () => {
    identityServer();
    show('/chatbot-test?tab=administrar');
    await waitFor(() => expect(url()).toHaveTextContent('/login?volver=%2Fchatbot-test%3Ftab%3Dadministrar'));
  });

  it('rejects a shopper in Spanish and requests nothing about the chatbot', async () => {
    server.use(...identityServer({ signedIn: true }).handlers);
    show();
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toHaveAttribute('href', '/cuenta');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('lets the workshop try the bot, and offers it no settings', async () => {
    staffChatbotServer();
    server.use(...identityServer({ signedIn: true, role: 'staff', staffRole: 'taller' }).handlers);
    show('/chatbot-test?tab=administrar');
    expect(await field()).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

it.each([
  ['Activo, en horario', { isActive: true, isBusinessHours: true }],
  ['Activo, fuera de horario', { isActive: true, isBusinessHours: false }],
  ['Inactivo', { isActive: false, isBusinessHours: true }],
])('shows %s beside the title', async (words, status) => {
  staffChatbotServer().status = aStatus(status);
  show();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Chatbot de atención' })).toBeVisible();
});

describe('tabs', () => {
  it('moves with the arrow keys and keeps the tab in the URL', async () => {
    staffChatbotServer();
    show();
    const person = userEvent.setup();
    const first = await screen.findByRole('tab', { name: 'Probar Chatbot' });
    act(() => first.focus());
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tab', { name: 'Administrar', selected: true })).toHaveFocus();
    expect(url()).toHaveTextContent('/chatbot-test?tab=administrar');
    expect(await screen.findByRole('heading', { name: 'Estado' })).toBeVisible();
    await person.keyboard('{ArrowLeft}');
    await waitFor(() => expect(url().textContent).toBe('/chatbot-test'));
  });

  it('opens the tab of the URL', async () => {
    staffChatbotServer();
    show('/chatbot-test?tab=administrar');
    expect(await screen.findByRole('tab', { name: 'Administrar', selected: true })).toBeVisible();
  });

  it('keeps the conversation and the typed text while the other tab is shown', async () => {
    staffChatbotServer();
    show();
    const person = userEvent.setup();
    await write(await field(), '¿cuánto se demora?', person);
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Entre 15 y 20 días hábiles.')).toBeVisible();
    await write(await field(), 'a medias', person);
    await person.click(screen.getByRole('tab', { name: 'Administrar' }));
    await person.click(screen.getByRole('tab', { name: 'Probar Chatbot' }));
    expect(screen.getByText('Entre 15 y 20 días hábiles.')).toBeVisible();
    expect(await field()).toHaveValue('a medias');
  });
});

describe('the test chat', () => {
  it('sends with Enter, shows dots while the bot answers, then the answer', async () => {
    const state = staffChatbotServer();
    server.use(
      http.post('*/api/chatbot/test', async ({ request }) => {
        state.received.push({ call: 'test', body: await request.json() });
        await delay(30);
        return HttpResponse.json(state.reply);
      }),
    );
    show();
    const person = userEvent.setup();
    await person.type(await field(), '¿cuánto se demora?{Enter}');
    expect(screen.getByText('Escribiendo')).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    expect(await within(log()).findByText('Entre 15 y 20 días hábiles.')).toBeVisible();
    expect(screen.queryByText('Escribiendo')).not.toBeInTheDocument();
    expect(state.received[0]!.body).toMatchObject({ message: '¿cuánto se demora?' });
    expect(screen.getByText('Enter envía. Shift + Enter hace un salto de línea.')).toBeVisible();
  });

  it('adds a line with Shift+Enter', async () => {
    const state = staffChatbotServer();
    show();
    await userEvent.type(await field(), 'hola{Shift>}{Enter}{/Shift}¿están?');
    expect(await field()).toHaveValue('hola\n¿están?');
    expect(state.received).toEqual([]);
  });

  it('does not send while an input method composes', async () => {
    const state = staffChatbotServer();
    show();
    await write(await field(), 'canción');
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(await field()).toHaveValue('canción');
    expect(state.received).toEqual([]);
  });

  it('ignores blank text', async () => {
    const state = staffChatbotServer();
    show();
    await write(await field(), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
    expect(state.received).toEqual([]);
    expect(await field()).toHaveValue('   ');
  });

  it('sends all questions of a visit in one conversation', async () => {
    const state = staffChatbotServer();
    show();
    for (const question of ['¿cuánto vale la Milano?', '¿y sin bordado?']) {
      await write(await field(), question);
      await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
      await waitFor(() => expect(screen.queryByText('Escribiendo')).not.toBeInTheDocument());
    }
    const ids = state.received.map(({ body }) => (body as { conversationId: string }).conversationId);
    expect(ids[0]).toMatch(/^[\w-]{1,64}$/);
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps the text when the chatbot is unreachable, and sends it again', async () => {
    const state = staffChatbotServer();
    server.use(http.post('*/api/chatbot/test', () => HttpResponse.error(), { once: true }));
    show();
    await write(await field(), '¿cuánto se demora?');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Error al conectar con el chatbot. Por favor intenta de nuevo.')).toBeVisible();
    expect(await field()).toHaveValue('¿cuánto se demora?');
    expect(within(log()).queryByText('¿cuánto se demora?')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
    expect(await screen.findByText('Entre 15 y 20 días hábiles.')).toBeVisible();
    expect(screen.queryByText(/Error al conectar/)).not.toBeInTheDocument();
    expect(state.received).toHaveLength(1);
  });

  it('shows the links of an answer, and that a person would take over', async () => {
    const state = staffChatbotServer();
    const link = { label: 'Mochila Milano', url: 'http://localhost/product/7', imageUrl: null, price: 435_000 };
    state.reply = { response: 'Te paso con alguien.', links: [link], intents: [], handover: 'anger' };
    show();
    await write(await field(), 'esto es el colmo');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Pasaría a una persona: está molesto.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Mochila Milano/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/product/7'),
    );
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Toaster } from '../../shared/ui/Toast';
import { refusal } from '../../testing/cart-server';
import { aMiss, aStatus } from '../../testing/chatbot-data';
import { staffChatbotServer } from '../../testing/chatbot-server';
import { identityServer } from '../../testing/identity-server';
import { part } from '../../testing/order-panel-page';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import ChatbotPage from './ChatbotPage';

afterEach(() => {
  identityServer();
});

async function open(prepare?: (state: ReturnType<typeof staffChatbotServer>) => void) {
  const state = staffChatbotServer();
  prepare?.(state);
  renderApp(
    <>
      <ChatbotPage />
      <Toaster />
    </>,
    { path: '/chatbot-test?tab=administrar' },
  );
  await screen.findByRole('region', { name: 'Estado' });
  await screen.findByText(/de 50 palabras/);
  return { state, person: userEvent.setup() };
}

const calls = (state: ReturnType<typeof staffChatbotServer>) => state.received.map(({ call }) => call);

describe('Estado', () => {
  it('asks for a confirmation before it switches off, and names the consequences', async () => {
    const { state, person } = await open();
    await person.click(screen.getByRole('switch', { name: 'Chatbot activo' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Apagar el chatbot?' }));
    expect(dialog.getByText(/cada mensaje de WhatsApp y de la página pasa a una persona/)).toBeVisible();
    expect(screen.getByRole('switch')).toBeChecked();
    await person.click(dialog.getByRole('button', { name: 'Volver' }));
    expect(state.received).toEqual([]);
    await person.click(screen.getByRole('switch'));
    await person.click(screen.getByRole('button', { name: 'Apagar el chatbot' }));
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(state.received).toEqual([{ call: 'POST /api/chatbot/toggle', body: { active: false } }]);
    expect(await screen.findByText('Inactivo: todos los mensajes pasan a una persona.')).toBeVisible();
    expect(await screen.findByText('Inactivo')).toBeVisible();
  });

  it('switches on without a confirmation', async () => {
    const { state, person } = await open((server) => (server.status = aStatus({ isActive: false })));
    await person.click(screen.getByRole('switch'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('El chatbot está activo.')).toBeVisible();
    expect(state.status.isActive).toBe(true);
  });

  it('shows an error when it could not be changed', async () => {
    const { person } = await open();
    server.use(http.post('*/api/chatbot/toggle', () => HttpResponse.error()));
    await person.click(screen.getByRole('switch'));
    await person.click(screen.getByRole('button', { name: 'Apagar el chatbot' }));
    expect(await screen.findByText('No se pudo cambiar el estado del chatbot')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
  });

  it('shows when the team is back', async () => {
    await open((server) => {
      server.status = aStatus({ isBusinessHours: false, nextOpening: '2026-11-24T14:00:00.000Z' });
    });
    expect(screen.getByText('Activo y fuera del horario: envía el mensaje de ausencia.')).toBeVisible();
    expect(screen.getByText(/El equipo vuelve a atender el 24 nov 2026, 9:00/)).toBeVisible();
  });

  it('shows an error when the status could not be loaded, and retries', async () => {
    staffChatbotServer();
    server.use(http.get('*/api/chatbot/status', () => HttpResponse.error()));
    renderApp(
      <>
        <ChatbotPage />
        <Toaster />
      </>,
      { path: '/chatbot-test?tab=administrar' },
    );
    expect(await screen.findByText('No se pudo obtener el estado del chatbot')).toBeVisible();
    staffChatbotServer();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'Estado' })).toBeVisible();
  });
});

describe('Horario de atención', () => {
  const start = () => screen.getByLabelText('Desde');
  const end = () => screen.getByLabelText('Hasta');
  const set = async (field: HTMLElement, time: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, time);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar horario' }));

  it('saves the hours and reads the status again', async () => {
    const { state } = await open();
    const before = state.reads['/api/chatbot/status']!;
    await set(start(), '08:30');
    await save();
    expect(await screen.findByText('Horario guardado')).toBeVisible();
    expect(state.received).toEqual([{ call: 'POST /api/chatbot/hours', body: { start: '08:30', end: '18:00' } }]);
    await waitFor(() => expect(state.reads['/api/chatbot/status']).toBeGreaterThan(before));
  });

  it.each([
    ['an end before the start', '08:00', 'La hora de inicio debe ser antes de la hora de fin.'],
    ['an end at the start', '09:00', 'La hora de inicio debe ser antes de la hora de fin.'],
    ['no end', '', 'Escribe hasta qué hora'],
  ])('rejects %s', async (_, time, message) => {
    const { state } = await open();
    if (time) await set(end(), time);
    else await userEvent.clear(end());
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(end()).toHaveAccessibleDescription(message);
    expect(end()).toHaveFocus();
    expect(state.received).toEqual([]);
  });

  it('keeps the input when it could not be saved', async () => {
    await open();
    server.use(http.post('*/api/chatbot/hours', () => HttpResponse.error()));
    await set(start(), '10:00');
    await save();
    expect(await screen.findByText('No se pudieron actualizar los horarios')).toBeVisible();
    expect(start()).toHaveValue('10:00');
  });

  it('shows the server’s error at the field', async () => {
    await open();
    server.use(http.post('*/api/chatbot/hours', () => refusal(422, 'chatbot.hours', 'Muy temprano.')));
    await save();
    expect(await screen.findByText('Muy temprano.')).toBeVisible();
  });
});

describe('Palabras que pasan a una persona', () => {
  const panel = () => part('Palabras que pasan a una persona');
  const word = () => panel().getByLabelText(/^Nueva palabra o frase/);
  const words = () =>
    panel()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('adds a word to those that a colleague has added', async () => {
    const { state, person } = await open();
    state.keywords = [...state.keywords, 'gemelos'];
    await write(word(), '  devolución ', person);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(words()).toEqual(['asesor', 'reclamo', 'gemelos', 'devolución']));
    expect(word()).toHaveValue('');
  });

  it('removes a word, keeps the focus in the list, and offers undo', async () => {
    const { state, person } = await open();
    await person.click(panel().getByRole('button', { name: 'Quitar «asesor»' }));
    await waitFor(() => expect(words()).toEqual(['reclamo']));
    await waitFor(() => expect(panel().getByRole('button', { name: 'Quitar «reclamo»' })).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(state.keywords).toEqual(['reclamo', 'asesor']));
  });

  it.each([
    ['blank', '  ', 'Escribe una palabra o una frase corta'],
    ['an existing word in another spelling', 'ASÉSOR', 'Esta palabra ya está en la lista'],
  ])('rejects %s', async (_, typed, message) => {
    const { state, person } = await open();
    await write(word(), typed, person);
    await person.keyboard('{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(state.received).toEqual([]);
  });

  it('rejects the 51st word', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `palabra ${index}`);
    const { person } = await open((state) => (state.keywords = many));
    await write(word(), 'otra', person);
    await person.keyboard('{Enter}');
    expect(await screen.findByText('La lista puede tener máximo 50 palabras. Quita una primero.')).toBeVisible();
  });

  it('keeps the word when it could not be saved', async () => {
    const { person } = await open();
    server.use(http.put('*/api/chatbot/keywords', () => refusal(400, 'request.invalid', 'Escribe hasta 50 palabras')));
    await write(word(), 'otra', person);
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Escribe hasta 50 palabras')).toBeVisible();
    expect(word()).toHaveValue('otra');
  });
});

describe('Lo que el chatbot no entendió', () => {
  const panel = () => part('Lo que el chatbot no entendió esta semana');
  const openWith = (...misses: ReturnType<typeof aMiss>[]) => open((state) => (state.misses = misses));

  it('lists the questions with their count and time', async () => {
    await openWith(aMiss(), aMiss({ id: 'b', question: '¿abren hoy?', count: 1 }));
    expect(await panel().findByText('¿hacen mochilas para gemelos?')).toBeVisible();
    expect(panel().getByText(/^3 veces, la última el 23 nov 2026/)).toBeVisible();
    expect(panel().getByText(/^1 vez, la última/)).toBeVisible();
  });

  it('turns a question into a frequent question', async () => {
    const { state, person } = await openWith(aMiss());
    await person.click(await panel().findByRole('button', { name: 'Responder' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Responder la pregunta' }));
    expect(dialog.getByLabelText(/^Pregunta/)).toHaveValue('¿hacen mochilas para gemelos?');
    await person.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(await dialog.findByText('Escoge una categoría')).toBeVisible();
    expect(dialog.getByText('Escribe la respuesta')).toBeVisible();
    expect(dialog.getByLabelText(/^Categoría/)).toHaveFocus();
    await person.selectOptions(dialog.getByLabelText(/^Categoría/), 'Personalización');
    await write(dialog.getByLabelText(/^Respuesta/), 'Sí, dos iguales.', person);
    await person.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Respuesta publicada')).toBeVisible();
    expect(state.received).toEqual([
      {
        call: `POST /api/chatbot/misses/${aMiss().id}/faq`,
        body: { category: 'Personalización', question: '¿hacen mochilas para gemelos?', answer: 'Sí, dos iguales.' },
      },
    ]);
    expect(await panel().findByText('Entendió todo lo que le preguntaron en los últimos 7 días.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Lo que el chatbot no entendió esta semana' })).toHaveFocus();
  });

  it('keeps the draft of an answer when the dialog is closed', async () => {
    const { person } = await openWith(aMiss());
    await person.click(await panel().findByRole('button', { name: 'Responder' }));
    await write(screen.getByLabelText(/^Respuesta/), 'Sí, hacemos', person);
    await person.click(screen.getByRole('button', { name: 'Volver' }));
    await person.click(panel().getByRole('button', { name: 'Responder' }));
    expect(screen.getByLabelText(/^Respuesta/)).toHaveValue('Sí, hacemos');
  });

  it('shows that a colleague has resolved the question', async () => {
    const { person } = await openWith(aMiss());
    const gone = () => refusal(404, 'chatbot.miss_not_found', 'Esta pregunta ya no está en la lista.');
    server.use(http.post('*/api/chatbot/misses/:id/faq', gone));
    await person.click(await panel().findByRole('button', { name: 'Responder' }));
    const dialog = within(screen.getByRole('dialog'));
    await person.selectOptions(dialog.getByLabelText(/^Categoría/), 'Pagos');
    await write(dialog.getByLabelText(/^Respuesta/), 'Sí.', person);
    await person.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(await dialog.findByText('Esta pregunta ya no está en la lista.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Publicar' })).not.toBeInTheDocument();
    expect(dialog.getByLabelText(/^Respuesta/)).toHaveValue('Sí.');
  });

  it('turns a word of a question into a keyword for a handover', async () => {
    const { state, person } = await openWith(aMiss());
    await person.click(await panel().findByRole('button', { name: 'Palabra' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pasar a una persona' }));
    await person.click(dialog.getByRole('button', { name: 'gemelos' }));
    expect(dialog.getByLabelText(/^Palabra o frase/)).toHaveValue('gemelos');
    await person.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(calls(state)).toEqual([`POST /api/chatbot/misses/${aMiss().id}/keyword`]));
    expect(await part('Palabras que pasan a una persona').findByText('gemelos')).toBeVisible();
  });

  it('removes a question from the list', async () => {
    const { state, person } = await openWith(aMiss());
    await person.click(await panel().findByRole('button', { name: 'Quitar' }));
    expect(await panel().findByText(/^Entendió todo/)).toBeVisible();
    expect(calls(state)).toEqual([`DELETE /api/chatbot/misses/${aMiss().id}`]);
  });
});

it('shows and links the number of waiting conversations', async () => {
  await open((state) => (state.status = aStatus({ waiting: 3 })));
  expect(part('Conversaciones').getByText('3 conversaciones esperan a una persona.')).toBeVisible();
  expect(part('Conversaciones').getByRole('link', { name: 'Ver los chats' })).toHaveAttribute('href', '/panel/chats');
});

it('warns about undelivered messages, with the number of the month', async () => {
  const messaging = {
    connected: true,
    repliesThisMonth: 1_240,
    freeReplies: 1_000,
    undelivered: 4,
    warning: 'Agrega un medio de pago.',
  };
  await open((state) => (state.status = aStatus({ messaging })));
  const panel = part('Entrega de mensajes');
  expect(panel.getByText('Agrega un medio de pago.')).toBeVisible();
  expect(panel.getByText('1.240 de 1.000')).toBeVisible();
  expect(panel.getByText(/Faltan 4 por entregar/)).toBeVisible();
});

it('copies the URL and the token of the webhook', async () => {
  const { person } = await open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  const panel = part('Configurar el webhook');
  expect(panel.getAllByRole('listitem')).toHaveLength(3);
  expect(panel.getByText('https://sigerist.co/api/chatbot/webhook')).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'Copiar la dirección del webhook' }));
  expect(await panel.findByRole('button', { name: 'Copiado la dirección del webhook' })).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'Copiar el token de verificación' }));
  expect(writeText.mock.calls).toEqual([['https://sigerist.co/api/chatbot/webhook'], ['Yw3kq8VtM1c7ZsN0']]);
});

it('shows that there is no token yet', async () => {
  await open(
    (state) => (state.status = aStatus({ webhook: { url: 'https://x.co/api/chatbot/webhook', verifyToken: null } })),
  );
  expect(part('Configurar el webhook').getByText(/todavía no tiene token/)).toBeVisible();
});

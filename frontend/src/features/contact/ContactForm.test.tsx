import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Toaster } from '../../shared/ui/Toast';
import { inApp, renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { emptySettings, settings as filledSettings } from '../../testing/settings-data';
import { write } from '../../testing/write';
import ContactForm from './ContactForm';

const typed = {
  Nombre: 'Laura',
  Apellido: 'Restrepo',
  Email: 'laura@correo.com',
  Teléfono: '+57 300 123 4567',
  Mensaje: 'Quiero una pañalera & un moño',
};

/** Fakes the result of `window.open`. */
function fakeTab() {
  return { opener: window, closed: false, document: { title: '' }, location: { replace: jest.fn() }, close: jest.fn() };
}

let tab: ReturnType<typeof fakeTab>;
let open: jest.SpiedFunction<typeof window.open>;
let received: unknown[];

beforeEach(() => {
  tab = fakeTab();
  open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  received = [];
  server.use(
    http.post('*/api/contact', async ({ request }) => {
      received.push(await request.json());
      return HttpResponse.json({ message: 'Tu mensaje se ha enviado correctamente' }, { status: 201 });
    }),
  );
});

afterEach(() => {
  jest.restoreAllMocks();
});

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const consent = () => screen.getByRole('checkbox', { name: /política de privacidad/ });
const send = () => screen.getByRole('button', { name: 'Enviar mensaje' });

async function fillIn(settings = filledSettings) {
  const person = userEvent.setup();
  renderApp(
    <>
      <ContactForm />
      <Toaster />
    </>,
    { settings },
  );
  for (const [label, text] of Object.entries(typed)) await write(field(label), text, person);
  await person.click(consent());
  return person;
}

it('sends the message, confirms it, resets the form and opens the chat', async () => {
  const person = await fillIn();
  await person.click(send());

  expect(await screen.findByText('Mensaje enviado')).toBeVisible();
  expect(received).toEqual([
    {
      firstName: 'Laura',
      lastName: 'Restrepo',
      email: 'laura@correo.com',
      phone: '+57 300 123 4567',
      message: 'Quiero una pañalera & un moño',
      dataConsent: true,
    },
  ]);
  const [chat] = tab.location.replace.mock.calls[0] as [string];
  expect(chat).toBe(`https://wa.me/573000000000?text=${encodeURIComponent('Quiero una pañalera & un moño')}`);
  expect(tab.opener).toBeNull();
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
  expect(consent()).not.toBeChecked();
});

it('opens no chat while the shop has no WhatsApp number', async () => {
  const person = await fillIn(emptySettings);
  await person.click(send());

  const outcome = await screen.findByText('Tu mensaje se ha enviado correctamente.');
  expect(within(outcome).queryByRole('link')).not.toBeInTheDocument();
  expect(received).toHaveLength(1);
  expect(open).not.toHaveBeenCalled();
});

it('shows missing fields, focuses the first one and sends nothing', async () => {
  const person = userEvent.setup();
  renderApp(<ContactForm />);
  await write(field('Nombre'), 'Laura', person);
  await person.click(send());

  expect(await screen.findByText('Escribe tu apellido')).toBeVisible();
  expect(field('Apellido')).toHaveFocus();
  expect(field('Apellido')).toBeInvalid();
  expect(field('Nombre')).toBeValid();
  expect(screen.getByText('Para enviarnos el mensaje necesitamos tu autorización')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  expect(received).toEqual([]);
});

it('validates a field on blur, and then on each keystroke', async () => {
  const person = userEvent.setup();
  renderApp(<ContactForm />);
  await write(field('Teléfono'), '300 123', person);
  expect(screen.queryByText(/10 dígitos/)).not.toBeInTheDocument();
  await person.tab();
  expect(await screen.findByText(/10 dígitos/)).toBeVisible();
  await write(field('Teléfono'), ' 4567', person);
  await waitFor(() => expect(screen.queryByText(/10 dígitos/)).not.toBeInTheDocument());
});

it('shows an error of the server beside its field and keeps the typed values', async () => {
  server.use(
    http.post('*/api/contact', () =>
      HttpResponse.json(
        {
          statusCode: 400,
          code: 'validation',
          message: 'Revisa los datos',
          fields: { email: 'Ese correo no existe' },
          requestId: 'r',
        },
        { status: 400 },
      ),
    ),
  );
  const person = await fillIn();
  await person.click(send());

  expect(await screen.findByText('Ese correo no existe')).toBeVisible();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
  expect(tab.close).toHaveBeenCalled();
});

it('shows a failure as a toast and beside the form, and sends on the next try', async () => {
  server.use(http.post('*/api/contact', () => HttpResponse.error(), { once: true }));
  const person = await fillIn();
  await person.click(send());

  const form = within(screen.getByRole('form', { name: 'Contacto' }));
  expect(await form.findByText('No se pudo enviar el mensaje. Inténtalo de nuevo.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(tab.close).toHaveBeenCalled();
  expect(field('Mensaje')).toHaveValue(typed.Mensaje);

  await person.click(send());
  expect(await form.findByText(/Tu mensaje se ha enviado correctamente/)).toBeVisible();
  expect(form.queryByText(/No se pudo enviar/)).not.toBeInTheDocument();
  expect(received).toHaveLength(1);
});

it('shows the server’s message when the rate limit is exceeded', async () => {
  server.use(
    http.post('*/api/contact', () =>
      HttpResponse.json(
        { statusCode: 429, code: 'rate', message: 'Espera un minuto', requestId: 'r' },
        { status: 429 },
      ),
    ),
  );
  const person = await fillIn();
  await person.click(send());
  expect(await screen.findByText('Espera un minuto')).toBeVisible();
});

it('shows only the status of a proxy that was asked too often', async () => {
  server.use(http.post('*/api/contact', () => new HttpResponse('<html>Too many</html>', { status: 429 })));
  const person = await fillIn();
  await person.click(send());
  expect(await screen.findByText('Error 429')).toBeVisible();
});

it('sends once on repeated presses', async () => {
  server.use(
    http.post('*/api/contact', async ({ request }) => {
      received.push(await request.json());
      await delay(50);
      return HttpResponse.json({ message: '' }, { status: 201 });
    }),
  );
  const person = await fillIn();
  await person.dblClick(send());
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Mensaje enviado')).toBeVisible();
  expect(received).toHaveLength(1);
  expect(open).toHaveBeenCalledTimes(1);
});

it('shows a link to the chat when the browser blocks the tab', async () => {
  open.mockReturnValue(null);
  const person = await fillIn();
  await person.click(send());
  const link = await screen.findByRole('link', { name: 'continúa por WhatsApp' });
  expect(new URL(link.getAttribute('href')!).searchParams.get('text')).toBe(typed.Mensaje);
});

it('opens no tab in an in-app browser, where it would replace the form', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv) Instagram 300.0');
  const person = await fillIn();
  await person.click(send());
  expect(await screen.findByRole('link', { name: 'continúa por WhatsApp' })).toBeVisible();
  expect(open).not.toHaveBeenCalled();
});

it('keeps text that was typed before hydration', async () => {
  const { app } = inApp(<ContactForm />);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(app);
  (field('Nombre') as HTMLInputElement).value = 'Laura';
  (consent() as HTMLInputElement).checked = true;

  const hydrated = await act(() => Promise.resolve(hydrateRoot(root, app)));
  await write(field('Apellido'), 'Restrepo');
  expect(field('Nombre')).toHaveValue('Laura');
  expect(consent()).toBeChecked();

  act(() => hydrated.unmount());
  root.remove();
});

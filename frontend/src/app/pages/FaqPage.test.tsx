import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { FaqItemDto } from '../../api/content.api';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import FaqPage from './FaqPage';

const items: FaqItemDto[] = [
  { id: 'paises', category: 'Envíos y Entregas', question: '¿Envían a todo el país?', answer: 'Sí, a toda Colombia.' },
  { id: 'tiempo', category: 'Envíos y Entregas', question: '¿Cuánto se demora?', answer: 'De 15 a 20 días hábiles.' },
  { id: 'pago', category: 'Pagos', question: '¿Cómo puedo pagar?', answer: '50% por transferencia.' },
];

const question = (name: string) => screen.getByRole('button', { name });
const openQuestions = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);

beforeEach(() => server.use(http.get('*/api/faq', () => HttpResponse.json(items))));

async function openPage() {
  renderApp(<FaqPage />, { path: '/faq' });
  await screen.findByRole('button', { name: items[0]!.question });
}

it('filters by category', async () => {
  await openPage();
  expect(screen.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(question('Pagos'));
  expect(question('Pagos')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    '¿Cómo puedo pagar?',
    '¿Te quedó una duda?',
  ]);
});

it('opens several answers at once', async () => {
  await openPage();
  await userEvent.click(question('¿Envían a todo el país?'));
  await userEvent.click(question('¿Cómo puedo pagar?'));
  expect(screen.getByText('Sí, a toda Colombia.')).toBeVisible();
  expect(screen.getByText('50% por transferencia.')).toBeVisible();
});

it('keeps open answers and opens no others when the filter changes', async () => {
  await openPage();
  await userEvent.click(question('¿Envían a todo el país?'));
  await userEvent.click(question('Pagos'));
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);

  await userEvent.click(question('¿Cómo puedo pagar?'));
  await userEvent.click(question('Todos'));
  expect(openQuestions()).toEqual(['¿Envían a todo el país?', '¿Cómo puedo pagar?']);
});

it('offers WhatsApp and email', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/'),
  );
  expect(screen.getByRole('link', { name: 'Correo' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});

it('describes questions and answers to search engines', async () => {
  await openPage();
  const { textContent } = document.querySelector('script[type="application/ld+json"]')!;
  expect(JSON.parse(textContent)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: items.map((item) => ({ name: item.question, acceptedAnswer: { text: item.answer } })),
  });
});

it('shows an error when the questions could not be loaded, and retries on request', async () => {
  server.use(http.get('*/api/faq', () => HttpResponse.error()));
  renderApp(<FaqPage />, { path: '/faq' });
  expect(await screen.findByRole('heading', { name: 'No pudimos cargar las preguntas' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();

  server.use(http.get('*/api/faq', () => HttpResponse.json(items)));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: items[0]!.question })).toBeVisible();
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { CART_COOKIE, DRAFT_KEYS, DRAFT_PREFIX, STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { renderApp } from '../../testing/render-app';
import PrivacyPage from './PrivacyPage';

const SOURCES = path.join(process.cwd(), 'src');

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(SOURCES, file), 'utf8') }));

it('describes every key that the shop stores, each with its retention', () => {
  renderApp(<PrivacyPage />);
  const part = within(screen.getByRole('region', { name: 'Cookies y almacenamiento local' }));
  const names = part.getAllByRole('term').map((term) => term.textContent);
  const withId = (key: string) => (/[-:]$/.test(key) ? `${key}…` : key);
  expect(names).toEqual([
    ...['sid', 'signed_in', 'device', 'payer', CART_COOKIE, 'passkey'],
    ...Object.values(STORAGE_KEYS).map(withId),
    ...Object.values(DRAFT_KEYS).map((key) => DRAFT_PREFIX + withId(key)),
  ]);
  // Purpose, storage and retention.
  for (const { textContent } of part.getAllByRole('definition')) {
    expect(textContent.split('. ').length).toBeGreaterThanOrEqual(3);
    expect(textContent).toMatch(/\.$/);
  }
});

it('lists the tokens of emailed links that a tab stores temporarily', () => {
  renderApp(<PrivacyPage />);
  const definitionOf = (key: string) => screen.getByText(DRAFT_PREFIX + key).closest('div')!;
  expect(definitionOf(DRAFT_KEYS.passwordReset)).toHaveTextContent(/clave del enlace/);
  expect(definitionOf(DRAFT_KEYS.emailConfirmation)).toHaveTextContent(/clave del enlace/);
});

it('uses only listed keys in all code that writes storage or drafts', () => {
  const writers = sources.filter(({ code }) =>
    /\.setItem\(|\bwriteDraft\(|document\.cookie =|indexedDB|caches\.open/.test(code),
  );
  // They write a draft whose key is a parameter, and those keys are on the list.
  const passedOn = ['features/catalogue/use-piece-form.ts', 'features/customiser/use-choices.ts'];
  const others = writers.filter(({ file, code }) => !code.includes('browser-storage') && !passedOn.includes(file));
  expect(writers.length).toBeGreaterThan(8);
  expect(others.map(({ file }) => file)).toEqual([]);
});

it('states the retention of all other personal data', () => {
  renderApp(<PrivacyPage />);
  const part = screen.getByRole('region', { name: 'Seguridad y conservación' });
  expect(part).toHaveTextContent(/Avisos de Wompi sobre un pago: 90 días/);
  expect(part).toHaveTextContent(/Correos que no pudimos enviar: .*hasta 12 días/);
  expect(part).toHaveTextContent(/Constancia de los correos enviados: 30 días/);
  expect(part).toHaveTextContent(/Solicitudes de tus datos: una hora/);
});

import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ANY_WIDTH } from '../support/tags';
import { axeViolations } from '../support/axe';
import { open } from '../support/open';
import { test } from '../support/test';

interface ServerBundle {
  renderEmptyPage: (build: { template: string; manifest: object }) => string;
}

const built = (path: string) => new URL(`../../dist/${path}`, import.meta.url);

async function emptyPage(): Promise<string> {
  const { renderEmptyPage } = (await import(built('server/main.server.js').href)) as ServerBundle;
  const template = await readFile(built('client/index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(built('client/.vite/manifest.json'), 'utf8')) as object;
  return renderEmptyPage({ template, manifest });
}

test('renders a page in the browser when a busy server sends it without content', ANY_WIDTH, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('/productos', async (route) =>
    route.fulfill({ response: await route.fetch(), body: await emptyPage() }),
  );
  await open(page, '/productos');
  await expect(page.getByRole('heading', { level: 1, name: 'Todos los Productos' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Pañalera Multifuncional/ }).first()).toBeVisible();
  await expect(page).toHaveTitle(/Productos/);
  await expect(page.locator('body')).toHaveCSS('font-family', /Asap/);
  expect(await axeViolations(page)).toEqual([]);

  // Navigation then works as usual.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveTitle(/Nosotros/);
  expect(errors).toEqual([]);
});

import { expect, test } from '@playwright/test';
import { open } from './support/open';

// Visible part of a small phone's screen with an open keyboard.
test.use({ viewport: { width: 360, height: 360 } });

test('shows the name field and the bag above the keyboard', async ({ page }) => {
  await open(page, '/customize/1');
  const field = page.getByRole('textbox', { name: 'Nombre a bordar' });
  await field.click();
  await page.keyboard.type('Sofía');
  const [bag, name] = [await page.getByRole('img', { name: /^Vista previa/ }).boundingBox(), await field.boundingBox()];
  expect(bag!.y).toBeGreaterThanOrEqual(0);
  expect(bag!.y + bag!.height).toBeLessThanOrEqual(name!.y);
  expect(name!.y + name!.height).toBeLessThanOrEqual(360);
});

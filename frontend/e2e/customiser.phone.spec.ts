import { expect } from '@playwright/test';
import { open } from './support/open';
import { test } from './support/test';

/** Visible part of a small phone's screen with an open keyboard. */
const ABOVE_KEYBOARD = { width: 360, height: 360 };

test('shows the name field and the bag above the keyboard', async ({ page }) => {
  await page.setViewportSize(ABOVE_KEYBOARD);
  await open(page, '/customize/1');
  const field = page.getByRole('textbox', { name: 'Nombre a bordar' });
  await field.click();
  await page.keyboard.type('Sofía');
  // Waits for the end of scrolling.
  await expect(async () => {
    const bag = await page.getByRole('img', { name: /^Vista previa/ }).boundingBox();
    const name = await field.boundingBox();
    expect(bag!.y).toBeGreaterThanOrEqual(0);
    expect(bag!.y + bag!.height).toBeLessThanOrEqual(name!.y);
    expect(name!.y + name!.height).toBeLessThanOrEqual(ABOVE_KEYBOARD.height);
  }).toPass();
});

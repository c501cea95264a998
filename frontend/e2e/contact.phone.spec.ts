import { expect } from '@playwright/test';
import { open } from './support/open';
import { test } from './support/test';

test('validates a message, sends it to the shop and continues in a chat', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await open(page, '/#contacto');
  const form = page.getByRole('form', { name: 'Contacto' });
  const send = form.getByRole('button', { name: /Enviar/ });

  await test.step('marks invalid fields and keeps the input', async () => {
    await form.getByLabel(/Nombre/).fill('Laura');
    await form.getByLabel(/Email/).fill('laura@');
    await send.click();
    await expect(form.getByLabel(/Email/)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(/Apellido/)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(/Nombre/)).toHaveValue('Laura');
  });

  await form.getByLabel(/Apellido/).fill('Restrepo');
  await form.getByLabel(/Email/).fill('laura@example.com');
  await form.getByLabel(/Teléfono/).fill('300 123 4567');
  await form.getByLabel(/Mensaje/).fill('Quiero una pañalera para Sofía & Tomás');
  await form.getByRole('checkbox').check();
  const chat = context.waitForEvent('page');
  const answer = page.waitForResponse('**/api/contact');
  await send.click();
  expect((await answer).status()).toBe(201);
  const tab = await chat;
  await tab.waitForURL(/wa\.me/);
  expect(new URL(tab.url()).searchParams.get('text')).toContain('Quiero una pañalera para Sofía & Tomás');
  await expect(page.getByText('Tu mensaje se ha enviado correctamente').first()).toBeVisible();
  await expect(form.getByLabel(/Mensaje/)).toHaveValue('');
});

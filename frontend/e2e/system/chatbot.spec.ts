import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { horizontalOverflow } from '../support/horizontal-overflow';
import { fillLogin } from '../support/login';
import { open, waitForHydration } from '../support/open';
import { shopUrl } from '../support/shop';
import { test } from '../support/test';
import { chatLog, customerWrites } from '../support/whatsapp-simulator';
import { withLock } from '../support/with-lock';

/**
 * Controls that are too low for touch. Labels and cards count as part of their control. Links within text are exempt
 * (WCAG 2.5.8).
 */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a:not(p > a), input, select, textarea)')]
      .map((element) => [element.closest('label, article') ?? element, element] as const)
      .filter(([box]) => box.getClientRects().length > 0 && box.getBoundingClientRect().height < 43.5)
      .map(([, element]) => element.outerHTML.slice(0, 120)),
  );

/** Checks accessibility, touch targets and width of the current screen. */
async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversación' });

async function testQuestion(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Chatbot de atención' })).toBeVisible();
  await expect(page.getByText(/^Activo, (en|fuera de) horario$/)).toBeVisible();
  await field(page).fill('¿cuánto se demora una pañalera bordada?');
  await field(page).press('Enter');
  await expect(log(page).getByText('¿cuánto se demora una pañalera bordada?')).toBeVisible();
  await expect(log(page).locator('> div')).toHaveCount(3);
  await expect(field(page)).toHaveValue('');
  await expectAccessible(page);
}

async function changeHours(page: Page) {
  const [start, end] = [page.getByLabel('Desde'), page.getByLabel('Hasta')];
  await expect(start).toHaveValue(/\d/);
  const before = await start.inputValue();
  await end.fill('07:00');
  await page.getByRole('button', { name: 'Guardar horario' }).click();
  await expect(page.getByText('La hora de inicio debe ser antes de la hora de fin.')).toBeVisible();
  await expect(end).toBeFocused();
  await end.fill('18:00');
  await start.fill('08:30');
  await page.getByRole('button', { name: 'Guardar horario' }).click();
  await expect(page.getByText('Horario guardado')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(start).toHaveValue('08:30');
  await start.fill(before);
  await page.getByRole('button', { name: 'Guardar horario' }).click();
  await expect(page.getByText('Horario guardado')).toBeVisible();
}

async function changeKeywords(page: Page) {
  const panel = page.getByRole('region', { name: 'Palabras que pasan a una persona' });
  await panel.getByLabel(/^Nueva palabra o frase/).fill('devolución rápida');
  await panel.getByRole('button', { name: 'Agregar' }).click();
  const remove = panel.getByRole('button', { name: 'Quitar «devolución rápida»' });
  await expect(remove).toBeVisible();
  await expectAccessible(page);
  await remove.click();
  await expect(remove).toBeHidden();
  await expect(page.getByText('Palabra quitada')).toBeVisible();
}

async function addUnansweredQuestion(page: Page, question: string) {
  const panel = page.getByRole('region', { name: 'Lo que el chatbot no entendió esta semana' });
  const row = panel.getByRole('listitem').filter({ hasText: question });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Responder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Responder la pregunta' });
  await expect(dialog.getByLabel(/^Pregunta/)).toHaveValue(question);
  await dialog.getByLabel(/^Categoría/).selectOption('Empresa');
  await dialog.getByLabel(/^Respuesta/).fill('Lo hace nuestra vecina Amparo.');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Respuesta publicada')).toBeVisible();
  await expect(row).toBeHidden();
  // A change is visible within two seconds.
  const ask = async () => (await page.request.post('/api/chatbot/test', { data: { message: question } })).text();
  await expect.poll(ask).toContain('nuestra vecina Amparo');
}

async function answerConversation(page: Page, name: string) {
  await page
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /^Chats/ })
    .click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Tomar' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByText(/^Quedan 23 h \d+ min para responder$/)).toBeVisible();
  await expectAccessible(page);
  const answer = `Hola ${name}, ya miro tu pedido.`;
  await field(page).fill(answer);
  await field(page).press('Enter');
  await expect(log(page).getByText(answer)).toBeVisible();
  // The simulator delivers the message and reports its status.
  await expect(
    log(page)
      .locator('div')
      .filter({ hasText: answer })
      .getByText(/^(Entregado|Leído)$/),
  ).toBeVisible();
  expect(await chatLog(page.request)).toContain(answer);
  await page.getByRole('button', { name: 'Devolver al bot' }).click();
  await expect(page.getByRole('button', { name: 'Tomar' })).toBeFocused();
}

async function switchOffAndOn(page: Page) {
  const toggle = page.getByRole('switch', { name: 'Chatbot activo' });
  await toggle.click();
  const dialog = page.getByRole('dialog', { name: '¿Apagar el chatbot?' });
  await expect(dialog).toContainText('pasa a una persona');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apagar el chatbot' }).click();
  await expect(page.getByText('Inactivo', { exact: true })).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(page.getByText(/^Activo, (en|fuera de) horario$/)).toBeVisible();
}

test('supports the daily tasks of staff', async ({ page }, { project }) => {
  test.slow();
  const phone = project.name === 'system' ? '573001112233' : '573001112244';
  const name = `Camila ${project.name}`;
  // Each project has its own question, because a published answer would also match a similar question of the other.
  const question =
    project.name === 'system' ? '¿reparan máquinas de coser antiguas?' : '¿dictan clases de pintura al óleo?';
  await withLock('chatbot', async () => {
    await open(page, '/chatbot-test');
    await fillLogin(page);
    await test.step('tests a question', () => testQuestion(page));
    await customerWrites(page.request, 'Curiosa', `${phone}9`, question);
    await customerWrites(page.request, name, phone, 'Quiero hablar con un asesor');

    await page.getByRole('tab', { name: 'Administrar' }).click();
    await expect(page).toHaveURL(`${shopUrl}/chatbot-test?tab=administrar`);
    await expect(page.getByRole('link', { name: /Escríbenos por WhatsApp/ })).toHaveCount(0);
    await test.step('changes the hours', () => changeHours(page));
    await test.step('adds and removes a keyword', () => changeKeywords(page));
    await test.step('adds an unanswered question to the FAQ', () => addUnansweredQuestion(page, question));
    await test.step('takes over, answers and returns a conversation', () => answerConversation(page, name));
    await page.goto('/chatbot-test?tab=administrar');
    await waitForHydration(page);
    await test.step('switches the chatbot off and on', () => switchOffAndOn(page));
  });
});

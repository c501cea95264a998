import { BANKS, redirectsToBank, METHODS, type Method } from '../sandbox-data.js';
import type { Status, Transaction } from '../transaction.js';
import type { PayRequest, Visit } from '../visits.js';
import { field, html, Html, page, problems } from './html.js';

const formatCents = (cents: number) => `$ ${(cents / 100).toLocaleString('es-CO')} COP`;

function summary({ request }: Visit): Html {
  return html`<dl class="summary">
      <div>
        <dt>Total a pagar</dt>
        <dd class="total">${formatCents(request.amountInCents)}</dd>
      </div>
      <div>
        <dt>Referencia</dt>
        <dd>${request.reference}</dd>
      </div>
    </dl>
    ${countdown(request)}`;
}

function countdown({ expiresAt }: PayRequest): Html | undefined {
  if (!expiresAt) return undefined;
  return html`<p>
    Tiempo para iniciar el pago: <span data-countdown="${expiresAt.toISOString()}">${expiresAt.toISOString()}</span>
  </p>`;
}

export function methodPage(visit: Visit): string {
  const methods = Object.entries(METHODS).map(
    ([method, name]) =>
      html`<li><a class="choice" href="/p/${visit.id}/customer_data?method=${method}">${name}</a></li>`,
  );
  return page(
    '¿Cómo quieres pagar?',
    html`${summary(visit)}
      <ul class="choices">
        ${methods}
      </ul>`,
  );
}

export function payerPage(visit: Visit, messages: string[] = []): string {
  const { email, fullName, phone } = visit.payer ?? visit.request.customer;
  return page(
    'Tus datos',
    html`${summary(visit)} ${problems(messages)}
      <form method="post">
        ${field('Correo electrónico', 'email', html`type="email" autocomplete="email" required`, email)}
        ${field('Nombre completo', 'fullName', html`autocomplete="name" required`, fullName)}
        ${field('Celular', 'phone', html`type="tel" inputmode="tel" autocomplete="tel-national" required`, phone)}
        <label class="check">
          <input type="checkbox" name="accept" value="yes" required /> Acepto los términos de prueba del simulador
        </label>
        <button>Continuar</button>
      </form>
      <p><a href="/p/${visit.id}/method">Elegir otro medio</a></p>`,
  );
}

/** Screens of the bank replace the whole window: they could not be shown inside the widget. */
export function payPage(visit: Visit, messages: string[] = []): string {
  const method = visit.method ?? 'CARD';
  const leaves = redirectsToBank(method);
  return page(
    METHODS[method],
    html`${summary(visit)} ${problems(messages)}
      <form method="post" autocomplete="off" ${leaves && html`target="_top"`}>
        ${FIELDS[method]}
        <button>${leaves ? 'Ir al banco' : 'Pagar'}</button>
      </form>
      <p><a href="/p/${visit.id}/method">Elegir otro medio</a></p>`,
  );
}

const digits = (length: number) => html`inputmode="numeric" maxlength="${length}" required`;

const FIELDS: Record<Method, Html> = {
  CARD: html`<p class="hint">4242 4242 4242 4242 aprueba, 4111 1111 1111 1111 rechaza, otra da error.</p>
    ${field('Número de la tarjeta', 'number', digits(23))}
    ${field('Nombre en la tarjeta', 'card_holder', html`required minlength="5"`)}
    <div class="row">
      ${field('Mes (MM)', 'exp_month', digits(2))} ${field('Año (AA)', 'exp_year', digits(2))}
      ${field('CVC', 'cvc', digits(4))}
    </div>
    ${field('Cuotas', 'installments', html`type="number" min="1" max="36" required`, '1')}`,
  PSE: html`<label
    >Banco
    <select name="financial_institution_code">
      ${BANKS.map(
        (bank) => html`<option value="${bank.financial_institution_code}">${bank.financial_institution_name}</option>`,
      )}
    </select></label
  >`,
  NEQUI: html`<p class="hint">3991111111 aprueba, 3992222222 rechaza, otro da error.</p>
    ${field('Celular con Nequi', 'phone_number', digits(10))}`,
  BANCOLOMBIA_TRANSFER: html`<p>En la siguiente pantalla eliges cómo termina el pago.</p>`,
  DAVIPLATA: html`<p class="hint">574829 aprueba, 932015 rechaza, 186743 sin fondos, otro da error.</p>
    ${field('Código de Daviplata', 'otp', digits(6))}`,
};

const RESULTS: Record<Status, { title: string; text: string }> = {
  PENDING: { title: 'Estamos procesando tu pago', text: 'Esto tarda unos segundos.' },
  APPROVED: { title: 'Pago aprobado', text: 'El comercio ya puede verlo.' },
  DECLINED: { title: 'Pago rechazado', text: 'Puedes intentar con otro medio durante 3 minutos.' },
  ERROR: { title: 'El pago terminó con error', text: 'Puedes intentar con otro medio durante 3 minutos.' },
  VOIDED: { title: 'Pago anulado', text: 'El dinero vuelve al medio de pago.' },
};

export function resultPage(visit: Visit, transaction: Transaction, status: Status): string {
  const { title, text } = RESULTS[status];
  const failed = status === 'DECLINED' || status === 'ERROR';
  const canReturn = visit.request.redirectUrl ?? visit.openedBy;
  return page(
    title,
    html`<div role="status" ${status === 'PENDING' && html`data-poll="/p/${visit.id}/status"`}>
        <p>${transaction.statusMessage ?? text}</p>
      </div>
      ${summary(visit)}
      <p>Transacción ${transaction.id}</p>
      ${
        canReturn
          ? html`<p><a class="button" href="/p/${visit.id}/return">Volver al comercio</a></p>`
          : html`<p>Ya puedes cerrar esta ventana.</p>`
      }
      ${failed && html`<p><a href="/p/${visit.id}/method">Intentar con otro medio</a></p>`}`,
  );
}

/** Inside the widget: hands the result to the shop's page, which then closes this one. */
export function handOverPage(shop: string, body: Record<string, unknown>): string {
  return page(
    'Volviendo al comercio',
    html`<p data-hand-over="${JSON.stringify(body)}" data-shop="${shop}">Un momento…</p>`,
  );
}

export function problemPage(text: string): string {
  return page('No se puede pagar', html`<p role="alert">${text}</p>`);
}

/** The bank's page for methods that leave: here a tester decides. */
export function bankPage({ ticket, amountInCents, reference }: Transaction): string {
  const decision = (value: string, text: string) => html`<button name="decision" value="${value}">${text}</button>`;
  return page(
    'Banco de pruebas',
    html`<p>${formatCents(amountInCents)} · ${reference}</p>
      <form class="stack" method="post" action="/v1/sim/async/${ticket}">
        ${decision('APPROVED', 'Aprobar')} ${decision('DECLINED', 'Rechazar')}
        ${decision('ERROR', 'Terminar con error')} ${decision('LATER', 'Volver pendiente y aprobar a los 20 segundos')}
        ${decision('PENDING', 'Dejar pendiente')}
      </form>`,
  );
}

// The page of the simulator: writes as a customer and shows what the shop answers.

const POLL_MS = 1_000;
const TICKS = {
  accepted: ['…', 'aceptado'],
  sent: ['✓', 'enviado'],
  delivered: ['✓✓', 'entregado'],
  read: ['✓✓', 'leído'],
  failed: ['✗', 'falló'],
};
const MEDIA = {
  image: '[Foto]',
  audio: '[Audio]',
  video: '[Video]',
  document: '[Documento]',
  location: '[Ubicación]',
  contacts: '[Contacto]',
  order: '[Pedido del catálogo]',
  unsupported: '[Encuesta]',
  reaction: '[Reacción]',
  edit: '[Corrige lo último]',
  revoke: '[Borra lo último]',
};

const find = (selector) => document.querySelector(selector);
const who = find('#who');
const composer = find('#composer');
const text = find('#text');
const chats = find('#chats');
const log = find('#log');

/** Who writes; a customer without a telephone number has an id once the first message is written. */
let person = { phone: '300 123 4567', name: 'Ana' };
let customer = '573001234567';

async function call(path, body) {
  const request = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, request);
  const answer = response.status === 204 ? {} : await response.json();
  if (!response.ok) throw new Error(answer.error?.message ?? answer.error);
  return answer;
}

/** Runs what a person asked for and says what went wrong. */
async function perform(action) {
  find('#problem').textContent = '';
  try {
    await action();
    await refresh();
  } catch (error) {
    find('#problem').textContent = `No se pudo: ${error.message}`;
  }
}

async function write(message) {
  const sender = customer && !person.phone ? { userId: customer } : { phone: person.phone };
  ({ customer } = await call('/chat/messages', { ...sender, name: person.name, ...message }));
}

async function refresh() {
  const state = await call(`/chat/state?customer=${encodeURIComponent(customer ?? '')}`);
  find('#title').textContent = `${person.name} · ${person.phone ?? 'sin teléfono'}`;
  find('#window').textContent = windowText(state);
  showChats(state.customers);
  showMessages(state.customer?.messages ?? []);
}

function windowText({ now, customer: chat }) {
  if (!chat?.windowEndsAt) return 'Aún no has escrito: la tienda no puede empezar la conversación.';
  const moment = new Date(chat.windowEndsAt);
  if (moment <= new Date(now)) return 'Pasaron 24 horas: la tienda ya no puede responder con texto libre.';
  const when = moment.toLocaleString('es-CO', { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return `La tienda puede responder hasta: ${when}`;
}

function showChats(customers) {
  const select = chats.querySelector('select');
  chats.hidden = customers.length < 2;
  const wanted = customers.map(({ key, phone, name }) => new Option(`${name} · ${phone ?? 'sin teléfono'}`, key));
  const isSame = wanted.map(({ value, text: label }) => value + label).join() === select.dataset.shown;
  if (!isSame) {
    select.dataset.shown = wanted.map(({ value, text: label }) => value + label).join();
    select.replaceChildren(...wanted);
  }
  if (document.activeElement !== select) select.value = customer ?? '';
}

/** Adds what is new and updates the ticks, so that screen readers read each message once. */
function showMessages(messages) {
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const shown = new Map([...log.children].map((bubble) => [bubble.dataset.wamid, bubble]));
  const known = new Set(messages.map(({ wamid }) => wamid));
  for (const [wamid, bubble] of shown) if (!known.has(wamid)) bubble.remove();
  for (const message of messages) {
    const bubble = shown.get(message.wamid) ?? log.appendChild(newBubble(message));
    if (message.author === 'shop') showTicks(bubble.querySelector('.ticks'), message);
  }
  if (isAtEnd) log.scrollTop = log.scrollHeight;
}

function newBubble({ wamid, author, type, text: content, at }) {
  const bubble = document.createElement('article');
  bubble.className = 'bubble';
  bubble.dataset.author = author;
  bubble.dataset.wamid = wamid;
  bubble.dataset.type = type;
  const speaker = document.createElement('span');
  speaker.className = 'visually-hidden';
  speaker.textContent = author === 'shop' ? 'La tienda: ' : 'Cliente: ';
  const footer = document.createElement('footer');
  footer.textContent = `${new Date(at).toLocaleTimeString('es-CO', { hour: 'numeric', minute: '2-digit' })} `;
  if (author === 'shop') {
    const ticks = document.createElement('span');
    ticks.className = 'ticks';
    footer.append(ticks);
  }
  const media = type === 'text' ? '' : `${MEDIA[type] ?? type}${content ? '\n' : ''}`;
  bubble.append(speaker, media, ...withLinks(content), footer);
  return bubble;
}

function showTicks(ticks, { status, errorCode }) {
  if (ticks.dataset.status === status) return;
  const [sign, words] = TICKS[status];
  ticks.dataset.status = status;
  const spoken = document.createElement('span');
  spoken.className = 'visually-hidden';
  spoken.textContent = words;
  ticks.replaceChildren(errorCode ? `${sign} ${errorCode}` : sign, spoken);
}

/** URLs become links, as in the app. */
function withLinks(content) {
  return content.split(/(https?:\/\/\S*[^\s.,;:!?»"')\]])/).map((part) => {
    if (!/^https?:\/\//.test(part)) return part;
    const link = document.createElement('a');
    link.href = part;
    link.textContent = part;
    link.target = '_blank';
    link.rel = 'noreferrer';
    return link;
  });
}

function openChat(next, key) {
  person = next;
  customer = key;
  who.elements.phone.value = person.phone ?? '';
  who.elements.name.value = person.name;
  log.replaceChildren();
  find('#change').open = false;
  void perform(async () => {});
}

/** As the simulator keeps numbers: digits, with Colombia's code before ten of them. */
function keyOf(phone) {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `57${digits}` : digits;
}

who.addEventListener('submit', (event) => {
  event.preventDefault();
  const { phone, name } = who.elements;
  openChat({ phone: phone.value, name: name.value }, keyOf(phone.value));
  text.focus();
});

composer.addEventListener('submit', (event) => {
  event.preventDefault();
  const content = text.value;
  if (!content.trim()) return;
  void perform(async () => {
    await write({ type: 'text', text: content });
    text.value = '';
  });
});

text.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  composer.requestSubmit();
});

for (const button of document.querySelectorAll('[data-media]'))
  button.addEventListener('click', () => void perform(() => write({ type: button.dataset.media })));

/** The newest message of the shop to react to, or of the customer to change. */
function lastMessage(type) {
  const author = type === 'reaction' ? 'shop' : 'customer';
  const changeable = [...log.children].filter(
    (bubble) => bubble.dataset.author === author && !['edit', 'revoke', 'reaction'].includes(bubble.dataset.type),
  );
  const last = changeable.at(-1)?.dataset.wamid;
  if (!last) throw new Error('no hay un mensaje');
  return last;
}

for (const button of document.querySelectorAll('[data-last]'))
  button.addEventListener(
    'click',
    () =>
      void perform(async () => {
        const type = button.dataset.last;
        if (type === 'edit' && !text.value.trim()) throw new Error('escribe primero el texto corregido');
        await write({ type, about: lastMessage(type), text: type === 'edit' ? text.value : '' });
        if (type === 'edit') text.value = '';
      }),
  );

find('#without-phone').addEventListener('click', () => {
  openChat({ phone: null, name: 'Cliente sin teléfono' }, null);
  text.focus();
});

find('#next-day').addEventListener('click', () => void perform(() => call('/chat/next-day', {})));

chats.addEventListener('change', ({ target }) => {
  const [name = '', phone = ''] = target.selectedOptions[0].text.split(' · ');
  openChat({ phone: /^\d/.test(phone) ? phone : null, name }, target.value);
});

openChat(person, customer);
setInterval(() => {
  if (!document.hidden) refresh().catch(() => (find('#problem').textContent = 'El simulador no contesta.'));
}, POLL_MS);

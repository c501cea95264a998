/** Markup that needs no escaping any more. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** Builds markup; whatever is put into it is escaped, except other markup. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(pieces.reduce((text, piece, index) => text + render(parts[index - 1]) + piece));
}

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A whole page. Each has a notice that it takes no money. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Simulador de pagos</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/checkout.css" />
        <script src="/assets/checkout.js" defer></script>
      </head>
      <body>
        <header class="strip"><strong>MODO DE PRUEBAS</strong> – no se cobra nada</header>
        <main>
          <p class="brand">Simulador de pagos</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}

/** A field with its label; `attributes` are the input's own, already in a fixed form. */
export function field(label: string, name: string, attributes: Html, value = ''): Html {
  return html`<label>${label}<input name="${name}" value="${value}" ${attributes} /></label>`;
}

/** The error, announced by screen readers. */
export function problems(messages: string[]): Html | undefined {
  if (messages.length === 0) return undefined;
  return html`<div class="problems" role="alert">
    <p>Revisa estos datos:</p>
    <ul>
      ${messages.map((message) => html`<li>${message}</li>`)}
    </ul>
  </div>`;
}

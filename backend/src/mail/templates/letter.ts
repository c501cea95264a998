import type { Mail } from '../mail-sender.port.js';
import { html } from './html.js';

export interface Letter {
  readonly to: string;
  /** See `Mail.id`. */
  readonly id: string;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Digits to be copied, large. */
  readonly code?: string;
  readonly link?: { readonly text: string; readonly url: string };
  /** What to do when the person did not ask for this mail. */
  readonly note: string;
}

const INK = 'color:#2a171d;font:400 16px/1.6 Arial,sans-serif';
const TITLE = "color:#fffdfc;font:400 30px/1.2 Georgia,'Times New Roman',serif;letter-spacing:.04em";

/** A mail of the shop to a person: colours of the shop in tables, which every mail program understands, and its plain twin. */
export function letterMail(letter: Letter): Mail {
  const { to, id, subject } = letter;
  return { to, id, subject, text: textOf(letter), html: pageOf(letter) };
}

function textOf({ greeting, paragraphs, code, link, note }: Letter): string {
  const parts = [greeting, ...paragraphs, code, link && `${link.text}: ${link.url}`, note, 'Sigerist'];
  return parts.filter(Boolean).join('\n\n');
}

function pageOf(letter: Letter): string {
  const { subject, preview, greeting, paragraphs, code, link, note } = letter;
  const body = [
    html`<p style="${INK};margin:0 0 16px">${greeting}</p>`,
    ...paragraphs.map((text) => html`<p style="${INK};margin:0 0 16px">${text}</p>`),
    code && codeBlock(code),
    link && button(link),
    html`<p style="color:#66525a;font:400 14px/1.6 Arial,sans-serif;margin:24px 0 0">${note}</p>`,
  ];
  return [
    html`<!doctype html>
      <html lang="es-CO">
        <head>
          <meta charset="utf-8" />
        </head>
      </html>`,
    html`<meta name="viewport" content="width=device-width" /><title>${subject}</title></head>`,
    html`<body style="margin:0;background:#f8f1ef">
      <div style="display:none">${preview}</div>
    </body>`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#fffdfc">',
    html`<tr>
      <td style="background:#451629;padding:28px 32px;border-bottom:3px dashed #dfb982">
        <span style="${TITLE}">Sigerist</span>
      </td>
    </tr>`,
    `<tr><td style="padding:32px">${body.filter(Boolean).join('')}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

function codeBlock(code: string): string {
  const style =
    'margin:24px 0;padding:20px;background:#f3e1e6;color:#451629;text-align:center;font:700 34px/1.2 monospace;letter-spacing:.3em';
  return html`<p style="${style}">${code}</p>`;
}

function button({ text, url }: { text: string; url: string }): string {
  const style =
    'display:inline-block;padding:14px 28px;background:#5b1e37;color:#ffffff;font:700 16px/1.2 Arial,sans-serif;text-decoration:none';
  return html`<p style="margin:24px 0"><a href="${url}" style="${style}">${text}</a></p>`;
}

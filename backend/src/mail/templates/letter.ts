import type { Settings } from '../../settings/index.js';
import type { Mail } from '../mail-sender.port.js';
import { colours } from './colours.gen.js';
import { html } from './html.js';

const SHOP_NAME = 'Sigerist';

// Both are variables of this file, because a process serves one shop: as parameters they would pass through every template and its callers.

/** Name and contact data of the seller (Ley 1480, art. 50). */
let signature = SHOP_NAME;
/** The email that answers go to: the owner's, which may differ from the one that mails are sent from. */
let shopReplyTo: Mail['replyTo'];

/** Signs every later mail with the shop's data that are filled in. Called when the shop starts and after each change of its data. */
export function signMailsWith({ contact, legal }: Settings): void {
  const seller = [legal.name, legal.taxId && `NIT ${legal.taxId}`];
  shopReplyTo = { name: SHOP_NAME, address: contact.email };
  const reach = [contact.address, contact.phone];
  signature = [seller, reach].map((line) => line.filter(Boolean).join(' · ')).join('\n');
}

/** A piece of a letter in both of its forms. */
export interface LetterPart {
  readonly text: string;
  readonly html: string;
}

interface LetterLink {
  readonly text: string;
  readonly url: string;
}

export interface Letter {
  readonly to: string;
  /** See `Mail.id`. */
  readonly id: string;
  readonly replyTo?: Mail['replyTo'];
  readonly subject: string;
  /** Mail programs show it beside the subject. */
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Digits to be copied, large. */
  readonly code?: string;
  /** Tables, after the words. */
  readonly parts?: readonly LetterPart[];
  readonly link?: LetterLink;
  /** Less urgent than `link`. */
  readonly furtherLink?: LetterLink;
  /** Advice for a person who has a question or did not ask for this mail. */
  readonly note: string;
}

/** 'viernes 27 de noviembre a las 3:15 p. m.' in Bogota. */
export function momentInWords(at: Date): string {
  const [weekday, day, time] = MOMENT.format(at).split(', ');
  return `${weekday} ${day} a ${time?.startsWith('1:') ? 'la' : 'las'} ${time}`;
}

const MOMENT = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

export const INK = `color:${colours.text};font:400 16px/1.6 Arial,sans-serif`;
export const MUTED = `color:${colours['text-soft']};font:400 14px/1.6 Arial,sans-serif`;
const TITLE = `color:${colours.surface};font:400 30px/1.2 Georgia,'Times New Roman',serif;letter-spacing:.04em`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0"';

/** A mail of the shop to a person: HTML in tables, which every mail program shows, and the same as plain text. */
export function letterMail(letter: Letter): Mail {
  const { to, id, subject, replyTo = shopReplyTo } = letter;
  return { to, id, subject, ...(replyTo && { replyTo }), text: textOf(letter), html: pageOf(letter) };
}

function textOf({ greeting, paragraphs, code, parts = [], link, furtherLink, note }: Letter): string {
  const links = [link, furtherLink].map((it) => it && `${it.text}: ${it.url}`);
  const words = [greeting, ...paragraphs, code, ...parts.map(({ text }) => text), ...links, note, signature];
  return words.filter(Boolean).join('\n\n');
}

function pageOf({ subject, preview, ...letter }: Letter): string {
  const { greeting, paragraphs, code, parts = [], link, furtherLink, note } = letter;
  const body = [
    ...[greeting, ...paragraphs].map((text) => html`<p style="${INK};margin:0 0 16px">${text}</p>`),
    code && codeBlock(code),
    ...parts.map((part) => part.html),
    link && button(link),
    furtherLink &&
      html`<p style="${INK};margin:0 0 16px">
        <a href="${furtherLink.url}" style="color:${colours.brand}">${furtherLink.text}</a>
      </p>`,
    html`<p style="${MUTED};margin:24px 0 0">${note}</p>`,
  ];
  return [
    '<!doctype html><html lang="es-CO"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${html`${subject}`}</title></head><body style="margin:0;background:${colours['surface-alt']}">`,
    html`<div style="display:none">${preview}</div>`,
    `<table ${TABLE} width="100%"><tr><td align="center" style="padding:24px 12px">`,
    `<table ${TABLE} style="width:100%;max-width:560px;background:${colours.surface}">`,
    `<tr><td style="background:${colours['surface-brand']};padding:28px 32px;border-bottom:3px dashed ${colours['thread-light']}">`,
    html`<span style="${TITLE}">${SHOP_NAME}</span>`,
    '</td></tr>',
    `<tr><td style="padding:32px">${body.filter(Boolean).join('')}</td></tr>`,
    `</table>${html`<p style="${MUTED};margin:16px 0 0">${signature}</p>`}`,
    '</td></tr></table></body></html>',
  ].join('\n');
}

function codeBlock(code: string): string {
  const style = `margin:24px 0;padding:20px;background:${colours['brand-light']};color:${colours['text-title']};text-align:center;font:700 34px/1.2 monospace;letter-spacing:.3em`;
  return html`<p style="${style}">${code}</p>`;
}

function button({ text, url }: LetterLink): string {
  const style = `display:inline-block;padding:14px 28px;background:${colours.brand};color:${colours['text-on-dark']};font:700 16px/1.2 Arial,sans-serif;text-decoration:none`;
  return html`<p style="margin:24px 0"><a href="${url}" style="${style}">${text}</a></p>`;
}

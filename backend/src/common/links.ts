import tlds from 'tlds' with { type: 'json' };

/** Endings of domain names: mail programs link a word without a scheme only when it has one of them. */
const ENDINGS: ReadonlySet<string> = new Set(tlds);

/** `://` also with backslashes, which some programs follow; any email; any `www.`. */
const CERTAIN = /:[/\\]{2}|@|(?<![\p{L}\p{N}])www\d*\./iu;

/** A full stop between two parts of a domain name, with the part after it. */
const PART = /(?<=[\p{L}\p{M}\p{N}_-])\.([\p{L}\p{M}\p{N}-]+)/gu;

/** `Vda.La Calera`, `Cl.26.No.13`: an abbreviation before a word that is also an ending of domain names. */
const ABBREVIATION = /(?<![\p{L}\p{N}-])([\p{L}\p{N}]{1,5}\.)(?=(?:al|cl|de|la|no)(?![\p{L}\p{N}/-]|\.\p{L}))/giu;

/**
 * A text as a mail may print it; undefined when mail programs would turn a word of it into a link. Anyone can type another
 * person's email into a form, so mails of the shop leave such texts out.
 */
export function textWithoutLink(text: string): string | undefined {
  // A space behind the full stop ends the word for every mail program.
  const printed = text.replace(ABBREVIATION, '$1 ');
  return readsAsLink(printed) ? undefined : printed;
}

/** Whether programs turn a word of the text into a link, or people can open it. */
export function readsAsLink(text: string): boolean {
  // Browsers take all of these full stops for the one of domain names, and skip characters without width.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('。', '.');
  const parts = Array.from(plain.matchAll(PART), ([, part]) => part!.toLowerCase());
  return CERTAIN.test(plain) || parts.some((part) => ENDINGS.has(part) || part.startsWith('xn--'));
}

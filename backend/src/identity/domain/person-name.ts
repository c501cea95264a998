export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/** The first word is the first name, the rest the last name. */
export function nameParts(name: string): NameParts {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Derives a name from an email address: `laura.gomez+compras@…` is `Laura Gomez`. */
export function nameFromMailbox(email: string): string {
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  const words = mailbox
    .split('+')[0]!
    .split(/[^a-z]/)
    .filter(Boolean);
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ') || mailbox;
}

export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/** The first word is the first name, the rest the last name (accounts-payments-chatbot, section 3). */
export function nameParts(name: string): NameParts {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an address that mail can be sent to; only the mail itself can tell whether it arrives. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

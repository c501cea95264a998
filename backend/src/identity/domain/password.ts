import type { PasswordProblem } from './password-problem.js';

/** The rules of a new password; the upper limit bounds the time to hash it. */
export const PASSWORD = { minLength: 8, maxLength: 128 } as const;

/** Checks after the length, in the order in which a form reports them. */
export const PASSWORD_NEEDS = [
  { pattern: /\p{Lu}/u, message: 'Incluye al menos una mayúscula' },
  { pattern: /\p{Nd}/u, message: 'Incluye al menos un número' },
  { pattern: /[^\p{L}\p{N}]/u, message: 'Incluye al menos un símbolo' },
] as const;

/** Normalises Unicode, because phones and computers compose `ñ` differently (NIST SP 800-63B, 5.1.1.2). */
export function normalisePassword(text: string): string {
  return text.normalize('NFKC');
}

/** Messages about passwords that are easy to guess. */
export const PASSWORD_PROBLEM_MESSAGES: Readonly<Record<PasswordProblem, string>> = {
  common: 'Esta contraseña es de las más usadas: elige otra',
  local: 'Es fácil de adivinar: no uses solo palabras como Sigerist, Colombia o tu ciudad',
  personal: 'Es fácil de adivinar: no uses solo tu nombre ni tu correo',
};

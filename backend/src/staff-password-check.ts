import { StartupError } from './common/startup-error.js';
import type { ConfiguredEnv } from './config/env.js';

/** Of the examples and tests of this repository: anyone can read them. */
const PUBLISHED_PASSWORDS = new Set(['Bordado-2026', 'Pañalera-2026', 'Secreta-2026']);

/** Words that guessing programs try first for a shop like this one. */
const GUESSED_WORDS = new Set([
  ...['password', 'passw', 'contrasena', 'clave', 'secreta', 'secreto', 'qwerty', 'admin', 'administrador', 'welcome'],
  ...[
    'bienvenida',
    'bienvenido',
    'changeme',
    'cambiame',
    'staff',
    'taller',
    'tienda',
    'panalera',
    'bordado',
    'bordados',
  ],
  ...['sigerist', 'colombia', 'medellin', 'bogota', 'antioquia'],
]);

/** Production does not open with a staff password that a stranger guesses: whoever has it reads every order. */
export function assertStaffPassword({ production, staffEmail, staffPassword }: ConfiguredEnv): void {
  if (!production || staffPassword === undefined) return;
  if (PUBLISHED_PASSWORDS.has(staffPassword) || isGuessable(staffPassword, { email: staffEmail }))
    throw new StartupError(
      'STAFF_PASSWORD is too easy to guess: choose a long random one (see docs/configuration.md).',
    );
}

/** Whether a common word or the account's own mailbox is all that is left without capitals, accents, digits and signs. */
function isGuessable(password: string, { email }: { email: string }): boolean {
  const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' };
  const word = lettersOf(password.replace(/[01345@$](?=[a-z])/gi, (sign) => LEET[sign]!));
  const mailbox = lettersOf(email.split('@')[0] ?? '');
  return [lettersOf(password), word].some(
    (letters) => letters.length < 4 || GUESSED_WORDS.has(letters) || letters === mailbox,
  );
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

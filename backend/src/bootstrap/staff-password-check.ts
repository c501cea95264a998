import { StartupError } from '../common/startup-error.js';
import type { ConfiguredEnv } from '../config/env.js';

/** Passwords in examples and tests of this repository, which anyone can read. */
const PUBLISHED_PASSWORDS = new Set(['Tucán-Azul-2026', 'Tijera-Lila-2026', 'Secreta-2026']);

/** Refuses to start production with a guessable staff password, because staff can read every order. */
export async function assertStaffPassword({ production, staffEmail, staffPassword }: ConfiguredEnv): Promise<void> {
  if (!production || staffPassword === undefined) return;
  // Loaded here, because every other start does without it until the shop is loaded.
  const { passwordProblem } = await import('../identity/index.js');
  if (PUBLISHED_PASSWORDS.has(staffPassword) || passwordProblem(staffPassword, { email: staffEmail }))
    throw new StartupError(
      'STAFF_PASSWORD is too easy to guess: choose a long random one (see docs/configuration.md).',
    );
}

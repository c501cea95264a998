import { useState } from 'react';
import { fieldErrors } from '../../api/api-error';
import { useForgotPasswordMutation, useResetPasswordMutation } from '../../api/identity.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { useDraft } from '../../shared/lib/use-draft';
import { writeDraft } from '../../shared/lib/draft-store';
import { showToast } from '../../shared/ui/toast-store';
import type { ResetValues } from './reset-schema';
import { hasCode, serverMessage } from '../../shared/lib/server-message';

/** Kept by its tab: on a phone the page may be thrown away while the person reads the code in another app. */
const DRAFT = DRAFT_KEYS.passwordReset;
const keep = (draft: Sent | null) => writeDraft(DRAFT, 'passing', draft ? { ...draft } : null);

interface Sent {
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The way to a new password: the address, then the code, then done (accounts-payments-chatbot.md, section 4). */
export function useReset() {
  const sent = useDraft(DRAFT, 'passing') as Sent | null;
  const [email, setEmail] = useState('');
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [askForCode] = useForgotPasswordMutation();
  const [reset] = useResetPasswordMutation();

  /** Says why aloud, and beside the fields at fault; in a box of its own when no field is. */
  const fail = (message: string, refused: Record<string, string>) => {
    if (Object.keys(refused).length === 0) setFailure(message);
    showToast({ kind: 'error', title: 'Error', text: message });
    return refused;
  };

  const sendCode = async (address: string): Promise<Record<string, string> | undefined> => {
    setFailure(undefined);
    const { data, error } = await askForCode({ forgotPasswordDto: { email: address } });
    if (error) return fail(serverMessage(error, 'Error al enviar código'), fieldErrors(error));
    showToast({ kind: 'success', title: 'Código enviado', text: data.message });
    setEmail(address);
    keep({ email: address, at: Date.now() });
    return undefined;
  };

  const setPassword = async ({ code, newPassword }: ResetValues): Promise<Record<string, string> | undefined> => {
    setFailure(undefined);
    const { data, error } = await reset({ resetPasswordDto: { email: sent!.email, code, newPassword } });
    if (error) {
      const message = serverMessage(error, 'Error al restablecer contraseña');
      return fail(message, hasCode(error, 'password.bad_code') ? { code: message } : fieldErrors(error));
    }
    showToast({ kind: 'success', title: '¡Contraseña actualizada!', text: data.message });
    setDone(true);
    keep(null);
    return undefined;
  };

  const back = () => {
    setFailure(undefined);
    if (sent) setEmail(sent.email);
    keep(null);
  };

  const step = done ? 'done' : sent ? 'code' : 'email';
  return { step, sent, email, failure, sendCode, setPassword, back } as const;
}

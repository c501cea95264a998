import { useCallback, useState } from 'react';
import { fieldErrors, hasCode, serverMessage } from '../../api/api-error';
import { type ResetPasswordDto, useForgotPasswordMutation, useResetPasswordMutation } from '../../api/identity.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { useDraft } from '../../shared/lib/use-draft';
import { useHashToken } from '../../shared/lib/use-hash-token';
import { useAppDispatch } from '../../shared/state/app-store';
import { writeDraft } from '../../shared/state/drafts-slice';
import { useToast } from '../../shared/state/use-toast';
import type { ResetValues } from './reset-schema';

/** Stored in the tab, because a phone may discard the page while the user reads the code in another app. */
const DRAFT = DRAFT_KEYS.passwordReset;
const keep = (draft: Sent | Link | null) => writeDraft(DRAFT, 'passing', draft ? { ...draft } : null);

interface Sent {
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Token of the emailed link. */
interface Link {
  token: string;
}

type Refused = Record<string, string> | undefined;

/** Password reset by emailed code or link. */
export function useReset() {
  const showToast = useToast();
  const dispatch = useAppDispatch();
  const draft = useDraft(DRAFT) as Sent | Link | null;
  const link = draft && 'token' in draft ? draft : null;
  const sent = draft && 'at' in draft ? draft : null;
  const [email, setEmail] = useState('');
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [askForCode] = useForgotPasswordMutation();
  const [reset] = useResetPasswordMutation();
  const keepToken = useCallback((token: string) => dispatch(keep({ token })), [dispatch]);
  useHashToken('token', keepToken);

  /** Shows the message as a toast, and beside its fields or, without fields, in a note. */
  const fail = (message: string, refused: Record<string, string>) => {
    if (Object.keys(refused).length === 0) setFailure(message);
    showToast({ kind: 'error', title: 'Error', text: message });
    return refused;
  };

  const sendCode = async (recipient: string): Promise<Refused> => {
    setFailure(undefined);
    const { data, error } = await askForCode({ forgotPasswordDto: { email: recipient } });
    if (error) return fail(serverMessage(error, 'Error al enviar código'), fieldErrors(error));
    showToast({ kind: 'success', title: 'Código enviado', text: data.message });
    setEmail(recipient);
    dispatch(keep({ email: recipient, at: Date.now() }));
    return undefined;
  };

  const send = async (resetPasswordDto: ResetPasswordDto): Promise<Refused> => {
    setFailure(undefined);
    const { data, error } = await reset({ resetPasswordDto });
    if (error) {
      const message = serverMessage(error, 'Error al restablecer contraseña');
      return fail(message, hasCode(error, 'password.bad_code') ? { code: message } : refusedFields(error));
    }
    showToast({ kind: 'success', title: '¡Contraseña actualizada!', text: data.message });
    setDone(true);
    dispatch(keep(null));
    return undefined;
  };

  const setPassword = ({ code, newPassword }: ResetValues) => send({ email: sent!.email, code, newPassword });
  const setPasswordByLink = (newPassword: string) => send({ token: link!.token, newPassword });

  const back = () => {
    setFailure(undefined);
    if (sent) setEmail(sent.email);
    dispatch(keep(null));
  };

  const step = link ? 'link' : done ? 'done' : sent ? 'code' : 'email';
  return { step, sent, email, failure, sendCode, setPassword, setPasswordByLink, back } as const;
}

/** Omits the token, which has no field; its error is shown in a note. */
function refusedFields(error: Parameters<typeof fieldErrors>[0]): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldErrors(error)).filter(([field]) => field !== 'token'));
}

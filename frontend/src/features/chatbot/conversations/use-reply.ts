import { useState } from 'react';
import { type CallError, serverMessage } from '../../../api/api-error';
import {
  useReleaseConversationMutation,
  useReplyToConversationMutation,
  useTakeConversationMutation,
} from '../../../api/chatbot.api';
import { DRAFT_KEYS } from '../../../shared/lib/browser-storage';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useTextDraft } from '../../../shared/lib/use-text-draft';

const NOT_REACHED = 'No pudimos conectarnos con la tienda. Revisa tu conexión y vuelve a intentar.';
const MAYBE_SENT = 'No sabemos si salió. Mira si ya aparece en el chat antes de enviarla otra vez.';

/** Staff actions of a conversation. `failure` is the error of the last one. */
export function useReply(id: string) {
  const { draft, readNow, setDraft } = useTextDraft(`${DRAFT_KEYS.reply}${id}`);
  const [failure, setFailure] = useState<string>();
  const [take, taking] = useTakeConversationMutation();
  const [release, releasing] = useReleaseConversationMutation();
  const [reply, replying] = useReplyToConversationMutation();
  useReauthOnForbidden(taking.error ?? releasing.error ?? replying.error);

  /** Resolves to the error message, or undefined on success. */
  const attempt = async (call: PromiseLike<{ error?: CallError }>, otherwise: string): Promise<string | undefined> => {
    setFailure(undefined);
    const { error } = await call;
    const reason = error && serverMessage(error, otherwise);
    setFailure(reason);
    return reason;
  };
  const send = async (message: string) => {
    const typed = readNow();
    const reason = await attempt(reply({ id, replyDto: { message } }), MAYBE_SENT);
    if (reason) return;
    // Keeps text that was typed during the request.
    const now = readNow();
    setDraft(now.startsWith(typed) ? now.slice(typed.length).trimStart() : now);
  };
  return {
    draft,
    setDraft,
    failure,
    isTaking: taking.isLoading,
    isReleasing: releasing.isLoading,
    isSending: replying.isLoading,
    take: () => attempt(take({ id }), NOT_REACHED),
    release: () => attempt(release({ id }), NOT_REACHED),
    send: (message: string) => void send(message),
  };
}

export type Reply = ReturnType<typeof useReply>;

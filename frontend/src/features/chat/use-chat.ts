import { hasCode, serverMessage } from '../../api/api-error';
import { useEffect, useState } from 'react';
import { type ChatMessageDto, useReadChatQuery, useSendChatMessageMutation } from '../../api/chat.api';
import { showToast } from '../../shared/ui/toast-store';
import { changeChatDraft, isChatClosed, readChatDraft, useChatDraft } from './chat-draft';
import {
  countOfShop,
  forgetConversationId,
  onConversationStored,
  storeConversationId,
  storedConversationId,
  storeSeenMessages,
} from './conversation-id';

/** While a person has the conversation, their answers are asked for this often. */
const POLLING_MS = 5_000;
/** Otherwise so often: staff can take any conversation. */
const SLOW_POLLING_MS = 30_000;

const FAILED = 'No pudimos enviar tu mensaje. Revisa tu conexión y vuelve a intentar.';
const NO_MESSAGES: readonly ChatMessageDto[] = [];

/** This browser's conversation with the shop, also after a reload and in other tabs. */
export function useChat() {
  const [id, setId] = useState(storedConversationId);
  const { sending, text, failure } = useChatDraft();
  const [sendMessage] = useSendChatMessageMutation();
  const { data, isUnknown, refetch, failed } = useConversation(id);
  useEffect(
    () =>
      onConversationStored(() => {
        const stored = storedConversationId();
        setId(stored);
        // Another tab has continued it.
        if (stored !== undefined && stored === id) void refetch();
      }),
    [id, refetch],
  );
  useEffect(() => {
    // Deleted after its time: the next message begins a new one.
    if (isUnknown) forgetConversationId();
  }, [isUnknown]);

  const messages = data?.messages;
  useEffect(() => {
    if (messages) storeSeenMessages(countOfShop(messages));
  }, [messages]);

  const send = async (message: string) => {
    changeChatDraft({ sending: message, text: '', failure: undefined });
    const conversationId = isUnknown ? undefined : id;
    const { data: answer, error } = await sendMessage({ sendChatMessageDto: { conversationId, message } });
    if (error) {
      const reason = serverMessage(error, FAILED);
      // Back into the field, in front of what was typed meanwhile.
      const typed = readChatDraft().text;
      changeChatDraft({ sending: undefined, text: typed ? `${message}\n${typed}` : message, failure: reason });
      if (isChatClosed()) showToast({ kind: 'error', title: 'Tu mensaje no salió', text: reason });
      return;
    }
    changeChatDraft({ sending: undefined });
    storeConversationId(answer.conversationId);
    setId(answer.conversationId);
  };

  return {
    messages: messages ?? NO_MESSAGES,
    /** A message on its way. */
    sending,
    /** A person answers, now or when the shop opens. */
    isHandedOver: data?.handover ?? false,
    /** Reads the earlier messages again, when that failed. */
    readAgain: failed ? refetch : undefined,
    ...{ text, failure },
    setText: (typed: string) => changeChatDraft({ text: typed }),
    send: (message: string) => void send(message),
  };
}

function useConversation(id: string | undefined) {
  const [isHandedOver, setHandedOver] = useState(false);
  const options = {
    pollingInterval: isHandedOver ? POLLING_MS : SLOW_POLLING_MS,
    skipPollingIfUnfocused: true,
    // What an answer has just put there is not read again.
    refetchOnMountOrArgChange: POLLING_MS / 1000,
    skip: id === undefined,
  };
  const { currentData, error, refetch } = useReadChatQuery({ readChatDto: { conversationId: id ?? '' } }, options);
  const isUnknown = hasCode(error, 'chatbot.conversation_not_found');
  const handover = currentData?.handover ?? false;
  if (handover !== isHandedOver) setHandedOver(handover);
  const failed = error !== undefined && !isUnknown && currentData === undefined;
  return { data: isUnknown ? undefined : currentData, isUnknown, refetch, failed };
}

import { useEffect, useState } from 'react';
import { hasCode, serverMessage } from '../../api/api-error';
import { type ChatMessageDto, useReadChatQuery, useSendChatMessageMutation } from '../../api/chat.api';
import { useAppStore } from '../../shared/state/app-store';
import { useToast } from '../../shared/state/use-toast';
import { changeChatDraft, selectChatDraft, useChatDraft } from './chat-draft';
import {
  countShopMessages,
  forgetConversationId,
  onConversationStored,
  storeConversationId,
  storedConversationId,
  storeSeenCount,
} from './conversation-id';

/** Polling interval while a person has the conversation. */
const POLLING_MS = 5_000;
/** Polling interval otherwise, because staff can take any conversation. */
const SLOW_POLLING_MS = 30_000;

const FAILED = 'No pudimos enviar tu mensaje. Revisa tu conexión y vuelve a intentar.';
const NO_MESSAGES: readonly ChatMessageDto[] = [];

/** This browser's conversation, shared with other tabs and kept across reloads. */
export function useChat() {
  const { dispatch, getState } = useAppStore();
  const showToast = useToast();
  const [id, setId] = useState(storedConversationId);
  const { sending, text, failure } = useChatDraft();
  const [sendMessage] = useSendChatMessageMutation();
  const { data, isUnknown, refetch, failed } = useConversation(id);
  useEffect(() => {
    dispatch(changeChatDraft({ isOpen: true }));
    return () => dispatch(changeChatDraft({ isOpen: false }));
  }, [dispatch]);
  useEffect(
    () =>
      onConversationStored(() => {
        const stored = storedConversationId();
        setId(stored);
        // Another tab continued the conversation.
        if (stored !== undefined && stored === id) void refetch();
      }),
    [id, refetch],
  );
  useEffect(() => {
    // The conversation expired; the next message begins a new one.
    if (isUnknown) forgetConversationId();
  }, [isUnknown]);

  const messages = data?.messages;
  useEffect(() => {
    if (messages) storeSeenCount(countShopMessages(messages));
  }, [messages]);

  const send = async (message: string) => {
    dispatch(changeChatDraft({ sending: message, text: '', failure: undefined }));
    const conversationId = isUnknown ? undefined : id;
    const { data: answer, error } = await sendMessage({ sendChatMessageDto: { conversationId, message } });
    if (error) {
      const reason = serverMessage(error, FAILED);
      // Returns the message to the field, before the text typed since.
      const { text: typed, isOpen } = selectChatDraft(getState());
      const again = typed ? `${message}\n${typed}` : message;
      dispatch(changeChatDraft({ sending: undefined, text: again, failure: reason }));
      if (!isOpen) showToast({ kind: 'error', title: 'Tu mensaje no salió', text: reason });
      return;
    }
    dispatch(changeChatDraft({ sending: undefined }));
    storeConversationId(answer.conversationId);
    setId(answer.conversationId);
  };

  return {
    messages: messages ?? NO_MESSAGES,
    /** Message that is being sent. */
    sending,
    /** True when a person answers, now or when the shop opens. */
    isHandedOver: data?.handover ?? false,
    /** Retries loading the messages; undefined unless loading failed. */
    retry: failed ? refetch : undefined,
    text,
    failure,
    setText: (typed: string) => dispatch(changeChatDraft({ text: typed })),
    send: (message: string) => void send(message),
  };
}

function useConversation(id: string | undefined) {
  const [isHandedOver, setHandedOver] = useState(false);
  const options = {
    pollingInterval: isHandedOver ? POLLING_MS : SLOW_POLLING_MS,
    skipPollingIfUnfocused: true,
    // Prevents a refetch of data that a response just stored.
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

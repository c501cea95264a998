import { chatbotApi, useGetConversationQuery } from '../../../api/chatbot.api';
import { pollingOptions } from '../../../shared/lib/polling-options';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { customerName } from './conversation-words';

const POLLING_MS = 3_000;

/** One conversation, as fresh as the server's. */
export function useConversation(id: string) {
  const { currentData, error, refetch } = useGetConversationQuery({ id }, pollingOptions(POLLING_MS));
  useReauthOnForbidden(error);
  return { conversation: currentData, error, retry: () => void refetch() };
}

/** How the customer of a conversation is called once its page has loaded it; asks for nothing itself. */
export function useCustomerName(id: string): string | undefined {
  const { data } = chatbotApi.endpoints.getConversation.useQueryState({ id });
  return data && customerName(data);
}

import { chatbotApi, useGetConversationQuery } from '../../../api/chatbot.api';
import { pollingOptions } from '../../../shared/lib/polling-options';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { customerName } from './conversation-labels';

const POLLING_MS = 3_000;

/** Returns a conversation and polls it. */
export function useConversation(id: string) {
  const { currentData, error, refetch } = useGetConversationQuery({ id }, pollingOptions(POLLING_MS));
  useReauthOnForbidden(error);
  return { conversation: currentData, error, retry: () => void refetch() };
}

/** Returns the customer's name from the cache, without a request. */
export function useCustomerName(id: string): string | undefined {
  const { data } = chatbotApi.endpoints.getConversation.useQueryState({ id });
  return data && customerName(data);
}

import { useGetChatbotStatusQuery } from '../../api/chatbot.api';
import { pollingOptions } from '../../shared/lib/polling-options';
import { useReauthOnForbidden } from '../../shared/lib/use-reauth-on-forbidden';

const POLLING_MS = 15_000;

/** Polls the bot's state and the number of waiting conversations. */
export function useChatbotStatus({ every = POLLING_MS, skip = false } = {}) {
  const { data, error, refetch } = useGetChatbotStatusQuery(undefined, { ...pollingOptions(every), skip });
  useReauthOnForbidden(error);
  return { status: data, hasFailed: error !== undefined, retry: () => void refetch() };
}

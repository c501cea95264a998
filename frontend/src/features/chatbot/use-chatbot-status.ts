import { useGetChatbotStatusQuery } from '../../api/chatbot.api';
import { useReauthOnForbidden } from '../../shared/lib/use-reauth-on-forbidden';
import { usePolling } from './use-polling';

const EVERY_MS = 15_000;

/** Whether the bot answers, and how many conversations wait; asked for again while the page is open. */
export function useChatbotStatus({ every = EVERY_MS, skip = false } = {}) {
  const { data, error, refetch } = useGetChatbotStatusQuery(undefined, { ...usePolling(every), skip });
  useReauthOnForbidden(error);
  return { status: data, hasFailed: error !== undefined, retry: () => void refetch() };
}

import { useGetChatbotStatusQuery } from '../../api/chatbot.api';
import { followed } from '../../shared/lib/followed';
import { useReauthOnForbidden } from '../../shared/lib/use-reauth-on-forbidden';

const EVERY_MS = 15_000;

/** Whether the bot answers, and how many conversations wait; asked for again while the page is open. */
export function useChatbotStatus({ every = EVERY_MS, skip = false } = {}) {
  const { data, error, refetch } = useGetChatbotStatusQuery(undefined, { ...followed(every), skip });
  useReauthOnForbidden(error);
  return { status: data, hasFailed: error !== undefined, retry: () => void refetch() };
}

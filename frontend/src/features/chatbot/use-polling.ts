import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { chatbotApi } from '../../api/chatbot.api';
import { isVisible, onVisibilityChange, useVisible } from '../../shared/lib/use-visible';

/**
 * Options of a query that is kept as fresh as the server's answer every `milliseconds`. A hidden tab asks nothing; coming
 * back to it, and back online, asks at once. RTK Query's own listeners would weigh on every page of the shop: their code is
 * in the libraries that all pages load.
 */
export function usePolling(milliseconds: number) {
  const dispatch = useDispatch();
  const visible = useVisible();
  useEffect(() => {
    const askAgain = () => {
      if (isVisible()) dispatch(chatbotApi.util.invalidateTags(FOLLOWED));
    };
    addEventListener('online', askAgain);
    const stop = onVisibilityChange(askAgain);
    return () => {
      removeEventListener('online', askAgain);
      stop();
    };
  }, [dispatch]);
  return { pollingInterval: visible ? milliseconds : 0, refetchOnMountOrArgChange: true } as const;
}

/** What is asked for again and again. */
const FOLLOWED = ['chatbot-status' as const, 'chatbot-conversation' as const, 'chatbot-conversations' as const];

import { useEffect, useState } from 'react';

const TOKEN = /^#([\w-]{22})$/;

/**
 * The token of the mailed link. It comes after the `#`, which no browser sends to a server, and leaves the address at once so
 * that neither the history nor a shared address has it.
 */
export function useLinkToken(): [token: string | undefined, replace: (token: string | undefined) => void] {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const take = () => {
      const [, found] = TOKEN.exec(location.hash) ?? [];
      if (!found) return;
      history.replaceState(history.state, '', location.pathname);
      setToken(found);
    };
    take();
    // A link that is opened while this page is open only changes the fragment.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return [token, setToken];
}

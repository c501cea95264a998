import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Passes on the secret in the fragment of an emailed link (`#token=…`), which browsers never send to a server, and removes it
 * from the URL, so that neither the history nor a copied URL contains it. `onToken` must be stable.
 */
export function useHashToken(name: string, onToken: (token: string) => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const token = new URLSearchParams(hash.slice(1)).get(name);
    if (!token) return;
    onToken(token);
    void navigate(pathname + search, { replace: true });
  }, [name, onToken, pathname, search, hash, navigate]);
}

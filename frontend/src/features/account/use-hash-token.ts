import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The secret that a mailed link carries in its fragment (`#token=…`), which browsers never send to a server. It is removed
 * from the address at once, so that neither the history nor a copied address keeps it.
 */
export function useHashToken(name: string): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get(name);
    if (!found) return;
    setToken(found);
    void navigate(pathname + search, { replace: true });
  }, [name, pathname, search, hash, navigate]);
  return token;
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads a guest from a page that needs an account to the login, which leads back to `path`. */
export function useLoginFirst(guest: boolean, path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (guest) void navigate(`/login?volver=${encodeURIComponent(path)}`, { replace: true });
  }, [guest, path, navigate]);
}

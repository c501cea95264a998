import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Redirects a guest to the login, which returns to `path`. */
export function useLoginFirst(guest: boolean, path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (guest) void navigate(`/login?volver=${encodeURIComponent(path)}`, { replace: true });
  }, [guest, path, navigate]);
}

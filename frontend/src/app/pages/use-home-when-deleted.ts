import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notifySessionChanged } from '../../api/session-changed';
import { showToast } from '../../shared/ui/toast-store';

/** Navigates home once the account is deleted, and only then notifies the rest of the page of the logout. */
export function useHomeWhenDeleted(): { deleted: boolean; onDeleted: () => void } {
  const [deleted, setDeleted] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!deleted) return;
    void navigate('/', { replace: true });
    showToast({ kind: 'success', title: 'Cuenta eliminada', text: 'Por correo te contamos qué datos quedan.' });
    return notifySessionChanged;
  }, [deleted, navigate]);

  return { deleted, onDeleted: () => setDeleted(true) };
}

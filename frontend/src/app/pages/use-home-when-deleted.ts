import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notifySessionChanged } from '../../api/session-changed';
import { showToast } from '../../shared/ui/toast-store';

/** Leads home once the account is deleted; only then the rest of the page learns that nobody is logged in. */
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

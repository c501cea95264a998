import { useEffect } from 'react';
import { useAppDispatch } from '../state/app-store';
import { dismissToast } from '../state/toast-slice';
import { showToast, type ToastMessage } from '../state/use-toast';
import { Toaster } from './Toast';

function Example(message: ToastMessage) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(showToast({ ...message, duration: 600_000 }));
    return () => void dispatch(dismissToast());
  });
  return <Toaster />;
}

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  success: <Example kind="success" title="Enviado" text="Le escribimos a la familia." />,
  error: <Example kind="error" title="No se pudo guardar" />,
  'with actions': (
    <Example
      kind="success"
      title="Agregado"
      actions={['Ver carrito', 'Seguir'].map((label) => ({ label, run: () => undefined }))}
    />
  ),
};

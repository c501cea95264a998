import { useEffect } from 'react';
import { Toaster } from './Toast';
import { dismissToast, showToast, type ToastMessage } from './toast-store';

function Example(message: ToastMessage) {
  useEffect(() => {
    showToast({ ...message, duration: 600_000 });
    return dismissToast;
  });
  return <Toaster />;
}

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  success: <Example kind="success" title="Enviado" text="Le escribimos a la familia." />,
  error: <Example kind="error" title="No se pudo guardar" />,
  'with an action': <Example kind="success" title="Borrado" action={{ label: 'Deshacer', run: () => undefined }} />,
};

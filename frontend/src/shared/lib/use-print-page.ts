import { useCallback } from 'react';
import { useToast } from '../state/use-toast';

/** Returns a stable function that prints the page, or shows a message where the browser cannot: Firefox for Android before 114. */
export function usePrintPage(): () => void {
  const showToast = useToast();
  return useCallback(() => {
    if (typeof window.print === 'function') return window.print();
    const text = 'Abre esta página en otro navegador, o guárdala con una captura de pantalla.';
    showToast({ kind: 'error', title: 'Este navegador no puede imprimir', text });
  }, [showToast]);
}

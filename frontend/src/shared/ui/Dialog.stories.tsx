import { Button } from './Button';
import { Dialog } from './Dialog';

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  'with an explanation': (
    <Dialog title="¿Cancelar pedido?" words="Le llega un correo a la familia." onClose={() => undefined}>
      <Button>Cancelar pedido</Button>
    </Dialog>
  ),
  large: (
    <Dialog title="De cerca" large onClose={() => undefined}>
      <Button>Cerrar</Button>
    </Dialog>
  ),
};

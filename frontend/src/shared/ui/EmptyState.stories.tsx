import { Button } from './Button';
import { EmptyState } from './EmptyState';

export const states = {
  'with a way on': (
    <EmptyState title="Nada por aquí" action={<Button>Ver productos</Button>}>
      Tu carrito está vacío.
    </EmptyState>
  ),
};

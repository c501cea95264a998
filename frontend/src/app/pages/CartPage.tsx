import { ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';

/** The cart. */
export default function CartPage() {
  return (
    <Container>
      <PageHead title="Tu carrito" description="Los bolsos que escogiste y su total." path="/cart" noIndex />
      <EmptyState level={1} title="Tu carrito está vacío" action={<ButtonLink to="/">Ver productos</ButtonLink>}>
        Escoge un bolso y escribe su nombre.
      </EmptyState>
    </Container>
  );
}

import { styled } from 'styled-components';
import { ActionLink } from '../../shared/ui/TextLink';

/** Offers an account after the purchase, when it no longer distracts from buying. */
export function AccountOffer() {
  return (
    <Offer>
      <h2>¿Te guardamos los datos para la próxima?</h2>
      <p>
        <ActionLink to="/register">Crea tu cuenta</ActionLink>
        <span>: no tendrás que escribirlos otra vez, y verás tus próximos pedidos en un solo lugar.</span>
      </p>
    </Offer>
  );
}

const Offer = styled.section`
  max-width: 620px;
  margin-top: var(--space-32);
  padding-top: var(--space-24);
  border-top: 1px solid var(--border);
  h2 {
    margin-bottom: var(--space-8);
    font-size: var(--font-size-3);
  }
  p {
    color: var(--text-soft);
  }
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { CartItemDto, CartTotalsDto } from '../../api/cart.api';
import type { PricingDto } from '../../api/catalogue.api';
import { lacksName } from '../../domain/lacks-name';
import { groupByKit, kitTitle } from '../../domain/kit-groups';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { CartDelivery } from '../../shared/ui/DeliveryEstimate';
import { Note } from '../../shared/ui/Note';
import { Price } from '../../shared/ui/Price';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { WriteName } from '../../shared/ui/WriteName';
import { PieceFacts } from '../../shared/ui/PieceFacts';
import type { CustomerValues } from './customer';
import { placeInWords } from '../../domain/address-in-words';

interface OrderReviewProps {
  values: CustomerValues;
  cart: CartTotalsDto;
  delivery?: PricingDto['delivery'];
  /** Focuses a field for correction. */
  onEdit: (field: 'name' | 'address') => void;
}

/**
 * Summary of the order, with a way to correct each part before payment (Ley 1480, art. 50 d). It is always visible, because
 * appearing after the last field is filled in would move the pay button.
 */
export function OrderReview({ values, cart, delivery, onEdit }: OrderReviewProps) {
  const { name, email, phone, address, city, department, postalCode } = values;
  return (
    <Box aria-labelledby="revisa-tu-pedido">
      <h3 id="revisa-tu-pedido">Revisa antes de pagar</h3>
      <dl>
        <Part label="Para" edit={<Edit what="tus datos" onClick={() => onEdit('name')} />}>
          <span translate={name.trim() ? 'no' : undefined}>{name.trim() || 'Tu nombre'}</span>
          <small translate={email.trim() ? 'no' : undefined}>
            {`${email.trim() || 'Tu correo'} · ${phone.trim() || 'tu celular'}`}
          </small>
        </Part>
        <Part label="Envío" edit={<Edit what="la dirección" onClick={() => onEdit('address')} />}>
          <span translate={address.trim() ? 'no' : undefined}>{address.trim() || 'Tu dirección'}</span>
          <small translate={city ? 'no' : undefined}>
            {placeInWords({ city, department, postalCode }) || 'Ciudad y departamento'}
          </small>
          {delivery && <CartDelivery delivery={delivery} cart={cart} />}
        </Part>
        <Part
          label="Pedido"
          edit={
            <ButtonLink variant="text" size="s" to="/cart">
              <span>Editar</span>
              <VisuallyHidden> el carrito</VisuallyHidden>
            </ButtonLink>
          }
        >
          {groupByKit(cart.items).map(({ kitId, lines }) =>
            kitId === null ? (
              <Item key={lines[0].id} item={lines[0]} />
            ) : (
              <span key={kitId}>
                <span>{`${lines[0].quantity} × ${kitTitle(lines.length)}`}</span>
                {lines.map((piece) => (
                  <small key={piece.id}>
                    <span>{`${piece.name}: `}</span>
                    <PieceFacts piece={piece} />
                  </small>
                ))}
              </span>
            ),
          )}
        </Part>
        <Part label="Total">
          <Price amount={cart.finalTotal} />
          <small>Más el envío, que pagas al recibir</small>
        </Part>
      </dl>
    </Box>
  );
}

function Item({ item }: { item: CartItemDto }) {
  return (
    <span>
      <span>{`${item.quantity} × ${item.name}`}</span>
      <small>
        <PieceFacts piece={item} />
      </small>
      {lacksName(item) && <AskName item={item} />}
    </span>
  );
}

/** Asks for a missing name without blocking the payment, because the workshop asks again before production. */
function AskName({ item }: { item: CartItemDto }) {
  return (
    <Note kind="info">
      <strong>¿Qué nombre bordamos?</strong>
      <p>
        <WriteName item={item} label="Escríbelo ahora" />
        <span>{' o después de pagar, en la página de tu pedido.'}</span>
      </p>
    </Note>
  );
}

function Part({ label, edit, children }: { label: string; edit?: Elements; children: ReactNode }) {
  return (
    <div>
      <dt>
        <span>{label}</span>
        {edit}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Edit({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button variant="text" size="s" onClick={onClick}>
      <span>Editar</span>
      <VisuallyHidden>{` ${what}`}</VisuallyHidden>
    </Button>
  );
}

const Box = styled.section`
  padding: var(--space-20);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  dl > div {
    padding-block: var(--space-6) var(--space-12);
    border-top: 1px solid var(--border);
  }
  h3 {
    margin-bottom: var(--space-12);
  }
  dt {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  dd {
    display: grid;
    gap: var(--space-6);
    overflow-wrap: anywhere;
  }
  small + div {
    margin-top: var(--space-6);
  }
  small {
    display: block;
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

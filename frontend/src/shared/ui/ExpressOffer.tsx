import { styled } from 'styled-components';
import { type CartItemDto, useSetCartExpressMutation } from '../../api/cart.api';
import { serverMessage } from '../../api/api-error';
import { type PricingDto, useGetPricingQuery } from '../../api/catalogue.api';
import { EXPRESS_SERVICE } from '../../domain/add-ons';
import { describeDelivery } from '../../domain/describe-delivery';
import { groupByKit, kitTitle, type LineGroup } from '../../domain/kit-groups';
import { formatCop } from '../lib/format-cop';
import { Button } from './Button';
import { Note } from './Note';

const FAILURE = 'No pudimos cambiarlo. Revisa tu conexión y vuelve a intentar.';

/**
 * Puts the express service on all pieces of a cart, or takes it off: where only some have it, because a parcel waits for its slowest piece, and
 * where only the service still arrives for Christmas.
 */
export default function ExpressOffer({ items }: { items: readonly CartItemDto[] }) {
  const { data: pricing } = useGetPricingQuery();
  const [set, { isLoading, error, originalArgs }] = useSetCartExpressMutation();
  const groups = groupByKit(items);
  const express = groups.filter(isExpress);
  const price = pricing?.addOns.find(({ id }) => id === EXPRESS_SERVICE)?.price;
  const sum = (some: readonly LineGroup<CartItemDto>[]) =>
    some.reduce((total, { lines: [{ quantity }] }) => total + quantity * (price ?? 0), 0);
  const change = (on: boolean) => void set({ sessionId: items[0]!.sessionId, setExpressDto: { express: on } });
  const isPending = (on: boolean) => isLoading && originalArgs?.setExpressDto.express === on;
  const others = groups.filter((group) => !isExpress(group));
  const ways = (
    <>
      {pricing && leftOut(items, pricing).map((words) => <p key={words}>{words}</p>)}
      <Ways>
        {price !== undefined && (
          <Button variant="secondary" size="s" pending={isPending(true)} onClick={() => change(true)}>
            {`${express.length > 0 ? 'Agregarlo a todo' : 'Agregar express'} (+${formatCop(sum(others))})`}
          </Button>
        )}
        {express.length > 0 && (
          <Button variant="text" size="s" pending={isPending(false)} onClick={() => change(false)}>
            {`Quitarlo${price === undefined ? '' : ` (−${formatCop(sum(express))})`}`}
          </Button>
        )}
      </Ways>
      <div role="alert">{error && <p>{serverMessage(error, FAILURE)}</p>}</div>
    </>
  );
  if (express.length === 0) return <div>{ways}</div>;
  return (
    <Note kind="warning">
      <strong>Tu pedido viaja en un solo paquete</strong>
      <p>
        {`Espera a la pieza más lenta, así que el servicio express de ${namesOf(express)} no lo adelanta. Quítalo, o agrégalo a todo${
          pricing ? ` y llega ${describeDelivery(pricing.delivery.expressDates)}` : ''
        }.`}
      </p>
      {ways}
    </Note>
  );
}

/** What the change takes off with it: add-ons that the shop has stopped offering for their piece since they were chosen. */
function leftOut(items: readonly CartItemDto[], { addOns }: PricingDto): string[] {
  return items.flatMap(({ productId, name, addOns: chosen, kitGifts, breakdown, quantity }) =>
    addOns
      .filter(({ id, exceptProducts }) => chosen.includes(id) && exceptProducts?.includes(productId))
      .map(({ id, label }) => {
        const paid = kitGifts.includes(id) ? undefined : breakdown.find((line) => line.label === label)?.amount;
        return `${label} ya no va con ${name}: con este cambio lo quitamos${paid ? ` (−${formatCop(paid * quantity)})` : ''}.`;
      }),
  );
}

const isExpress = ({ lines: [{ addOns }] }: LineGroup<CartItemDto>) => addOns.includes(EXPRESS_SERVICE);

function namesOf(groups: readonly LineGroup<CartItemDto>[]): string {
  const names = groups.map(({ kitId, lines }) => (kitId === null ? lines[0].name : kitTitle(lines.length)));
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(new Set(names));
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-16);
  margin-top: var(--space-10);
`;

import { useState } from 'react';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { CARRIER_OPTIONS } from '../../../domain/carriers';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useToast } from '../../../shared/state/use-toast';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import { SelectField } from '../../../shared/ui/SelectField';
import { areAllGuided, guideOf, noParcels, parcelErrors, parcelOf, type ParcelValues } from './parcels-form';
import { StillSelected } from './StillSelected';
import type { Selection } from './use-selection';
import { type ShipResult, useShipOrders } from './use-ship-orders';

interface ShipOrdersProps {
  selection: Selection;
  onClose: () => void;
}

const many = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`);
const shipped = (count: number) => (count === 1 ? '1 pedido enviado' : `${count} pedidos enviados`);

/** Confirms once, marks the selected orders as shipped one by one, and shows the reason for each that failed. */
export default function ShipOrders({ selection, onClose }: ShipOrdersProps) {
  const showToast = useToast();
  const { ship, running } = useShipOrders();
  // Contains the initial orders, so that fields of those removed from the selection stay.
  const [initialValues] = useState(() => noParcels(selection.orders));
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [doneBefore, setDoneBefore] = useState<number>();
  const ready = selection.orders.filter(({ nextStatuses }) => nextStatuses.includes('shipped'));
  const waiting = selection.orders.filter((order) => !ready.includes(order));

  const take = (results: readonly ShipResult[]) => {
    const done = results.filter(({ reason }) => reason === undefined);
    const rest = results.filter(({ reason }) => reason !== undefined);
    selection.remove(done.map(({ order }) => order.id));
    selection.update(rest.map(({ order }) => order));
    setReasons(Object.fromEntries(rest.map(({ order, reason }) => [order.id, reason!])));
    setDoneBefore(done.length);
    if (done.length > 0)
      showToast({ kind: 'success', title: shipped(done.length), text: 'Les escribimos a las familias.' });
    if (rest.length === 0 && waiting.length === 0) onClose();
  };
  const { form, attributes } = useShopForm<ParcelValues>({
    initialValues,
    errorsIn: (values) => parcelErrors(ready, values),
    send: async (values) => {
      take(await ship(ready, (order) => parcelOf(order, values)));
      return undefined;
    },
  });

  const orders = running?.orders ?? ready;
  const isOutcome = doneBefore !== undefined && !running;
  return (
    <FormDialog
      title={titleOf(orders.length)}
      words={orders.length > 0 && mailWords(orders.length)}
      form={form}
      attributes={attributes}
      action={isOutcome ? `Intentar de nuevo con ${many(orders.length)}` : `Marcar ${many(orders.length)}`}
      pendingAction={running ? `Guardando ${running.tried} de ${orders.length}...` : 'Guardando...'}
      failure={isOutcome ? outcome(doneBefore, selection.orders.length) : undefined}
      isOver={orders.length === 0}
      // Cannot be closed while running, because the results would not be seen.
      onClose={running ? () => undefined : onClose}
    >
      {!running && <StillSelected failed={ready.filter(({ id }) => reasons[id])} waiting={waiting} reasons={reasons} />}
      {orders.length > 0 && <ParcelFields orders={orders} values={form.values} />}
    </FormDialog>
  );
}

function ParcelFields({ orders, values }: { orders: readonly StaffOrderDto[]; values: ParcelValues }) {
  return (
    <>
      <SelectField name="carrier" label="Transportadora" hint="Para todos" options={CARRIER_OPTIONS} required />
      {values.carrier === 'otra' && <FormField name="otherCarrier" label="¿Cuál?" autoComplete="off" required />}
      {orders.map((order) => (
        <FormField
          key={order.id}
          name={guideOf(order)}
          label={`Guía de ${order.orderNumber}, ${order.customerName}`}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <FormField
        name="reason"
        label="¿Por qué salen sin guía?"
        hint="Si alguno sale sin guía, su familia lo lee"
        required={!areAllGuided(orders, values)}
        multiline
      />
    </>
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'Nada que enviar por ahora';
  return count === 1 ? '¿Marcar 1 pedido como enviado?' : `¿Marcar ${count} pedidos como enviados?`;
}

function mailWords(count: number): string {
  const mail = count === 1 ? 'A la familia le llega un correo' : `A cada familia le llega un correo: ${count} en total`;
  return `${mail}. No se puede deshacer.`;
}

function outcome(done: number, left: number): string {
  const before = done === 0 ? 'Ninguno quedó enviado' : shipped(done);
  return `${before}; ${left === 1 ? '1 sigue' : `${left} siguen`} sin enviar.`;
}

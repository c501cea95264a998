import { type FormikContextType, FormikProvider } from 'formik';
import { styled } from 'styled-components';
import {
  type DecidedMoneyDto,
  type DecideOpenMoneyDto,
  decideOpenMoneyLimits,
  type MoneyOutcome,
  type OpenMoneyDto,
  openMoneyRefundLimits,
  useDecideOpenMoneyMutation,
  useLazyListOrdersQuery,
} from '../../api/money.api';
import { REFUND_WAYS } from '../../domain/refund-choices';
import { useConfirmedIdentity } from '../../shared/lib/use-confirmed-identity';
import { useFormFailure } from '../../shared/lib/use-form-failure';
import { useIdempotencyKey } from '../../shared/lib/use-idempotency-key';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { useToast } from '../../shared/state/use-toast';
import { Dialog } from '../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../shared/ui/dialog-form';
import { FormField } from '../../shared/ui/FormField';
import { RadioCards } from '../../shared/ui/RadioCards';
import { findOrderId } from './find-order';
import { amountInWords, outcomeLabel } from './open-money-words';

interface DecideDialogProps {
  money: OpenMoneyDto;
  outcome: MoneyOutcome;
  onClose: () => void;
}

interface Values {
  /** Id of a candidate, or `other`. */
  order: string;
  number: string;
  way: string;
  evidence: string;
  reason: string;
}

const OTHER = 'other';

/** Asks the one thing that a decision needs, says what it will do, and sends it. */
export default function DecideDialog({ money, outcome, onClose }: DecideDialogProps) {
  const { form, attributes, failure, confirmDialog } = useDecision({ money, outcome, onClose });
  const fields = { money, outcome, form };
  return (
    <Dialog title={outcomeLabel(outcome, money)} words={amountInWords(money)} onClose={onClose}>
      <FormikProvider value={form}>
        <DialogForm {...attributes}>
          {outcome === 'order' && money.reason !== 'provider_differs' && <WhichOrder {...fields} />}
          {outcome === 'give_back' && <HowBack {...fields} />}
          {outcome === 'not_ours' && (
            <FormField
              name="reason"
              label="¿Por qué?"
              hint="Queda guardado con el pago. La familia no lo recibe."
              maxLength={decideOpenMoneyLimits.reason.max}
              required
              multiline
            />
          )}
          <Summary>{consequence(fields)}</Summary>
          <DialogFoot
            action={outcomeLabel(outcome, money)}
            pendingAction="Guardando…"
            pending={form.isSubmitting}
            failure={failure}
            isOver={false}
            onClose={onClose}
          />
        </DialogForm>
      </FormikProvider>
      {confirmDialog}
    </Dialog>
  );
}

function useDecision({ money, outcome, onClose }: DecideDialogProps) {
  const showToast = useToast();
  const { failure, fail, setFailure } = useFormFailure();
  const keys = useIdempotencyKey<DecideOpenMoneyDto>();
  const [decide] = useDecideOpenMoneyMutation();
  const [findOrders] = useLazyListOrdersQuery();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  /** The chosen order, or the one with the typed number; null when there is none. */
  const orderIdOf = async ({ order, number }: Values) => (order === OTHER ? findOrderId(number, findOrders) : order);
  const needsOrder = outcome === 'order' && money.reason !== 'provider_differs';
  const { form, attributes } = useShopForm<Values>({
    initialValues: {
      order: money.candidates[0]?.id ?? OTHER,
      number: '',
      way: '',
      evidence: '',
      reason: '',
    },
    errorsIn: (values) => errorsOf(values, { money, outcome }),
    send: async (values) => {
      setFailure(undefined);
      const orderId = needsOrder ? await orderIdOf(values) : undefined;
      if (orderId === null) return { number: 'No encontramos este pedido' };
      const decideOpenMoneyDto = bodyOf(values, outcome, orderId);
      const arg = { id: money.id, 'Idempotency-Key': keys.of(decideOpenMoneyDto), decideOpenMoneyDto };
      const { data, error } = await withConfirmedIdentity(() => decide(arg));
      if (error) return fail(error, values);
      showToast({
        kind: 'success',
        title: data.refund && data.refund.state !== 'done' ? 'Anotado en «Por devolver»' : 'Listo',
        text: data.order ? placeOf(data.order) : 'Queda en el registro con tu nombre.',
      });
      onClose();
      return undefined;
    },
  });
  return { form, attributes, failure, confirmDialog };
}

/** An order that is under review after it was accepted has a code without uses. */
function placeOf({ orderNumber, status }: NonNullable<DecidedMoneyDto['order']>): string {
  return status === 'payment_review'
    ? `El pedido ${orderNumber} sigue en revisión: ábrelo y decide.`
    : `Quedó en el pedido ${orderNumber}.`;
}

function bodyOf(
  { way, evidence, reason }: Values,
  kind: MoneyOutcome,
  orderId: string | undefined,
): DecideOpenMoneyDto {
  if (kind === 'give_back')
    return { kind, refund: { way: way as 'bank_transfer', evidence: evidence.trim() || undefined } };
  return { kind, orderId, reason: reason.trim() || undefined };
}

function errorsOf(
  { order, number, way, reason }: Values,
  { money, outcome }: Pick<DecideDialogProps, 'money' | 'outcome'>,
): Partial<Record<keyof Values, string>> {
  if (outcome === 'order' && money.reason !== 'provider_differs' && order === OTHER && !number.trim())
    return { number: 'Escribe el número del pedido, por ejemplo SIG-7K2QXM' };
  if (outcome === 'give_back' && !way) return { way: 'Elige cómo se devuelve el dinero' };
  if (outcome === 'not_ours' && !reason.trim()) return { reason: 'Escribe por qué' };
  return {};
}

interface FieldsProps {
  money: OpenMoneyDto;
  outcome: MoneyOutcome;
  form: FormikContextType<Values>;
}

function WhichOrder({ money, form: { values, setFieldValue } }: FieldsProps) {
  return (
    <>
      {money.candidates.length > 0 && (
        <RadioCards
          legend="¿De cuál pedido?"
          name="order"
          value={values.order}
          onChange={(order) => void setFieldValue('order', order)}
          options={[
            ...money.candidates.map(({ id, orderNumber, customerName }) => ({
              value: id,
              label: orderNumber,
              hint: customerName || 'Sin nombre',
            })),
            { value: OTHER, label: 'De otro pedido', hint: 'Escribe su número.' },
          ]}
        />
      )}
      {values.order === OTHER && (
        <FormField name="number" label="Número del pedido" placeholder="SIG-7K2QXM" maxLength={20} required />
      )}
    </>
  );
}

/** Money without an order is not voided from here. */
function HowBack({ money, form: { values, errors, submitCount, setFieldValue } }: FieldsProps) {
  const ways = (['provider_panel', 'bank_transfer'] as const).filter(
    (way) => money.provider || way === 'bank_transfer',
  );
  return (
    <>
      <RadioCards
        legend="¿Cómo?"
        name="way"
        value={values.way}
        error={submitCount > 0 ? errors.way : undefined}
        onChange={(way) => void setFieldValue('way', way)}
        options={ways.map((way) => ({
          value: way,
          label: REFUND_WAYS[way].name,
          hint: way === 'bank_transfer' && !money.order ? 'Pídele su cuenta a quien pagó.' : REFUND_WAYS[way].hint,
        }))}
      />
      <FormField
        name="evidence"
        label="Número del comprobante"
        hint="Solo si ya lo devolviste."
        maxLength={openMoneyRefundLimits.evidence.max}
      />
    </>
  );
}

/** What the decision will do, in a sentence. */
function consequence({ money, outcome, form: { values } }: FieldsProps): string {
  const amount = amountInWords(money);
  if (outcome === 'order' && money.reason === 'provider_differs')
    return `El pago de ${amount} sigue contando y el pedido continúa donde iba.`;
  if (outcome === 'order')
    return `${amount} entran a ese pedido. Si con eso queda pagado, empieza y la familia recibe un correo; si falta, espera el resto.`;
  if (outcome === 'new_order')
    return money.reason === 'amount'
      ? `Se hace el pedido con lo que quería comprar y con estos ${amount}. Si falta, espera el resto; la familia recibe un correo.`
      : 'Las piezas se hacen aunque haya otro pedido igual. La familia recibe un correo.';
  if (outcome === 'not_ours' && money.reason === 'provider_differs')
    return 'El pedido queda sin este pago y en revisión. La familia recibe un correo.';
  if (outcome === 'not_ours') return `${amount} salen de la lista y de las cuentas. No se le avisa a nadie.`;
  if (money.order && money.reason !== 'order_closed')
    return `Se pide la devolución de ${amount} en su pedido, con su fecha. La familia recibe un correo.`;
  return values.evidence.trim()
    ? `${amount} quedan como devueltos con ese comprobante.`
    : `${amount} pasan a «Por devolver», con su fecha, hasta que escribas el comprobante.`;
}

const Summary = styled.p`
  padding: var(--space-12) var(--space-16);
  border-left: 3px solid var(--thread);
  background: var(--surface-alt);
`;

import { type FormikContextType, FormikProvider } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  askRefundLimits,
  type AskRefundDto,
  type OrderRefundsDto,
  type RefundCovers,
  useAskForRefundMutation,
  useListOrderRefundsQuery,
  useProposeRefundMutation,
} from '../../../api/refunds.api';
import type { CustomerRequestDto } from '../../../api/requests.api';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { paymentMethodName } from '../../../domain/payment-methods';
import { REFUND_COVERS, REFUND_REASONS, REFUND_WAYS } from '../../../domain/refund-choices';
import { formatCop } from '../../../shared/lib/format-cop';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useFormFailure } from '../../../shared/lib/use-form-failure';
import { useIdempotencyKey } from '../../../shared/lib/use-idempotency-key';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useToast } from '../../../shared/state/use-toast';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../../shared/ui/dialog-form';
import { FormField } from '../../../shared/ui/FormField';
import { RadioCards } from '../../../shared/ui/RadioCards';
import { pesosOf, showAmount } from '../order/receipt-rules';
import { errorsUpTo, firstValues, REASON_OF, type RefundValues, type Step, STEPS, toDto } from './refund-form';
import { paidFor, type PieceCounts, RefundPieces } from './RefundPieces';

interface RefundSheetProps {
  order: StaffOrderDto;
  money: OrderRefundsDto;
  /** False for the workshop, which proposes refunds. */
  isOwner: boolean;
  /** The accepted request of the customer that the refund answers: its reason and its pieces are filled in. */
  request?: CustomerRequestDto;
  onClose: () => void;
}

/** Three steps in one sheet: why, what and how much, how; then a sentence that says what will happen. */
export default function RefundSheet(props: RefundSheetProps) {
  const { order, money, isOwner, request, onClose } = props;
  const { step, setStep, failure, confirmDialog, form, attributes } = useRefundForm(props);
  const back = STEPS[STEPS.indexOf(step) - 1];
  return (
    <Dialog title="Devolver" words={`Paso ${STEPS.indexOf(step) + 1} de ${STEPS.length}`} onClose={onClose}>
      <FormikProvider value={form}>
        <DialogForm {...attributes}>
          <StepFields step={step} form={form} order={order} money={money} isOwner={isOwner} request={request} />
          <DialogFoot
            action={step === 'how' ? (isOwner ? 'Devolver' : 'Proponer la devolución') : 'Seguir'}
            pendingAction="Enviando…"
            pending={form.isSubmitting}
            failure={failure}
            isOver={false}
            needsConnection={step === 'how'}
            onClose={() => (back ? setStep(back) : onClose())}
          />
        </DialogForm>
      </FormikProvider>
      {confirmDialog}
    </Dialog>
  );
}

/** The form that goes through the steps, and sends the last one. */
function useRefundForm({ order, money, isOwner, request, onClose }: RefundSheetProps) {
  const showToast = useToast();
  const [step, setStep] = useState<Step>(request ? 'how-much' : 'why');
  const { failure, fail, setFailure } = useFormFailure();
  const [ask] = useAskForRefundMutation();
  const [propose] = useProposeRefundMutation();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const keys = useIdempotencyKey<AskRefundDto>();
  const { form, attributes } = useShopForm<RefundValues>({
    initialValues: firstValues(money, request),
    errorsIn: (values) => errorsUpTo(step, values, money),
    send: async (values) => {
      const next = STEPS[STEPS.indexOf(step) + 1];
      if (next) {
        setStep(next);
        return undefined;
      }
      setFailure(undefined);
      const askRefundDto = toDto(values, request);
      const arg = { id: order.id, 'Idempotency-Key': keys.of(askRefundDto), askRefundDto };
      const { error } = await (isOwner ? withConfirmedIdentity(() => ask(arg)) : propose(arg));
      if (error) {
        const fields = fail(error, values);
        if (fields.amount || fields.pieces || fields.note) setStep('how-much');
        return fields;
      }
      showToast({
        kind: 'success',
        title: isOwner ? 'Devolución registrada' : 'Devolución propuesta',
        text: `${order.orderNumber}: ${isOwner ? 'le escribimos a la familia' : 'una dueña la mira; la familia todavía no sabe'}.`,
      });
      onClose();
      return undefined;
    },
  });
  return { step, setStep, failure, confirmDialog, form, attributes };
}

interface StepFieldsProps extends Omit<RefundSheetProps, 'onClose'> {
  step: Step;
  form: FormikContextType<RefundValues>;
}

function StepFields({ step, ...props }: StepFieldsProps) {
  if (step === 'why') return <Reason {...props} />;
  return step === 'how' ? <Way {...props} /> : <Amount {...props} />;
}

type FieldsProps = Omit<StepFieldsProps, 'step'>;

function Reason({ form: { values, errors, submitCount, setFieldValue }, request }: FieldsProps) {
  return (
    <RadioCards
      legend="¿Por qué?"
      name="reason"
      value={values.reason}
      error={submitCount > 0 ? errors.reason : undefined}
      onChange={(reason) => void setFieldValue('reason', reason)}
      options={Object.entries(REFUND_REASONS)
        .filter(([value]) => !request || value === REASON_OF[request.kind])
        .map(([value, { name, hint }]) => ({ value, label: name, hint }))}
    />
  );
}

function Amount({ form: { values, setValues }, money }: FieldsProps) {
  const { covers, pieces } = values;
  const isShipping = covers === 'shipping';
  const most = isShipping ? money.shipping : money.available;
  const choose = (next: RefundCovers) => {
    const amount = next === 'order' ? formatCop(money.available) : '';
    void setValues({ ...values, covers: next, pieces: {}, amount, way: next === 'shipping' ? 'bank_transfer' : '' });
  };
  const tick = (next: PieceCounts) => {
    const sum = Math.min(paidFor(next, money.pieces), money.available);
    void setValues({ ...values, pieces: next, amount: sum > 0 ? formatCop(sum) : '' });
  };
  return (
    <>
      {money.shipping > 0 && money.available > 0 && (
        <RadioCards
          legend="¿Qué devuelves?"
          name="covers"
          value={covers}
          onChange={(next) => choose(next as RefundCovers)}
          options={Object.entries(REFUND_COVERS).map(([value, { name, hint }]) => ({ value, label: name, hint }))}
        />
      )}
      {!isShipping && <RefundPieces pieces={money.pieces} counts={pieces} onChange={tick} />}
      <FormField
        name="amount"
        label="¿Cuánto?"
        inputMode="numeric"
        required
        keep={showAmount}
        hint={isShipping ? `Lo que pagó al recibir, hasta ${formatCop(most)}` : `Todo lo que queda: ${formatCop(most)}`}
      />
      {isShipping && (
        <FormField
          name="note"
          label="Por qué devuelves el envío"
          hint="La familia lo lee en el correo"
          maxLength={askRefundLimits.note.max}
          required
        />
      )}
    </>
  );
}

function Way({ form: { values, errors, submitCount, setFieldValue }, order, money, isOwner, request }: FieldsProps) {
  const { covers, way, reason } = values;
  const amount = pesosOf(values.amount);
  const { currentData: checked } = useListOrderRefundsQuery({ id: order.id, amount });
  const ways = covers === 'shipping' ? [{ way: 'bank_transfer', problem: null } as const] : (checked?.ways ?? []);
  const waits = !isOwner || amount > money.approvalAbove;
  return (
    <>
      {request?.kind === 'withdrawal' && (
        <p>{request.words ? `La familia escribió: «${request.words}»` : 'La familia escoge por dónde: pregúntale.'}</p>
      )}
      <RadioCards
        legend="¿Cómo?"
        name="way"
        value={way}
        error={submitCount > 0 ? errors.way : undefined}
        onChange={(next) => void setFieldValue('way', next)}
        options={ways.map(({ way: each, problem }) => ({
          value: each,
          label: REFUND_WAYS[each].name,
          hint: problem ?? REFUND_WAYS[each].hint,
          isDisabled: problem !== null,
        }))}
      />
      {way && reason && (
        <Summary>
          <span>{`Vas a ${isOwner ? 'devolver' : 'proponer que se devuelvan'} `}</span>
          <strong translate="no">{formatCop(amount)}</strong>
          <span>{`${covers === 'shipping' ? ' del envío' : ''} a `}</span>
          <strong translate="no">{order.customerName || 'la familia'}</strong>
          <span>{` ${REFUND_WAYS[way].sentence(paymentMethodName(order.paymentMethod))}, por ${REFUND_REASONS[reason].name.toLowerCase()}.`}</span>
          <span>{waits ? ' Espera a que una dueña la apruebe.' : ''}</span>
          <span>{isOwner ? ' Le llega un correo a ' : ' La familia no se entera todavía.'}</span>
          <span translate="no">{isOwner ? `${order.customerEmail}.` : ''}</span>
        </Summary>
      )}
    </>
  );
}

const Summary = styled.p`
  padding: var(--space-12) var(--space-16);
  border-left: 3px solid var(--thread);
  background: var(--surface-alt);
`;

import { type FormikContextType, FormikProvider } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  type AskRefundDto,
  type OrderRefundsDto,
  type RefundReason,
  type RefundWay,
  useAskForRefundMutation,
  useListOrderRefundsQuery,
  useProposeRefundMutation,
} from '../../../api/refunds.api';
import type { CustomerRequestDto } from '../../../api/requests.api';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { REFUND_REASONS, REFUND_WAYS } from '../../../domain/refund-words';
import { formatCop } from '../../../shared/lib/format-cop';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useFormFailure } from '../../../shared/lib/use-form-failure';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useToast } from '../../../shared/state/use-toast';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../../shared/ui/dialog-form';
import { FormField } from '../../../shared/ui/FormField';
import { RadioCards } from '../../../shared/ui/RadioCards';
import { pesosOf, showAmount } from '../order/transfer-rules';
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

/** The API refuses another reason. */
const REASON_OF = { withdrawal: 'retracto', guarantee: 'garantia' } as const;

type Step = 'why' | 'how-much' | 'how';
const STEPS: readonly Step[] = ['why', 'how-much', 'how'];

interface Values {
  reason: RefundReason | '';
  amount: string;
  way: RefundWay | '';
}

/** Three steps in one sheet: why, how much, how; then a sentence about the consequences. */
export default function RefundSheet(props: RefundSheetProps) {
  const { order, money, isOwner, request, onClose } = props;
  const { step, setStep, failure, confirmDialog, form, attributes } = useRefundForm(props);
  const back = STEPS[STEPS.indexOf(step) - 1];
  return (
    <Dialog title="Devolver dinero" words={`Paso ${STEPS.indexOf(step) + 1} de ${STEPS.length}`} onClose={onClose}>
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
  const { form, attributes } = useShopForm<Values>({
    initialValues: {
      reason: request ? REASON_OF[request.kind] : '',
      amount: formatCop(request ? amountOf(request, order, money) : money.available),
      way: '',
    },
    errorsIn: (values) => errorsUpTo(step, values, money.available),
    send: async (values) => {
      const { reason, amount, way } = values;
      const next = STEPS[STEPS.indexOf(step) + 1];
      if (next) {
        setStep(next);
        return undefined;
      }
      setFailure(undefined);
      const askRefundDto = { reason, way, amount: pesosOf(amount), requestId: request?.id } as AskRefundDto;
      const arg = { id: order.id, askRefundDto };
      const { error } = await (isOwner ? withConfirmedIdentity(() => ask(arg)) : propose(arg));
      if (error) {
        const fields = fail(error, values);
        if (fields.amount) setStep('how-much');
        return fields;
      }
      showToast({
        kind: 'success',
        title: 'Devolución registrada',
        text: `${order.orderNumber}: le escribimos a la familia.`,
      });
      onClose();
      return undefined;
    },
  });
  return { step, setStep, failure, confirmDialog, form, attributes };
}

interface StepFieldsProps extends Omit<RefundSheetProps, 'onClose'> {
  step: Step;
  form: FormikContextType<Values>;
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

function Amount({ form: { setFieldValue }, order, money, request }: FieldsProps) {
  return (
    <>
      <FormField
        name="amount"
        label="¿Cuánto?"
        inputMode="numeric"
        required
        keep={showAmount}
        hint={`Todo lo que queda: ${formatCop(money.available)}`}
      />
      {order.items.length > 1 && (
        <RefundPieces
          order={order}
          first={request ? countsOf(request) : {}}
          onAmount={(sum) => void setFieldValue('amount', sum > 0 ? formatCop(Math.min(sum, money.available)) : '')}
        />
      )}
    </>
  );
}

function Way({ form: { values, errors, submitCount, setFieldValue }, order, money, isOwner, request }: FieldsProps) {
  const amount = pesosOf(values.amount);
  const { currentData: checked } = useListOrderRefundsQuery({ id: order.id, amount });
  return (
    <>
      {request?.kind === 'withdrawal' && (
        <p>{request.words ? `La familia escribió: «${request.words}»` : 'La familia escoge por dónde: pregúntale.'}</p>
      )}
      <RadioCards
        legend="¿Cómo?"
        name="way"
        value={values.way}
        error={submitCount > 0 ? errors.way : undefined}
        onChange={(way) => void setFieldValue('way', way)}
        options={(checked?.ways ?? []).map(({ way, problem }) => ({
          value: way,
          label: REFUND_WAYS[way].name,
          hint: problem ?? REFUND_WAYS[way].hint,
          isDisabled: problem !== null,
        }))}
      />
      {values.way && values.reason && (
        <Summary>
          <span>{`Devuelves ${formatCop(amount)} de `}</span>
          <span translate="no">{order.orderNumber}</span>
          <span>{` ${REFUND_WAYS[values.way].sentence}, por ${REFUND_REASONS[values.reason].name.toLowerCase()}. `}</span>
          <span translate="no">{order.customerEmail}</span>
          <span>{` recibe un correo.${!isOwner || amount > money.approvalAbove ? ' Espera a que una dueña la apruebe.' : ''}`}</span>
        </Summary>
      )}
    </>
  );
}

function countsOf({ pieces }: CustomerRequestDto): PieceCounts {
  return Object.fromEntries(pieces.map(({ position, quantity }) => [position, quantity]));
}

/** The amount paid for the pieces of a request, at most what is left to refund. */
function amountOf(request: CustomerRequestDto, order: StaffOrderDto, { available }: OrderRefundsDto): number {
  return Math.min(paidFor(countsOf(request), order), available);
}

/** Errors of the fields that this step and those before it show. */
function errorsUpTo(
  step: Step,
  { reason, amount, way }: Values,
  available: number,
): Partial<Record<keyof Values, string>> {
  const pesos = pesosOf(amount);
  if (!reason) return { reason: 'Elige por qué se devuelve el dinero' };
  if (step === 'why') return {};
  if (pesos < 1) return { amount: 'Escribe cuánto devuelves' };
  if (pesos > available) return { amount: `Quedan ${formatCop(available)} por devolver` };
  if (step === 'how-much') return {};
  return way ? {} : { way: 'Elige cómo se devuelve el dinero' };
}

const Summary = styled.p`
  padding: var(--space-12) var(--space-16);
  border-left: 3px solid var(--thread);
  background: var(--surface-alt);
`;

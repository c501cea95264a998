import { FormikProvider } from 'formik';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type CallError, hasCode } from '../../api/api-error';
import { type CheckedStatementDto, useLazyListOrdersQuery, useRecordPayoutMutation } from '../../api/money.api';
import { useRecordReceiptMutation } from '../../api/workshop.api';
import { errorMessage } from '../../shared/lib/error-message';
import { formatCop } from '../../shared/lib/format-cop';
import { randomId } from '../../shared/lib/random-id';
import { useConfirmedIdentity } from '../../shared/lib/use-confirmed-identity';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import { DialogForm } from '../../shared/ui/dialog-form';
import { FormField } from '../../shared/ui/FormField';
import { Note } from '../../shared/ui/Note';
import { Panel, PanelTitle } from '../../shared/ui/panel';
import { Price } from '../../shared/ui/Price';
import { SelectField } from '../../shared/ui/SelectField';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import {
  depositErrors,
  type DepositRow,
  depositsOf,
  depositValues,
  type DepositValues,
  feeField,
  isWithDeposit,
  numberField,
  type PlannedDeposit,
  summaryOf,
  surestFirst,
  whatField,
} from './deposit-form';
import { dayName } from './money-words';
import { findOrderId } from './find-order';

/** Movements on the screen at first, and with each press. */
const PAGE = 50;

/** Codes of what the books have already. */
const KNOWN = ['order.reference_used', 'order.reference_repeated', 'money.payout_known'];

interface DepositsProps {
  statement: CheckedStatementDto;
  /** Some were written down: the statement is to be compared again. */
  onRecorded: () => void;
}

/** Money of the bank that is not in the books: the owner says what each movement is, and writes them down together. */
export default function Deposits({ statement, onRecorded }: DepositsProps) {
  const [shown, setShown] = useState(PAGE);
  const all = surestFirst(statement.differing.filter(isWithDeposit));
  // Nothing is written down that the owner did not see.
  const rows = all.slice(0, shown);
  const { form, attributes, refusals, confirmDialog } = useDeposits(all, rows, onRecorded);
  const planned = depositsOf(form.values, rows);
  return (
    <Panel aria-label="Llegó y no está anotado">
      <PanelTitle>Llegó y no está anotado</PanelTitle>
      <p>Di de quién es cada uno. Los que dejes así no se anotan.</p>
      <FormikProvider value={form}>
        <DialogForm {...attributes}>
          <Rows>
            {rows.map((row) => (
              <li key={row.bank.line}>
                <RowFields row={row} values={form.values} />
                <div role="alert">
                  {refusals[row.bank.line] && <Note kind="warning">{refusals[row.bank.line]!}</Note>}
                </div>
              </li>
            ))}
          </Rows>
          {rows.length < all.length && (
            <Button variant="text" size="s" onClick={() => setShown(shown + PAGE)}>
              {`Ver más (quedan ${all.length - rows.length})`}
            </Button>
          )}
          <p role="status">{summaryOf(planned)}</p>
          <SubmitButton pending={form.isSubmitting} unready={planned.length === 0}>
            {form.isSubmitting ? 'Anotando…' : 'Anotar en el libro'}
          </SubmitButton>
        </DialogForm>
      </FormikProvider>
      {confirmDialog}
    </Panel>
  );
}

function useDeposits(all: readonly DepositRow[], rows: readonly DepositRow[], onRecorded: () => void) {
  const showToast = useToast();
  const [refusals, setRefusals] = useState<Readonly<Record<number, string>>>({});
  const [receive] = useRecordReceiptMutation();
  const [payOut] = useRecordPayoutMutation();
  const [findOrders] = useLazyListOrdersQuery();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const keys = useRef(new Map<string, string>());
  /** The same key for the same movement after a lost answer. */
  const keyOf = (content: object) => {
    const text = JSON.stringify(content);
    const key = keys.current.get(text) ?? randomId();
    keys.current.set(text, key);
    return key;
  };
  const record = async ({
    row: { bank, deposit },
    ...planned
  }: PlannedDeposit): Promise<CallError | string | undefined> => {
    const money = { amount: bank.amount, reference: deposit.reference };
    if (planned.what === 'payout') {
      const payoutDto = { ...money, day: bank.day, fee: planned.fee };
      const call = { payoutDto, 'Idempotency-Key': keyOf(payoutDto) };
      return (await withConfirmedIdentity(() => payOut(call))).error;
    }
    const id = planned.what === 'order' ? deposit.order!.id : await findOrderId(planned.number, findOrders);
    if (!id) return 'No encontramos este pedido';
    const receiptDto = { ...money, movedAt: `${bank.day}T00:00:00-05:00` };
    return (await receive({ id, receiptDto, 'Idempotency-Key': keyOf({ id, ...receiptDto }) })).error;
  };
  const { form, attributes } = useShopForm<DepositValues>({
    initialValues: depositValues(all),
    errorsIn: (values) => depositErrors(values, rows),
    send: async (values) => {
      const refused: Record<number, string> = {};
      let count = 0;
      for (const planned of depositsOf(values, rows)) {
        const error = await record(planned);
        // The person closed the question for the password.
        if (typeof error === 'object' && hasCode(error, 'auth.password_again')) break;
        if (!error) count += 1;
        else refused[planned.row.bank.line] = refusalOf(error);
      }
      setRefusals(refused);
      if (count > 0) {
        const text = count === 1 ? '1 movimiento quedó en el libro.' : `${count} movimientos quedaron en el libro.`;
        showToast({ kind: 'success', title: 'Anotado en el libro', text });
      }
      if (count > 0 || Object.keys(refused).length > 0) onRecorded();
      return undefined;
    },
  });
  return { form, attributes, refusals, confirmDialog };
}

function refusalOf(error: CallError | string): string {
  if (typeof error === 'string') return error;
  return KNOWN.some((code) => hasCode(error, code))
    ? `Ya estaba en el libro. ${errorMessage(error)}`
    : errorMessage(error);
}

/** One movement: what the bank says, and whose it is. */
function RowFields({ row: { bank, deposit }, values }: { row: DepositRow; values: DepositValues }) {
  const { line, day, amount, reference } = bank;
  const { order, by, isPayout } = deposit;
  const what = values[whatField(line)];
  return (
    <>
      <p>
        <strong>
          <Price amount={amount} />
        </strong>
        <span>{` · ${dayName(day)}`}</span>
      </p>
      <small translate="no">{reference}</small>
      <SelectField
        name={whatField(line)}
        label="¿Qué es?"
        placeholder="Dejarlo así"
        hint={by === 'amount' ? 'Es el único pedido que debe ese valor. Revisa que sea de esa familia.' : undefined}
        options={[
          ...(order
            ? [{ value: 'order', label: `Pago de ${order.number}${order.customer ? `, ${order.customer}` : ''}` }]
            : []),
          { value: 'other', label: order ? 'Pago de otro pedido' : 'Pago de un pedido' },
          { value: 'payout', label: isPayout ? 'Consignación de la pasarela' : 'Lo consignó la pasarela' },
        ]}
      />
      {what === 'order' && order && order.owed !== amount && (
        <Note kind="info">
          {order.owed === 0
            ? 'Ese pedido ya está pagado: esto sobraría.'
            : `A ese pedido le faltan ${formatCop(order.owed)}.`}
        </Note>
      )}
      {what === 'other' && (
        <FormField
          name={numberField(line)}
          label="Número del pedido"
          placeholder="SIG-7K2QXM"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      {what === 'payout' && (
        <FormField
          name={feeField(line)}
          label="Comisión que se quedó"
          inputMode="numeric"
          autoComplete="off"
          required
        />
      )}
    </>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    padding-block: var(--space-16);
    border-top: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-soft);
  }
`;

import { styled } from 'styled-components';
import type { CartTotalsDto } from '../../api/cart.api';
import type { BankTransferOrderDto } from '../../api/orders.api';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import type { Customer } from './customer';
import { useBankTransfer } from './use-bank-transfer';

interface TransferPaymentProps {
  cart: CartTotalsDto;
  sessionId: string;
  instalments: 1 | 2;
  /** Null while data are missing. */
  customer: Customer | null;
  /** Hint shown while data are missing. */
  incomplete: string;
  /** Called when the button is pressed while data are missing; shows the first problem. */
  onIncomplete: () => void;
  /** Called with the server's message of each invalid field. */
  onRefused: (fields: Record<string, string>) => void;
  onOrder: (order: BankTransferOrderDto) => void;
}

/** The button that places an order to be paid by bank transfer, or a free one. */
export function TransferPayment(props: TransferPaymentProps) {
  const { cart, sessionId, instalments, customer, incomplete, onIncomplete, onRefused, onOrder } = props;
  const label = cart.finalTotal > 0 ? 'Pedir y pagar por transferencia' : 'Confirmar pedido';
  const { pending, failure, place } = useBankTransfer({ cart, sessionId, instalments, onRefused, onOrder });
  return (
    <Box>
      <Button
        size="l"
        full
        pending={pending}
        unready={!customer}
        onClick={() => (customer ? void place(customer) : onIncomplete())}
      >
        {pending ? 'Reservando tu pedido…' : label}
      </Button>
      {!customer && <Note kind="info">{incomplete}</Note>}
      <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-16);
`;

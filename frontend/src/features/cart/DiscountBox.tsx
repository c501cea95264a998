import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { CartTotalsDto } from '../../api/cart.api';
import { formatCop } from '../../shared/lib/format-cop';
import { Button } from '../../shared/ui/Button';
import { Control, FieldRoot } from '../../shared/ui/field.styles';
import { Note } from '../../shared/ui/Note';
import { type DiscountProblem, useDiscount } from './use-discount';

interface DiscountBoxProps {
  cart: CartTotalsDto;
  sessionId: string;
}

/** Applies and removes a discount code and shows why one is invalid. */
export function DiscountBox({ cart, sessionId }: DiscountBoxProps) {
  const { form, attributes, problem, removeCode, busy } = useDiscount(sessionId);
  const { discountCode, discountPercent, discountAmount, discountNotice } = cart;
  const saving = discountPercent > 0 ? `${discountPercent}%` : formatCop(discountAmount);
  const id = useId();
  const shown: DiscountProblem | null | undefined = problem ?? (discountNotice && noticeOf(discountNotice));
  return (
    <Frame>
      {discountCode ? (
        <Applied role="status">
          <CircleCheck aria-hidden="true" />
          <span>
            <span>{'Código aplicado: '}</span>
            <strong translate="no">{discountCode}</strong>
            <span>{`, ${saving} menos`}</span>
          </span>
          <Button variant="text" size="s" pending={busy} onClick={() => void removeCode()}>
            Quitar
          </Button>
        </Applied>
      ) : (
        <FieldRoot as="form" {...attributes}>
          <label htmlFor={id}>Código de descuento</label>
          <Row>
            <Control
              id={id}
              {...form.getFieldProps('code')}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
            />
            <Button type="submit" variant="secondary" pending={busy}>
              Aplicar
            </Button>
          </Row>
        </FieldRoot>
      )}
      <div id={`${id}-problem`} role="alert">
        {shown && (
          <Note kind="error">
            {shown.title && <Title>{shown.title}</Title>}
            <span>{shown.text}</span>
          </Note>
        )}
      </div>
    </Frame>
  );
}

function noticeOf({ title, message }: { title: string; message: string }): DiscountProblem {
  return { title, text: message };
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-8);
`;

const Row = styled.div`
  display: flex;
  gap: var(--space-8);
  input {
    min-width: 0;
  }
  button {
    flex: none;
    padding-inline: var(--space-18);
  }
`;

const Applied = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  font-size: var(--font-size-sm);
  color: var(--success);
  .lucide {
    width: 20px;
    height: 20px;
  }
  button {
    margin-left: auto;
  }
`;

const Title = styled.strong`
  display: block;
`;

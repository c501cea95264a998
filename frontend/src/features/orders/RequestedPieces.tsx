import type { FormikContextType } from 'formik';
import { type Ref, useId } from 'react';
import { styled } from 'styled-components';
import type { RequestablePieceDto, RequestOptionsDto } from '../../api/requests.api';
import { NO_WITHDRAWAL, requestableNow } from '../../domain/request-words';
import { checkStyles } from '../../shared/ui/check.styles';
import { FieldError } from '../../shared/ui/FieldError';
import { QuantityStepper } from '../../shared/ui/QuantityStepper';
import type { RequestDraft } from './request-draft';

interface RequestedPiecesProps {
  ref: Ref<HTMLFieldSetElement>;
  form: FormikContextType<RequestDraft>;
  options: RequestOptionsDto;
}

/** The lines of the order to tick; of several pieces of a line, how many. */
export function RequestedPieces({ ref, form, options }: RequestedPiecesProps) {
  const { values, errors, submitCount, setFieldValue } = form;
  const errorId = useId();
  const error = submitCount > 0 ? (errors.pieces as string | undefined) : undefined;
  const set = (position: number, quantity: number) =>
    void setFieldValue('pieces', { ...values.pieces, [position]: quantity });
  return (
    <Group ref={ref} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <legend>¿De qué piezas?</legend>
      {options.pieces.map((piece) => {
        const { position, name } = piece;
        const most = requestableNow(values.kind, piece);
        const quantity = Math.min(values.pieces[position] ?? 0, most);
        return (
          <div key={position}>
            <label>
              <input
                type="checkbox"
                checked={quantity > 0}
                disabled={most === 0}
                onChange={({ target }) => set(position, target.checked ? most : 0)}
              />
              <span>
                <span>{name}</span>
                {most === 0 && <small>{problemOf(piece)}</small>}
              </span>
            </label>
            {quantity > 0 && most > 1 && (
              <QuantityStepper
                label={name}
                value={quantity}
                max={most}
                onStep={(step) => set(position, quantity + step)}
              />
            )}
          </div>
        );
      })}
      {error && <FieldError id={errorId} message={error} />}
    </Group>
  );
}

function problemOf({ left }: RequestablePieceDto): string {
  return left === 0 ? 'Ya hay una solicitud por esta pieza.' : NO_WITHDRAWAL;
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  &:focus {
    outline: none;
  }
  legend {
    margin-bottom: var(--space-8);
    font-weight: 600;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8);
  }
  label {
    display: flex;
    align-items: flex-start;
    gap: var(--space-12);
    min-height: var(--target);
    padding-block: var(--space-8);
  }
  input {
    ${checkStyles}
  }
  input:disabled {
    border-style: dashed;
    cursor: not-allowed;
  }
  span {
    display: grid;
    gap: 2px;
  }
  small {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

import { useField } from 'formik';
import { type ChangeEvent, useId } from 'react';
import { css, styled } from 'styled-components';
import { Control, FieldFoot, FieldRoot, Optional } from '../../../shared/ui/field.styles';
import { FieldError } from '../../../shared/ui/FieldError';
import { Switch } from '../../../shared/ui/Switch';
import { ChangedIcon } from './ChangedIcon';
import type { EditField, TypedField } from './edit-field';
import type { Kind } from './kinds';

interface EditInputProps {
  /** Name of the formik field. */
  name: string;
  field: TypedField;
  /** Stored value when the field differs from it; null is a value too. */
  before?: EditField['stored'];
  /** Label at the left and value at the right, for price lists. */
  inRow?: boolean;
}

/** A field of a row; shows the old value below while it is changed. */
export function EditInput({ name, field, before, inRow = false }: EditInputProps) {
  const { kind, label, hint, multiline, optional } = field;
  const [input, { error, initialValue, touched, value }, { setValue }] = useField<string>(name);
  const id = useId();
  const isChanged = before !== undefined;
  // A text that this device kept from an earlier visit shows its error at once.
  const message = touched || value !== initialValue || isChanged ? error : undefined;
  const foot = { message, before: isChanged ? kind.words(before) : undefined, hint };
  if (kind.products)
    return (
      <ProductSwitches
        label={label}
        products={kind.products}
        value={value}
        onChange={(ids) => void setValue(ids)}
        foot={foot}
      />
    );
  if (kind.isSwitch)
    return (
      <div>
        <Switch checked={value === 'true'} label={label} onChange={(checked) => void setValue(String(checked))}>
          {isChanged && <ChangedIcon />}
          <span>{`${label}: ${kind.words(valueOf(kind, value))}`}</span>
        </Switch>
        <Foot id={id} {...foot} />
      </div>
    );
  const describedBy = [message && `${id}error`, isChanged && `${id}before`, hint && `${id}hint`].filter(Boolean);
  return (
    <Root $inRow={inRow}>
      <label htmlFor={id}>
        {isChanged && <ChangedIcon />}
        <span>{`${label} `}</span>
        {optional && <Optional>(opcional)</Optional>}
      </label>
      <Typed
        as={kind.choices ? 'select' : multiline ? 'textarea' : 'input'}
        id={id}
        {...input}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          void setValue((kind.keep ?? same)(event.target.value, value))
        }
        $isAmount={kind.inputMode === 'numeric'}
        type={kind.type}
        inputMode={kind.inputMode}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={message ? true : undefined}
        aria-describedby={describedBy.join(' ') || undefined}
      >
        {kind.choices?.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </Typed>
      <Foot id={id} {...foot} />
    </Root>
  );
}

interface FootProps {
  /** Prefix of the ids by which the input names what is below it. */
  id: string;
  message: string | undefined;
  /** The stored value in words, while the field differs from it. */
  before: string | undefined;
  hint: string | undefined;
}

/** What is below an input: its error, the old value and a hint. */
function Foot({ id, message, before, hint }: FootProps) {
  return (
    <>
      {message && <FieldError id={`${id}error`} message={message} />}
      {before !== undefined && <Before id={`${id}before`}>{`Antes: ${before}`}</Before>}
      {hint && <FieldFoot id={`${id}hint`}>{hint}</FieldFoot>}
    </>
  );
}

interface ProductSwitchesProps {
  label: string;
  products: NonNullable<Kind['products']>;
  /** Ids of the products that are off, with commas between them. */
  value: string;
  onChange: (value: string) => void;
  foot: Omit<FootProps, 'id'>;
}

/** A switch for each product. */
function ProductSwitches({ label, products, value, onChange, foot }: ProductSwitchesProps) {
  const id = useId();
  const off = value === '' ? [] : value.split(',').map(Number);
  const turn = (product: number, on: boolean) => {
    const ids = on ? off.filter((other) => other !== product) : [...off, product];
    onChange(ids.sort((a, b) => a - b).join(','));
  };
  return (
    <Products aria-describedby={`${id}hint`}>
      <legend>
        {foot.before !== undefined && <ChangedIcon />}
        <span>{label}</span>
      </legend>
      {products.map((product) => (
        <Switch
          key={product.id}
          checked={!off.includes(product.id)}
          label={product.name}
          onChange={(on) => turn(product.id, on)}
        >
          <span translate="no">{product.name}</span>
        </Switch>
      ))}
      <Foot {...foot} id={id} />
    </Products>
  );
}

const Products = styled.fieldset`
  display: grid;
  gap: var(--space-4);
`;

function valueOf(kind: Kind, text: string): EditField['stored'] {
  const parsed = kind.parse(text);
  return 'value' in parsed ? parsed.value : null;
}

const same = (text: string) => text;

const row = css`
  grid-template-columns: minmax(0, 1fr) 132px;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  padding-block: var(--space-8);
  label {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
    justify-self: end;
  }
`;

const Root = styled(FieldRoot)<{ $inRow: boolean }>`
  ${({ $inRow }) => $inRow && row}
`;

const Typed = styled(Control)<{ $isAmount: boolean }>`
  min-height: 44px;
  padding-block: var(--space-8);
  ${({ $isAmount }) => $isAmount && 'font-variant-numeric: tabular-nums; text-align: right;'}
`;

export const Before = styled.p`
  font-size: var(--font-size-xs);
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
  white-space: pre-line;
`;

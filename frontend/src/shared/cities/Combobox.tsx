import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useShopField } from '../lib/use-shop-field';
import { Control, FieldRoot } from '../ui/field.styles';
import { FieldError } from '../ui/FieldError';
import { FieldLabel } from '../ui/FieldLabel';
import { IconButton } from '../ui/IconButton';
import { ComboboxMenu } from './ComboboxMenu';

interface ComboboxProps<Item> {
  /** Name of the formik field. */
  name: string;
  label: string;
  autoComplete: string;
  /** A longer text for the chosen value, shown unless the shopper is typing. */
  shown?: string;
  /** Suggestions for the typed text. */
  items: Item[];
  toText: (item: Item) => string;
  /** Text that distinguishes items with the same name. */
  toNote?: (item: Item) => string;
  /** Marks the current value, which is highlighted when the list opens. */
  isChosen: (item: Item) => boolean;
  onChoose: (item: Item) => void;
  /** Called when the field loses the focus. */
  onLeave: () => void;
}

/** A text field with suggestions. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { name, label, autoComplete, shown, items, toText, toNote, isChosen, onChoose, onLeave } = props;
  const { field, touched, error, setValue } = useShopField<string>(name);
  const [isTyping, setTyping] = useState(false);
  const box = useCombobox<Item>({
    items,
    inputValue: isTyping ? field.value : (shown ?? field.value),
    selectedItem: null,
    defaultHighlightedIndex: Math.max(items.findIndex(isChosen), 0),
    itemToString: (item) => (item === null ? '' : toText(item)),
    stateReducer: keepTextOnBlur,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setTyping(false);
      onChoose(selectedItem);
    },
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? countOf(items.length) : ''),
  });
  const message = touched ? error : undefined;
  const control = box.getInputProps({
    onChange: (event) => {
      setTyping(true);
      setValue(event.currentTarget.value);
    },
    onBlur: (event: FocusEvent) => {
      setTyping(false);
      field.onBlur(event);
      onLeave();
    },
  });
  return (
    <FieldRoot>
      <FieldLabel {...box.getLabelProps()} label={label} required />
      <Frame>
        <Control
          {...control}
          name={name}
          data-shown={shown}
          data-value={shown && field.value}
          autoComplete={autoComplete}
          enterKeyHint="next"
          required
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${control.id}-error` : undefined}
        />
        <IconButton {...box.getToggleButtonProps()} label="Ver la lista">
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <ComboboxMenu box={box} items={items} toText={toText} toNote={toNote} />
      </Frame>
      {message && <FieldError id={`${control.id}-error`} message={message} />}
    </FieldRoot>
  );
}

/** Keeps the typed text on blur, because the highlighted item may be another city with the same prefix. */
function keepTextOnBlur<Item>(
  { selectedItem, inputValue }: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  return type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem, inputValue } : changes;
}

function countOf(count: number): string {
  if (count === 0) return 'No encontramos ese lugar';
  return count === 1 ? 'Una opción' : `${count} opciones`;
}

const Frame = styled.div`
  position: relative;
  input {
    padding-right: var(--space-56);
  }
  > button {
    position: absolute;
    top: 4px;
    right: 4px;
  }
`;

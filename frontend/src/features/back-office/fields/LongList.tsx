import { useId, useState } from 'react';
import type { Elements } from '../../../shared/lib/elements';
import { foldText } from '../../../shared/lib/fold-text';
import { useFirstItems } from '../../../shared/lib/use-first-items';
import { Button } from '../../../shared/ui/Button';
import { Control, FieldRoot } from '../../../shared/ui/field.styles';
import { Stack } from './Stack';

/** Lists up to this length have no search field. */
const SHORT = 20;
/** A phone draws so many cards at once without delay. */
const STEP = 50;

interface LongListProps<Item> {
  items: readonly Item[];
  /** The text that the search compares. */
  textOf: (item: Item) => string;
  /** Label of the search field. */
  label: string;
  children: (items: readonly Item[]) => Elements;
}

/** A list of any length: a search field when it is long, and its first items with more on request. */
export function LongList<Item>({ items: all, textOf, label, children }: LongListProps<Item>) {
  const [text, setText] = useState('');
  const searched = foldText(text.trim());
  const found = searched ? all.filter((item) => foldText(textOf(item)).includes(searched)) : all;
  const { items, showMore } = useFirstItems(found, STEP);
  const id = useId();
  return (
    <Stack>
      {all.length > SHORT && (
        <FieldRoot>
          <label htmlFor={id}>{label}</label>
          <Control
            id={id}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p role="status">{searched && `${found.length} de ${all.length}`}</p>
        </FieldRoot>
      )}
      {children(items)}
      {showMore && (
        <Button variant="secondary" onClick={showMore}>
          Ver más
        </Button>
      )}
    </Stack>
  );
}

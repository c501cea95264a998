import type { UseComboboxReturnValue } from 'downshift';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { layers } from '../../theme/layers';

interface ComboboxMenuProps<Item> {
  box: UseComboboxReturnValue<Item>;
  items: readonly Item[];
  toText: (item: Item) => string;
  toNote?: (item: Item) => string;
}

/** The suggestions below a field. */
export function ComboboxMenu<Item>({ box, items, toText, toNote }: ComboboxMenuProps<Item>) {
  const open = box.isOpen && items.length > 0;
  const list = box.getMenuProps({ 'aria-label': 'Opciones', 'aria-labelledby': undefined });
  useEffect(() => {
    if (open) scrollIntoWindow(document.getElementById(list.id)!);
  }, [open, list.id]);
  return (
    <List {...list} hidden={!open}>
      {open &&
        items.map((item, index) => (
          <li
            key={`${toText(item)}, ${toNote?.(item)}`}
            {...box.getItemProps({ item, index })}
            className={index === box.highlightedIndex ? 'highlighted' : undefined}
          >
            <span>{`${toText(item)} `}</span>
            {toNote && <small>{toNote(item)}</small>}
          </li>
        ))}
    </List>
  );
}

/** Scrolls the field up when a phone's keyboard covers the suggestions. */
function scrollIntoWindow(list: HTMLElement): void {
  const visible = window.visualViewport?.height ?? innerHeight;
  if (list.getBoundingClientRect().bottom > visible)
    list.parentElement!.parentElement!.scrollIntoView({ behavior: 'instant' });
}

const List = styled.ul`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: ${layers.raised};
  max-height: 272px;
  overflow-y: auto;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-2);
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-12);
    min-height: var(--target);
    padding: calc(var(--space-8) + 1px) var(--space-14);
    cursor: pointer;
  }
  .highlighted {
    background: var(--surface-hover);
    color: var(--brand);
  }
  small {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

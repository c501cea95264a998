import { type RefObject, useEffect } from 'react';
import { styled } from 'styled-components';
import { ProductSearch } from '../../features/catalogue/ProductSearch';
import { useInteractOutside } from '../../shared/lib/use-interact-outside';

interface SearchPanelProps {
  id: string;
  /** The element that contains the panel and the button that opens it. */
  box: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called on Escape. */
  onEscape: () => void;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** The search panel below the bar of wide windows. */
export default function SearchPanel({ id, box, onClose, onEscape }: SearchPanelProps) {
  useInteractOutside(box, true, onClose);
  useEffect(() => {
    const element = box.current!;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onEscape();
    };
    element.addEventListener('keydown', escape);
    return () => element.removeEventListener('keydown', escape);
  }, [box, onEscape]);
  return (
    <Panel id={id}>
      <ProductSearch inputRef={focus} onSearch={onClose} />
    </Panel>
  );
}

const Panel = styled.div`
  position: absolute;
  top: calc(100% + 12px);
  right: 0;
  width: 400px;
  padding: var(--space-12);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface);
  box-shadow: var(--shadow-3);
`;

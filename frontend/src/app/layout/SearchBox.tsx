import Search from 'lucide-react/icons/search';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useLeave } from '../../shared/lib/use-leave';
import { IconButton } from '../../shared/ui/IconButton';
import { ProductSearch } from '../../features/catalogue/ProductSearch';

/** The magnifier of the bar on wide windows: a click opens the search below it. */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useId();

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  const close = useCallback(() => setOpen(false), []);
  useLeave(box, open, close);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <Box ref={box} onKeyDown={closeOnEscape}>
      <IconButton
        ref={opener}
        label="Buscar productos"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Search aria-hidden="true" />
      </IconButton>
      <Panel id={panel} hidden={!open}>
        {open && <ProductSearch inputRef={input} onSearch={close} />}
      </Panel>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;

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

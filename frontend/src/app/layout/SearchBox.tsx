import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sayUnreachable } from './say-unreachable';
import { useLeave } from '../../shared/lib/use-leave';
import { IconButton } from '../../shared/ui/IconButton';

const loadSearch = () => import('../../features/catalogue/ProductSearch');
const ProductSearch = lazy(async () => ({ default: (await loadSearch()).ProductSearch }));

const preload = () => void loadSearch().catch(() => undefined);
const focus = (input: HTMLInputElement | null) => input?.focus();

/** The magnifier of the bar on wide windows: a click opens the search below it. Its code comes when it is about to be pressed. */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();

  const close = useCallback(() => setOpen(false), []);
  useLeave(box, open, close);

  const toggle = () => {
    if (open) close();
    else
      loadSearch().then(
        () => setOpen(true),
        () => sayUnreachable('el buscador'),
      );
  };
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
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        <Search aria-hidden="true" />
      </IconButton>
      <Panel id={panel} hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <ProductSearch inputRef={focus} onSearch={close} />
          </Suspense>
        )}
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

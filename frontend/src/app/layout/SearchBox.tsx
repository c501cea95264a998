import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../shared/state/app-store';
import { IconButton } from '../../shared/ui/IconButton';
import { showUnreachable } from './show-unreachable';

const loadPanel = () => import('./SearchPanel');
const SearchPanel = lazy(loadPanel);

const preload = () => void loadPanel().catch(() => undefined);

/** The search button of the bar in wide windows: a click opens the search below it. Its code is loaded on hover or focus. */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const dispatch = useAppDispatch();

  const close = useCallback(() => setOpen(false), []);
  const closeAndReturn = useCallback(() => {
    setOpen(false);
    opener.current?.focus();
  }, []);
  const show = () =>
    loadPanel().then(
      () => setOpen(true),
      () => dispatch(showUnreachable('el buscador')),
    );

  return (
    <Box ref={box}>
      <IconButton
        ref={opener}
        label="Buscar productos"
        aria-expanded={open}
        aria-controls={panel}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open ? close : () => void show()}
      >
        <Search aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <SearchPanel id={panel} box={box} onClose={close} onEscape={closeAndReturn} />
        </Suspense>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;

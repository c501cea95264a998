import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, lazy, type FormEvent, type Ref, Suspense, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useInteractOutside } from '../../shared/lib/use-interact-outside';
import { IconButton } from '../../shared/ui/IconButton';

const loadSearch = () => import('./SearchResults');
/** A failed load leaves the search usable without suggestions. */
const SearchResults = lazy(() => loadSearch().catch(() => ({ default: () => null })));

interface ProductSearchProps {
  /** Initial text, for example the current search. */
  text?: string;
  /** Called after a search, to close the container of the form. Not called for an empty text. */
  onSearch?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * Product search: shows suggestions while the shopper types; Enter opens all results on the catalogue page. Arrow keys
 * move through the suggestions. A plain form until hydration.
 */
export function ProductSearch({ text = '', onSearch, inputRef, className }: ProductSearchProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** Typed text; undefined while the suggestions are closed. */
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  const close = useCallback(() => setTyped(undefined), []);
  useInteractOutside(frame, isOpen, close);

  const leave = () => {
    close();
    onSearch?.();
  };
  const submit = useSubmit(leave);

  return (
    <Frame
      ref={frame}
      role="search"
      className={className}
      onKeyDown={(event) => (event.key === 'Escape' ? close() : moveFocus(event))}
    >
      <Form action="/productos" onSubmit={submit}>
        <input
          key={text}
          ref={inputRef}
          type="search"
          name="search"
          defaultValue={text}
          aria-label="Buscar productos"
          placeholder="Busca pañaleras, mochilas…"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onFocus={(event) => setTyped(event.currentTarget.value)}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <IconButton label="Buscar" type="submit">
          <Search aria-hidden="true" />
        </IconButton>
      </Form>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchResults text={typed} onLeave={leave} />
        </Suspense>
      )}
    </Frame>
  );
}

/** Opens the page of the search target, which is told what was searched for; submits the plain form when the code fails to load. */
function useSubmit(onAnswered: () => void) {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = ({ searchTarget, rememberSearch }: Awaited<ReturnType<typeof loadSearch>>) => {
      // The shopper has opened another page.
      if (!form.isConnected) return;
      const searched = form.querySelector('input')!.value;
      const target = searchTarget(searched);
      if (!target) return;
      rememberSearch(searched);
      onAnswered();
      void navigate(target, { state: { searched } });
    };
    loadSearch().then(answer, () => form.submit());
  };
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the field and the links with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const Frame = styled.div`
  position: relative;
`;

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  padding-left: var(--space-14);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-2);
  background: var(--surface-raised);
  &:focus-within {
    border-color: var(--brand);
    box-shadow:
      inset 0 0 0 1px var(--brand),
      0 0 0 4px var(--brand-light);
  }
  input {
    width: 100%;
    min-width: 0;
    min-height: var(--target);
    border: 0;
    background: none;
    font-size: 1rem;
  }
  /* The native button is too small for touch. */
  input::-webkit-search-cancel-button {
    display: none;
  }
  input::placeholder {
    color: var(--text-placeholder);
    opacity: 1;
  }
  input:focus {
    outline: 2px solid transparent;
  }
`;

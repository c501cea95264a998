import Search from 'lucide-react/icons/search';
import { type FormEvent, type Ref, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { IconButton } from '../../shared/ui/IconButton';
import { searchTarget } from './search-target';

interface ProductSearchProps {
  /** What was searched for last. */
  text?: string;
  /** The search was answered: close what holds the form. Not called while there is nothing to search for. */
  onSearch?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** Looks for products on Enter or click; the catalogue page shows what was found. A plain form until the page is alive. */
export function ProductSearch({ text = '', onSearch, inputRef, className }: ProductSearchProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = searchTarget(form.current?.querySelector('input')?.value ?? '');
    if (!target) return;
    onSearch?.();
    void navigate(target);
  };

  return (
    <Form ref={form} role="search" action="/productos" onSubmit={submit} className={className}>
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
      />
      <IconButton label="Buscar" type="submit">
        <Search aria-hidden="true" />
      </IconButton>
    </Form>
  );
}

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
  input::placeholder {
    color: var(--text-placeholder);
    opacity: 1;
  }
  input:focus {
    outline: 2px solid transparent;
  }
`;

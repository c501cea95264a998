import { Search } from 'lucide-react';
import type { FormEvent, Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { searchTarget } from '../../features/catalogue/search-target';
import { IconButton } from '../../shared/ui/IconButton';

interface SearchFormProps {
  /** The search was answered: close what holds the form. Not called while there is nothing to search for. */
  onSearch: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Looks for products on Enter or click; the catalogue page shows what was found. */
export function SearchForm({ onSearch, inputRef }: SearchFormProps) {
  const navigate = useNavigate();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = searchTarget(event.currentTarget.querySelector('input')?.value ?? '');
    if (!target) return;
    onSearch();
    void navigate(target);
  };

  return (
    <Field role="search" onSubmit={submit}>
      <input
        ref={inputRef}
        type="search"
        aria-label="Buscar productos"
        placeholder="Busca pañaleras, mochilas…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      <IconButton label="Buscar" type="submit">
        <Search aria-hidden="true" />
      </IconButton>
    </Field>
  );
}

const Field = styled.form`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-left: 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-2);
  background: var(--white);
  &:focus-within {
    border-color: var(--brand-700);
    box-shadow:
      inset 0 0 0 1px var(--brand-700),
      0 0 0 4px var(--brand-100);
  }
  input {
    width: 100%;
    min-height: var(--target);
    border: 0;
    background: none;
    font-size: 1rem;
  }
  input::placeholder {
    color: var(--placeholder);
    opacity: 1;
  }
  input:focus {
    outline: 2px solid transparent;
  }
`;

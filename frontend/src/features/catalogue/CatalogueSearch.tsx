import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { IconButton } from '../../shared/ui/IconButton';
import { from } from '../../theme/media';
import { searchTarget } from './search-target';

/** Search box of the catalogue page on phones, where the header has none. Works as a plain form until the page is alive. */
export function CatalogueSearch({ text }: { text: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = searchTarget(field.current?.value ?? '');
    if (target) void navigate(target);
  };
  return (
    <Form role="search" action="/productos" onSubmit={submit}>
      <input
        key={text}
        ref={field}
        type="search"
        name="search"
        defaultValue={text}
        aria-label="Buscar productos"
        placeholder="Busca pañaleras, mochilas…"
        enterKeyHint="search"
      />
      <IconButton type="submit" label="Buscar">
        <Search aria-hidden="true" />
      </IconButton>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 16px;
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
    min-width: 0;
    min-height: var(--target);
    border: 0;
    background: none;
    font-size: 1rem;
  }
  input:focus {
    outline: none;
  }
  input::placeholder {
    color: var(--placeholder);
    opacity: 1;
  }
  ${from(1100)} {
    display: none;
  }
`;

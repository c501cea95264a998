import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button';
import { Control } from '../../../shared/ui/field.styles';
import { IconButton } from '../../../shared/ui/IconButton';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';

/** Id of the field in the list, to which links lead. */
export const SEARCH_ID = 'buscar';

interface OrderSearchProps {
  /** Current search text; '' without a search. */
  text: string;
  onSearch: (text: string) => void;
  id?: string;
}

/** Search field for orders, by number, customer, phone, embroidered name or tracking number. */
export function OrderSearch({ text, onSearch, id: givenId }: OrderSearchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  if (searched !== text) {
    setSearched(text);
    setTyped(text);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <Form role="search" aria-label="Pedidos" onSubmit={submit}>
      <Field>
        <VisuallyHidden as="label" htmlFor={id}>
          Buscar pedidos
        </VisuallyHidden>
        <Control
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder="Pedido, nombre o guía"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed && (
          <IconButton label="Borrar búsqueda" onClick={clear}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </Field>
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" />
        <span>Buscar</span>
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-8);
  max-width: 620px;
  > button {
    padding-inline: var(--space-18);
  }
`;

const Field = styled.div`
  position: relative;
  input {
    padding-right: var(--space-52);
    text-overflow: ellipsis;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    position: absolute;
    top: 4px;
    right: 4px;
  }
`;

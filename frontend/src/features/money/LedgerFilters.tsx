import Download from 'lucide-react/icons/download';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { downloadFile } from '../../api/download-file';
import { entriesSheetPath, type EntryFilter, type EntryKind } from '../../api/money.api';
import { PAYMENT_METHOD_NAMES } from '../../domain/payment-methods';
import { errorMessage } from '../../shared/lib/error-message';
import { useConfirmedIdentity } from '../../shared/lib/use-confirmed-identity';
import { useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import { Control, FieldRoot } from '../../shared/ui/field.styles';
import { from } from '../../theme/media';
import { KIND_WORDS } from './money-words';

interface FiltersProps {
  filter: EntryFilter;
  onChange: (changed: EntryFilter) => void;
}

/** Days, kind and method of the ledger, and the download of what they choose. */
export function LedgerFilters({ filter, onChange }: FiltersProps) {
  return (
    <Fields role="group" aria-label="Filtros">
      <Field label="Desde" type="date" value={filter.from} onChange={(day) => onChange({ from: day })} />
      <Field label="Hasta" type="date" value={filter.to} onChange={(day) => onChange({ to: day })} />
      <Choice
        label="Qué"
        value={filter.kind}
        all="Todo"
        names={KIND_WORDS}
        onChange={(kind) => onChange({ kind: kind as EntryKind })}
      />
      <Choice
        label="Medio"
        value={filter.method}
        all="Todos"
        names={PAYMENT_METHOD_NAMES}
        onChange={(method) => onChange({ method })}
      />
      <DownloadSheet filter={filter} />
    </Fields>
  );
}

interface FieldProps {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

function Field({ label, value = '', onChange, type }: FieldProps & { type: 'date' }) {
  const id = useId();
  return (
    <FieldRoot>
      <label htmlFor={id}>{label}</label>
      <Control type={type} id={id} value={value} onChange={({ target }) => onChange(target.value)} />
    </FieldRoot>
  );
}

interface ChoiceProps extends FieldProps {
  /** The first choice, without a filter. */
  all: string;
  names: Readonly<Partial<Record<string, string>>>;
}

function Choice({ label, value = '', onChange, all, names }: ChoiceProps) {
  const id = useId();
  return (
    <FieldRoot>
      <label htmlFor={id}>{label}</label>
      <Control as="select" id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {Object.entries(names).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Control>
    </FieldRoot>
  );
}

/** Downloads the entries of a filter as a sheet. */
export function DownloadSheet({ filter, children = 'Descargar' }: { filter: EntryFilter; children?: string }) {
  const showToast = useToast();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    const { error } = await withConfirmedIdentity(() => downloadFile(entriesSheetPath(filter), 'libro.csv'));
    setPending(false);
    if (error) showToast({ kind: 'error', title: 'No se descargó', text: errorMessage(error) });
  };
  return (
    <div data-print="no">
      <Button variant="secondary" size="s" pending={isPending} onClick={() => void download()}>
        <Download aria-hidden="true" />
        <span>{children}</span>
      </Button>
      {confirmDialog}
    </div>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: var(--space-12);
  /* A date field is otherwise as wide as its text. */
  input {
    min-width: 0;
  }
  ${from(900)} {
    grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
  }
  @media print {
    display: none;
  }
`;

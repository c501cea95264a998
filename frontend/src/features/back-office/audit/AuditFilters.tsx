import Download from 'lucide-react/icons/download';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type AuditFilter, auditExportPath, type AuditKind, useListAuditPeopleQuery } from '../../../api/audit.api';
import { downloadFile } from '../../../api/download-file';
import { errorMessage } from '../../../shared/lib/error-message';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { Control, FieldRoot } from '../../../shared/ui/field.styles';
import AUDIT_KINDS from './audit-kinds.gen.json' with { type: 'json' };

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (changed: AuditFilter) => void;
}

/** Person, kind and days of the log, and the download of what they choose. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { data: people = [] } = useListAuditPeopleQuery();
  return (
    <Fields role="group" aria-label="Filtros">
      <Select label="Persona" value={filter.actor} onChange={(actor) => onChange({ actor })}>
        <option value="">Todas</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="shop">La tienda y desconocidos</option>
      </Select>
      <Select label="Tipo" value={filter.kind} onChange={(kind) => onChange({ kind: kind as AuditKind })}>
        <option value="">Todos</option>
        {Object.entries(AUDIT_KINDS).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      <Day label="Desde" value={filter.from} onChange={(from) => onChange({ from })} />
      <Day label="Hasta" value={filter.to} onChange={(to) => onChange({ to })} />
      <DownloadLog filter={filter} />
    </Fields>
  );
}

interface FieldProps {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

function Select({ label, value = '', onChange, children }: FieldProps & { children: ReactNode }) {
  const id = useId();
  return (
    <FieldRoot>
      <label htmlFor={id}>{label}</label>
      <Control as="select" id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </Control>
    </FieldRoot>
  );
}

function Day({ label, value = '', onChange }: FieldProps) {
  const id = useId();
  return (
    <FieldRoot>
      <label htmlFor={id}>{label}</label>
      <Control type="date" id={id} value={value} onChange={({ target }) => onChange(target.value)} />
    </FieldRoot>
  );
}

function DownloadLog({ filter }: { filter: AuditFilter }) {
  const showToast = useToast();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    const { error } = await withConfirmedIdentity(() => downloadFile(auditExportPath(filter), 'registro.csv'));
    setPending(false);
    if (error) showToast({ kind: 'error', title: 'No se descargó', text: errorMessage(error) });
  };
  return (
    <div>
      <Button variant="secondary" size="s" pending={isPending} onClick={() => void download()}>
        <Download aria-hidden="true" />
        <span>Descargar</span>
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
  @media (min-width: 900px) {
    grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
  }
`;

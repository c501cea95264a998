import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hasCode } from '../../api/api-error';
import { type CheckedStatementDto, useUploadStatementMutation } from '../../api/money.api';
import { errorMessage } from '../../shared/lib/error-message';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { useConfirmedIdentity } from '../../shared/lib/use-confirmed-identity';
import { FileButton } from '../../shared/ui/FileButton';
import { Note } from '../../shared/ui/Note';
import { Panel, PanelTitle, Row } from '../../shared/ui/panel';
import { Price } from '../../shared/ui/Price';
import { ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';
import { isWithDeposit } from './deposit-form';
import { dayName } from './money-words';
import { MoneyTabs } from './MoneyTabs';

/** Loaded when something can be written down. */
const Deposits = lazy(() => importWithRetry(() => import('./Deposits')));

const REASONS = {
  amount: 'El valor no es el mismo',
  not_in_books: 'Está en el banco, no en el libro',
  not_in_bank: 'Está en el libro, no en el banco',
} as const;

type Differing = CheckedStatementDto['differing'][number];

/** Compares the bank's statement with the books. */
export default function Statement() {
  const [check, { isLoading }] = useUploadStatementMutation();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [statement, setStatement] = useState<CheckedStatementDto>();
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<string>();
  const compare = async (chosen: File) => {
    setFailure(undefined);
    const { data, error } = await withConfirmedIdentity(() => check(chosen));
    // The person closed the question for the password.
    if (hasCode(error, 'auth.password_again')) return;
    if (error) return setFailure(errorMessage(error));
    setStatement(data);
    setFile(chosen);
  };
  return (
    <>
      <MoneyTabs isOwner />
      <p>
        Descarga el extracto de tu banco en CSV y súbelo aquí: te decimos qué transferencias coinciden con el libro y
        cuáles no, y anotas las que falten. El archivo no se guarda.
      </p>
      <Row>
        <FileButton accept=".csv,text/csv" disabled={isLoading} onFile={(chosen) => void compare(chosen)}>
          {isLoading ? 'Comparando…' : 'Subir el extracto'}
        </FileButton>
      </Row>
      <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
      <div role="status">{statement && <Compared statement={statement} />}</div>
      {statement && file && statement.differing.some(isWithDeposit) && (
        <Suspense fallback={null}>
          <Deposits
            // Another file has other lines.
            key={`${file.name} ${file.size} ${file.lastModified}`}
            statement={statement}
            onRecorded={() => void compare(file)}
          />
        </Suspense>
      )}
      {confirmDialog}
    </>
  );
}

function Compared({ statement }: { statement: CheckedStatementDto }) {
  const { from, to, matched, unreadable, bankSum, booksSum } = statement;
  // The others are in the form below.
  const differing = statement.differing.filter((row) => !isWithDeposit(row));
  return (
    <Results>
      <Panel aria-label="Resultado">
        <PanelTitle>{`Del ${dayName(from)} al ${dayName(to)}`}</PanelTitle>
        <p>{matched.length === 1 ? '1 movimiento coincide.' : `${matched.length} movimientos coinciden.`}</p>
        <p>
          <span>{'Banco '}</span>
          <Price amount={bankSum} />
          <span>{' · Libro '}</span>
          <Price amount={booksSum} />
        </p>
        {unreadable.length > 0 && (
          <Note kind="warning">{`No pudimos leer ${unreadable.length === 1 ? 'la línea' : 'las líneas'} ${unreadable.slice(0, 20).join(', ')} del archivo.`}</Note>
        )}
        {statement.differing.length === 0 && <Note kind="success">Todo lo demás también está igual.</Note>}
      </Panel>
      {differing.length > 0 && (
        <Panel aria-label="Diferencias">
          <PanelTitle>Diferencias</PanelTitle>
          <List>
            {differing.map((row) => (
              <DifferingRow key={`${row.bank?.line} ${row.entry?.id}`} row={row} />
            ))}
          </List>
        </Panel>
      )}
    </Results>
  );
}

function DifferingRow({ row: { reason, bank, entry } }: { row: Differing }) {
  return (
    <li>
      <strong>{REASONS[reason]}</strong>
      {bank && (
        <p>
          <span>{`Banco, ${dayName(bank.day)}: `}</span>
          <Price amount={bank.amount} />
          <small translate="no">{bank.reference}</small>
        </p>
      )}
      {entry && (
        <p>
          <span>{`Libro, ${dayName(entry.day)}: `}</span>
          <Price amount={entry.amount} />
          {entry.order && (
            <Link translate="no" to={`${ORDER_ADMIN_PATH}/${entry.order.id}`}>
              {entry.order.number}
            </Link>
          )}
          <small translate="no">{entry.reference}</small>
        </p>
      )}
    </li>
  );
}

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
`;

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    gap: var(--space-4);
    padding-block: var(--space-12);
    border-top: 1px solid var(--border);
    font-size: var(--font-size-sm);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-soft);
  }
  a {
    display: inline-block;
    padding: var(--space-8);
    color: var(--brand);
    font-weight: 600;
  }
`;

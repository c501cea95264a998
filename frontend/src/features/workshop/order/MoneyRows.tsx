import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { paymentMethodName } from '../../../domain/payment-methods';
import { formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { showDay } from '../../../shared/lib/moments';
import { Button } from '../../../shared/ui/Button';
import { actorName } from './HistoryPanel';

/** Loaded when it opens. */
const CorrectReceipt = lazy(() => importWithRetry(() => import('./CorrectReceipt')));

type Entry = StaffOrderDto['money']['entries'][number];

/** How money went back, for the ways that are no payment methods. */
const WAYS: Readonly<Partial<Record<string, string>>> = {
  card_void: 'anulando el pago',
  provider_panel: 'por el proveedor',
  bank_transfer: 'por transferencia',
};

/** Each movement of an order's money and each allowance, the oldest first, with a correction below what it corrects. */
export default function MoneyRows({ order, isOwner }: { order: StaffOrderDto; isOwner: boolean }) {
  const { entries, allowances } = order.money;
  const [corrected, setCorrected] = useState<Entry>();
  const reversalOf = (entry: Entry) => entries.find(({ reverses }) => reverses === entry.id);
  const rows = [
    ...entries
      .filter(({ reverses }) => reverses === null)
      .map((entry) => ({ at: entry.movedAt, key: entry.id, entry, allowance: undefined })),
    ...allowances.map((allowance) => ({ at: allowance.at, key: allowance.at, entry: undefined, allowance })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <>
      <List aria-label="Movimientos">
        {rows.map(({ key, entry, allowance }) =>
          entry ? (
            <EntryRow
              key={key}
              entry={entry}
              reversal={reversalOf(entry)}
              onCorrect={isOwner ? () => setCorrected(entry) : undefined}
            />
          ) : (
            <li key={key}>
              <Line what="Diferencia perdonada" amount={formatCop(allowance.amount)} />
              <Details day={allowance.at} actor={allowance.actor} words={[allowance.reason]} />
            </li>
          ),
        )}
      </List>
      {corrected && (
        <Suspense fallback={null}>
          <CorrectReceipt
            order={order}
            entry={corrected}
            isOver={reversalOf(corrected) !== undefined}
            onClose={() => setCorrected(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface EntryRowProps {
  entry: Entry;
  reversal: Entry | undefined;
  /** Opens the correction; undefined for who may not correct. */
  onCorrect?: () => void;
}

function EntryRow({ entry, reversal, onCorrect }: EntryRowProps) {
  const { kind, amount, reference, transactionId, isGiven } = entry;
  const sign = kind === 'payment' ? '+' : '−';
  // What the provider approved is taken back by the provider; what was given to the order is given to another one.
  const canCorrect = kind === 'payment' && (transactionId === null || isGiven) && !reversal;
  return (
    <li>
      <Line what={whatOf(entry)} amount={`${sign}${formatCop(amount)}`} isOff={reversal !== undefined} />
      <Details
        day={entry.movedAt}
        recorded={entry.at}
        actor={entry.actor}
        reference={reference ?? transactionId}
        words={[entry.reason, entry.note]}
      />
      {canCorrect && onCorrect && (
        <Button
          variant="text"
          size="s"
          aria-haspopup="dialog"
          aria-label={`Corregir el pago de ${formatCop(amount)}`}
          onClick={onCorrect}
        >
          Corregir
        </Button>
      )}
      {reversal && (
        <Beside>
          <Line
            what={reversal.actor === 'provider' ? 'El proveedor lo anuló' : 'Corregido: no cuenta'}
            amount={`−${formatCop(reversal.amount)}`}
          />
          <Details
            day={reversal.movedAt}
            recorded={reversal.at}
            actor={reversal.actor}
            words={[reversal.reason, reversal.note]}
          />
        </Beside>
      )}
    </li>
  );
}

function whatOf({ kind, method, covers }: Entry): string {
  if (kind === 'payment') return `Llegó: ${paymentMethodName(method)}`;
  const way = WAYS[method] ?? paymentMethodName(method);
  return covers === 'shipping' ? `Devuelto, el envío, ${way}` : `Devuelto ${way}`;
}

function Line({ what, amount, isOff = false }: { what: string; amount: string; isOff?: boolean }) {
  return (
    <p>
      <span>{what}</span>
      <Amount as={isOff ? 's' : 'span'}>{amount}</Amount>
    </p>
  );
}

interface DetailsProps {
  /** When the money moved. */
  day: string;
  /** When it was recorded. */
  recorded?: string;
  actor: string;
  reference?: string | null;
  /** Reason and note; '' for none. */
  words: readonly string[];
}

function Details({ day, recorded = day, actor, reference, words }: DetailsProps) {
  const isLater = showDay(recorded) !== showDay(day);
  return (
    <>
      <small>
        <span>{`${showDay(day)}, `}</span>
        <span translate="no">{actorName(actor)}</span>
        {isLater && <span>{` (anotado el ${showDay(recorded)})`}</span>}
      </small>
      {reference && (
        <small>
          <span>{'Referencia '}</span>
          <span translate="no">{reference}</span>
        </small>
      )}
      {words.filter(Boolean).map((text) => (
        <small key={text}>{text}</small>
      ))}
    </>
  );
}

const List = styled.ul`
  display: grid;
  li {
    padding-block: var(--space-10);
    border-top: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-16);
  }
  small {
    display: block;
    font-size: var(--font-size-sm);
    color: var(--text-soft);
    white-space: pre-line;
  }
`;

const Amount = styled.span`
  flex: none;
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Beside = styled.div`
  margin-top: var(--space-8);
  padding-left: var(--space-20);
`;

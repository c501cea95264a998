import { styled } from 'styled-components';
import type { BankAccountDto, InstalmentDto } from '../../api/orders.api';
import { describeDay, nextInstalment } from '../../domain/instalments';
import { formatCop } from '../lib/format-cop';
import { CopyButton } from './CopyButton';

interface TransferDetailsProps {
  account: BankAccountDto;
  /** Whole pesos. */
  amount: number;
  instalments: readonly InstalmentDto[];
}

/** Account, amount, reference and deadline of a transfer, each with a copy button. */
export function TransferDetails({ account, amount, instalments }: TransferDetailsProps) {
  const next = nextInstalment(instalments);
  return (
    <Facts>
      <Fact label="Valor" value={formatCop(amount)} copy={String(amount)} />
      <Fact label="Banco" value={account.bank} />
      <Fact label={`Cuenta de ${account.type.toLowerCase()}`} value={account.number} copy={account.number} />
      <Fact label="A nombre de" value={account.holder} />
      {next && <Fact label="Referencia" value={next.reference} copy={next.reference} />}
      {next?.payBy && <Fact label="A más tardar" value={describeDay(next.payBy)} />}
    </Facts>
  );
}

function Fact({ label, value, copy }: { label: string; value: string; copy?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span translate="no">{value}</span>
        {copy && <CopyButton what={label} text={copy} />}
      </dd>
    </div>
  );
}

const Facts = styled.dl`
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  > div {
    padding: var(--space-10) var(--space-20);
  }
  > div + div {
    border-top: 1px solid var(--border);
  }
  dt {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-24);
    min-height: var(--target);
    font-size: var(--font-size-lg);
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

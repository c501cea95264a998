import { styled } from 'styled-components';
import { firstInstalmentOf } from '../../domain/instalments';
import { formatCop } from '../../shared/lib/format-cop';
import { SegmentedRadio } from '../../shared/ui/SegmentedRadio';

interface TransferPartsProps {
  /** Total of the order, whole pesos. */
  total: number;
  value: 1 | 2;
  onChange: (parts: 1 | 2) => void;
}

/** Choice between one transfer and two halves, the second one due before shipping. */
export function TransferParts({ total, value, onChange }: TransferPartsProps) {
  const first = firstInstalmentOf(total);
  return (
    <div>
      <SegmentedRadio
        legend="Cuánto transfieres ahora"
        name="instalments"
        value={String(value)}
        onChange={(parts) => onChange(parts === '2' ? 2 : 1)}
        options={[
          { value: '1', label: 'Todo ahora', hint: formatCop(total) },
          { value: '2', label: 'En dos partes', hint: `${formatCop(first)} ahora` },
        ]}
      />
      <Hint>
        {`${
          value === 1
            ? 'Empezamos a hacer tu pedido apenas veamos la transferencia.'
            : `Con la mitad empezamos. Los otros ${formatCop(total - first)} los pagas cuando tu pedido esté listo, antes de enviarlo.`
        } Te lo guardamos 5 días hábiles.`}
      </Hint>
    </div>
  );
}

const Hint = styled.p`
  min-height: calc(2 * 1.5em);
  margin-top: var(--space-8);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;

import { useListBenchOrdersQuery } from '../../../api/bench.api';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { BENCH_PROBLEMS } from '../../../domain/bench-problems';
import { Note } from '../../../shared/ui/Note';
import { ORDERS_POLLING } from '../orders-polling';

/** What the bench says about an order that is being made; renders nothing before the first press. */
export function BenchState({ order: { id, status } }: { order: StaffOrderDto }) {
  const isMade = status === 'paid' || status === 'in_production';
  const { data } = useListBenchOrdersQuery(undefined, { ...ORDERS_POLLING, skip: !isMade });
  const pieces = (isMade && data?.find((order) => order.id === id)?.pieces) || [];
  const done = pieces.filter(({ doneAt }) => doneAt !== null).length;
  const problems = [...new Set(pieces.flatMap(({ problem }) => (problem ? [BENCH_PROBLEMS[problem]] : [])))];
  if (done === 0 && problems.length === 0) return null;
  return (
    <Note kind={problems.length > 0 ? 'warning' : 'info'} role="status">
      <p>
        {done === pieces.length
          ? 'El taller terminó todas las piezas. Toma la foto para la familia.'
          : `Taller: ${done} de ${pieces.length} ${pieces.length === 1 ? 'pieza lista' : 'piezas listas'}.`}
      </p>
      {problems.length > 0 && <p>Problema en el taller: {problems.join(', ')}.</p>}
    </Note>
  );
}

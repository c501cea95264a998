import { useListWorkbenchOrdersQuery } from '../../../api/workbench.api';
import { type StaffOrderDto, ORDERS_POLLING } from '../../../api/workshop.api';
import { IN_WORKSHOP } from '../../../domain/order-stages';
import { WORKBENCH_PROBLEMS } from '../../../domain/workbench-problems';
import { Note } from '../../../shared/ui/Note';

/** The finished pieces and open problems of an order in production; renders nothing before the first press. */
export function WorkbenchState({ order: { id, status } }: { order: StaffOrderDto }) {
  const isMade = IN_WORKSHOP.includes(status);
  const { data } = useListWorkbenchOrdersQuery(undefined, { ...ORDERS_POLLING, skip: !isMade });
  const pieces = (isMade && data?.find((order) => order.id === id)?.pieces) || [];
  const done = pieces.filter(({ doneAt }) => doneAt !== null).length;
  const problems = [...new Set(pieces.flatMap(({ problem }) => (problem ? [WORKBENCH_PROBLEMS[problem]] : [])))];
  if (done === 0 && problems.length === 0) return null;
  return (
    <Note kind={problems.length > 0 ? 'warning' : 'info'} role="status">
      <p>
        {done === pieces.length
          ? 'El taller terminó todas las piezas. Toma la foto para la familia.'
          : `Taller: ${done} de ${pieces.length} ${pieces.length === 1 ? 'pieza lista' : 'piezas listas'}.`}
      </p>
      {problems.length > 0 && <p>{`Problema en el taller: ${problems.join(', ')}.`}</p>}
    </Note>
  );
}

import { Link } from 'react-router-dom';
import { useListWorkbenchOrdersQuery } from '../../../api/workbench.api';
import { ORDERS_POLLING } from '../../../api/workshop.api';
import { WORKBENCH_PROBLEMS } from '../../../domain/workbench-problems';
import { Note } from '../../../shared/ui/Note';
import { ORDER_ADMIN_PATH } from '../../../shared/lib/panel-paths';

/** Pieces that the workbench cannot make; renders nothing when there are none. */
export function WorkbenchProblems() {
  const { data = [] } = useListWorkbenchOrdersQuery(undefined, ORDERS_POLLING);
  const stopped = data.flatMap(({ id, orderNumber, pieces }) => {
    const reason = pieces.find(({ problem }) => problem)?.problem;
    return reason ? [{ id, orderNumber, reason }] : [];
  });
  if (stopped.length === 0) return null;
  return (
    <Note kind="warning" role="status">
      <strong>Problemas en el taller</strong>
      <ul>
        {stopped.map(({ id, orderNumber, reason }) => (
          <li key={id}>
            <Link translate="no" to={`${ORDER_ADMIN_PATH}/${id}`}>
              {orderNumber}
            </Link>
            <span>{`: ${WORKBENCH_PROBLEMS[reason]}`}</span>
          </li>
        ))}
      </ul>
    </Note>
  );
}

import { Link } from 'react-router-dom';
import { useCountDueRefundsQuery } from '../../../api/refunds.api';
import { Note } from '../../../shared/ui/Note';
import { ORDERS_POLLING } from '../orders-polling';
import { REFUNDS_PATH } from '../refund/refunds-path';

/** Refunds with a last day; nothing while there are none. */
export function DueRefunds() {
  const { data: due } = useCountDueRefundsQuery(undefined, ORDERS_POLLING);
  if (!due || due.open === 0) return null;
  const late = due.overdue > 0 ? `, ${due.overdue} ${due.overdue === 1 ? 'atrasada' : 'atrasadas'}` : '';
  const asked = due.asked > 0 ? `, ${due.asked} por aprobar` : '';
  return (
    <Note kind={due.overdue > 0 ? 'error' : 'warning'}>
      <Link to={REFUNDS_PATH}>Devoluciones con fecha: {due.open}</Link>
      {late}
      {asked}.
    </Note>
  );
}

import type { RefundDto } from '../../../api/refunds.api';
import { REFUND_STATES } from '../../../domain/refund-words';
import { showMoment } from '../../../shared/lib/moments';
import { Disclosure } from '../../../shared/ui/Disclosure';

/** The steps of a refund as sentences. */
export function RefundHistory({ history }: Pick<RefundDto, 'history'>) {
  return (
    <Disclosure summary="Historia">
      <ol>
        {history.map(({ state, at, actor, note }, index) => (
          <li key={index}>
            {`${showMoment(at)}: ${REFUND_STATES[state].name}, ${actor === 'provider' ? 'el proveedor' : actor}.${note ? ` ${note}` : ''}`}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

import { styled } from 'styled-components';
import {
  type ReconciliationDto,
  useAskForReconciliationMutation,
  useListReconciliationsQuery,
} from '../../api/money.api';
import { dayAndMonth } from '../../domain/day-and-month';
import { errorMessage } from '../../shared/lib/error-message';
import { formatCop } from '../../shared/lib/format-cop';
import { showMoment } from '../../shared/lib/moments';
import { pollingOptions } from '../../shared/lib/polling-options';
import { useConfirmedIdentity } from '../../shared/lib/use-confirmed-identity';
import { useReauthOnForbidden } from '../../shared/lib/use-reauth-on-forbidden';
import { useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Note } from '../../shared/ui/Note';
import { Skeleton } from '../../shared/ui/Skeleton';

const POLLING = pollingOptions(60_000);
/** While a run that was asked for has not ended. */
const SOON = pollingOptions(3_000);

/** The nightly comparison of our payments with the provider's: how old it is, what each run found, and one now. */
export function Reconciliations() {
  const { data } = useListReconciliationsQuery();
  const isRunning = data?.runs.some(isUnfinished) ?? false;
  const { error, refetch } = useListReconciliationsQuery(undefined, isRunning ? SOON : POLLING);
  useReauthOnForbidden(error);
  const [ask, { isLoading }] = useAskForReconciliationMutation();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const showToast = useToast();
  const askNow = async () => {
    const answer = await withConfirmedIdentity(() => ask({ askReconciliationDto: {} }));
    if (answer.error) showToast({ kind: 'error', title: 'No se pudo comparar', text: errorMessage(answer.error) });
  };
  if (!data && error)
    return (
      <EmptyState
        title="No pudimos cargar la conciliación"
        action={<Button onClick={() => void refetch()}>Reintentar</Button>}
      >
        Revisa tu conexión y vuelve a intentar.
      </EmptyState>
    );
  if (!data) return <Skeleton height="240px" />;
  return (
    <Part>
      <p>
        Cada noche la tienda compara sus pagos con los que muestra el proveedor. Lo que faltaba se registra solo; lo que
        no cuadra aparece en «Sin pedido».
      </p>
      <Note kind={data.isLate ? 'warning' : 'info'}>{ageOf(data.lastDoneAt, data.isLate)}</Note>
      <Button pending={isLoading || isRunning} onClick={() => void askNow()}>
        {isRunning ? 'Comparando…' : 'Conciliar ahora'}
      </Button>
      {confirmDialog}
      <Runs>
        {data.runs.map((run) => (
          <li key={run.id}>
            <strong>{headline(run)}</strong>
            <span>{`${showMoment(run.at)} · Pagos del ${dayAndMonth(run.from)} al ${dayAndMonth(run.to)}`}</span>
            {run.state === 'done' && <span>{sums(run)}</span>}
          </li>
        ))}
      </Runs>
    </Part>
  );
}

function isUnfinished({ state }: ReconciliationDto): boolean {
  return state === 'waiting' || state === 'running';
}

function ageOf(lastDoneAt: string | null, isLate: boolean): string {
  if (!lastDoneAt) return 'Todavía no ha terminado ninguna comparación.';
  const words = `La última comparación completa: ${showMoment(lastDoneAt)}`;
  return isLate ? `Está atrasada o la más nueva falló: presiona «Conciliar ahora». ${words}` : words;
}

function headline({ state, differences, compared }: ReconciliationDto): string {
  if (state === 'waiting' || state === 'running') return 'Comparando…';
  if (state === 'failed') return 'No se pudo comparar';
  if (differences === 0) return compared === 1 ? '1 pago, todo igual' : `${compared} pagos, todo igual`;
  return differences === 1 ? `1 diferencia en ${compared} pagos` : `${differences} diferencias en ${compared} pagos`;
}

function sums({ providerSum, shopSum }: ReconciliationDto): string {
  return `El proveedor muestra ${formatCop(providerSum)} y nosotros ${formatCop(shopSum)}.`;
}

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-16);
  > p {
    max-width: var(--measure);
  }
`;

const Runs = styled.ul`
  display: grid;
  gap: var(--space-8);
  width: 100%;
  li {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-12) var(--space-16);
    border: 1px solid var(--border);
    border-radius: var(--radius-3);
    background: var(--surface-raised);
    font-variant-numeric: tabular-nums;
  }
  span {
    color: var(--text-soft);
  }
`;

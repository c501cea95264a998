import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { TodayDto } from '../../../api/today.api';
import { PHOTOS_PATH, REFUNDS_PATH, REQUESTS_PATH } from '../../../shared/lib/panel-paths';
import { orderAdminPath, wholeView } from '../order-admin-path';
import { REVIEW, TO_DO, TRANSFERS } from '../order-views';

interface Row {
  label: string;
  count: number;
  to: string;
  /** The urgent part, in red. */
  urgent?: string;
  /** Only when there is some. */
  rare?: boolean;
}

interface TodayRowsProps {
  today: TodayDto;
  /** Pages of other features. */
  chatsPath: string;
  workbenchPath: string;
  moneyPath: string;
}

/** The tasks that wait for a person, the most urgent first; each row leads to its list. */
export function TodayRows({ today, ...paths }: TodayRowsProps) {
  return (
    <List>
      {rowsOf(today, paths)
        .filter(({ rare, count }) => !rare || count > 0)
        .map(({ label, count, to, urgent }) => (
          <li key={label}>
            <Link to={to}>
              <span>
                <span>{label}</span>
                {urgent && <em>{urgent}</em>}
              </span>
              <Count $none={count === 0}>{count}</Count>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
    </List>
  );
}

function rowsOf(today: TodayDto, { chatsPath, workbenchPath, moneyPath }: Omit<TodayRowsProps, 'today'>): Row[] {
  const { overdue, dueToday, stopped, moneyToReview, transfers, chats, refunds, requests } = today;
  const { unrefunded, photosWaiting, photosWithError } = today;
  return [
    {
      label: 'Para hoy',
      count: overdue + dueToday,
      to: orderAdminPath({ ...wholeView(TO_DO), due: 'today' }),
      urgent: words(overdue, 'atrasado', 'atrasados'),
    },
    { label: 'Problemas en el taller', count: stopped, to: workbenchPath, rare: true },
    {
      label: 'Dinero por revisar',
      count: moneyToReview,
      // The workshop has the orders in review; the owner also what has no order.
      to: refunds ? moneyPath : orderAdminPath(wholeView(REVIEW)),
      rare: true,
    },
    { label: 'Transferencias por confirmar', count: transfers, to: orderAdminPath(wholeView(TRANSFERS)) },
    { label: 'Chats que esperan', count: chats, to: chatsPath },
    ...(refunds
      ? [
          {
            label: 'Devoluciones con fecha',
            count: refunds.open,
            to: REFUNDS_PATH,
            urgent: words(refunds.overdue, 'atrasada', 'atrasadas'),
          },
        ]
      : []),
    {
      label: 'Fotos sin respuesta',
      count: photosWaiting + photosWithError,
      to: PHOTOS_PATH,
      urgent: words(photosWithError, 'con un error', 'con un error'),
    },
    {
      label: 'Solicitudes de familias',
      count: requests.open,
      to: REQUESTS_PATH,
      urgent: words(requests.overdue, 'atrasada', 'atrasadas'),
    },
    {
      label: 'Aceptadas sin devolución',
      count: unrefunded.open,
      to: REQUESTS_PATH,
      urgent: words(unrefunded.overdue, 'atrasada', 'atrasadas'),
      rare: true,
    },
  ];
}

function words(count: number, one: string, several: string): string | undefined {
  return count > 0 ? `${count} ${count === 1 ? one : several}` : undefined;
}

const List = styled.ul`
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  li + li {
    border-top: 1px solid var(--border);
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-12);
    min-height: 60px;
    padding: var(--space-8) var(--space-12) var(--space-8) var(--space-16);
    font-weight: 500;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    background: var(--surface-hover);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  em {
    display: block;
    color: var(--danger);
    font-size: var(--font-size-sm);
    font-style: normal;
    font-weight: 600;
  }
  .lucide {
    width: 20px;
    height: 20px;
    color: var(--brand);
  }
`;

const Count = styled.span<{ $none: boolean }>`
  color: var(${({ $none }) => ($none ? '--text-soft' : '--text-title')});
  font-size: ${({ $none }) => ($none ? 'var(--font-size-md)' : 'var(--font-size-3)')};
  font-weight: ${({ $none }) => ($none ? 400 : 600)};
  font-variant-numeric: tabular-nums lining-nums;
`;

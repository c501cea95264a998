import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Due, OrderStatus, OrderSummaryDto } from '../../../api/workshop.api';
import { ORDER_STATUS_NAMES } from '../../../domain/order-admin-status';
import { ChipLink, ChipList } from '../../../shared/ui/ChipLink';
import { type OrderFilter, orderAdminPath, wholeView } from '../order-admin-path';
import { ALL, TO_DO } from '../order-views';
import { DayFields } from './DayFields';
import { shownCount } from './shown-count';

interface OrderFiltersProps {
  filter: OrderFilter;
  /** Undefined while it loads. */
  summary?: OrderSummaryDto;
  /** Returns the number of orders in a state; undefined while it loads. */
  countOf: (status: OrderStatus) => number | undefined;
}

const DUE: readonly [Due, string][] = [
  ['overdue', 'Atrasados'],
  ['today', 'Para hoy'],
  ['week', 'Para esta semana'],
];

/** Filters of a view: by state, express orders and due date, and by day in the view of all orders. */
export function OrderFilters({ filter, summary, countOf }: OrderFiltersProps) {
  const { view, status, express, due } = filter;
  const navigate = useNavigate();
  const change = (changes: Partial<OrderFilter>) => orderAdminPath({ ...filter, ...changes });
  const isWhole = orderAdminPath(filter) === orderAdminPath(wholeView(view));
  if (view.statuses.length < 2) return null;
  return (
    <Group>
      <ChipList aria-label="Filtros">
        <li>
          <ChipLink to={orderAdminPath(wholeView(view))} current={isWhole} replace>
            Todo
          </ChipLink>
        </li>
        {view === TO_DO &&
          DUE.map(([each, label]) => (
            <li key={each}>
              <ChipLink to={change({ due: each === due ? undefined : each })} current={each === due} replace>
                <span>{label}</span>
                <small>{` ${summary?.[each] ? shownCount(summary[each]) : ''}`}</small>
              </ChipLink>
            </li>
          ))}
        <li>
          <ChipLink to={change({ express: !express })} current={express} replace>
            Express
          </ChipLink>
        </li>
        {view.statuses.map((each) => (
          <li key={each}>
            <ChipLink to={change({ status: each === status ? undefined : each })} current={each === status} replace>
              <span>{ORDER_STATUS_NAMES[each]}</span>
              <small>{` ${countOf(each) ? shownCount(countOf(each)!) : ''}`}</small>
            </ChipLink>
          </li>
        ))}
      </ChipList>
      {view === ALL && (
        <DayFields filter={filter} onChange={(days) => void navigate(change(days), { replace: true })} />
      )}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: var(--space-16);
  /* Reserves the space of the count while it loads. */
  small {
    display: inline-block;
    min-width: 2ch;
    margin-left: var(--space-6);
    font-size: var(--font-size-xs);
    font-variant-numeric: tabular-nums;
  }
`;

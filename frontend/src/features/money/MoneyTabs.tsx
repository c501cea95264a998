import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ChipLink, ChipList } from '../../shared/ui/ChipLink';
import { REFUNDS_PATH } from '../../shared/lib/panel-paths';
import {
  LEDGER_PATH,
  MONEY_PATH,
  MONTH_PATH,
  OPEN_MONEY_PATH,
  RECONCILIATION_PATH,
  STATEMENT_PATH,
} from './money-paths';

const BOOKS = [
  { to: MONEY_PATH, label: 'Hoy y saldos' },
  { to: LEDGER_PATH, label: 'Libro' },
  { to: MONTH_PATH, label: 'Mes' },
] as const;

const OWNERS = [
  { to: REFUNDS_PATH, label: 'Por devolver' },
  { to: OPEN_MONEY_PATH, label: 'Sin pedido' },
  { to: RECONCILIATION_PATH, label: 'Conciliación' },
  { to: STATEMENT_PATH, label: 'Extracto' },
] as const;

/** The pages about money; those that change something are the owner's. */
export function MoneyTabs({ isOwner }: { isOwner: boolean }) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On phones the row is wider than the window, and begins with other tabs.
  useEffect(() => {
    const row = list.current!;
    const { left, width } = row.querySelector('[aria-current]')?.getBoundingClientRect() ?? row.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
  }, [pathname]);
  const tabs = isOwner ? [...BOOKS, ...OWNERS] : BOOKS;
  return (
    <nav aria-label="Dinero">
      <ChipList ref={list}>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <ChipLink to={to} current={pathname === to || (to !== MONEY_PATH && pathname.startsWith(`${to}/`))}>
              {label}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </nav>
  );
}

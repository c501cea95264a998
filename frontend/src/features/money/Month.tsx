import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { type BookMonthDto, useGetMoneyMonthQuery } from '../../api/money.api';
import { errorMessage } from '../../shared/lib/error-message';
import { usePrintPage } from '../../shared/lib/use-print-page';
import { useReauthOnForbidden } from '../../shared/lib/use-reauth-on-forbidden';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { Panel, PanelTitle, Row } from '../../shared/ui/panel';
import { Price } from '../../shared/ui/Price';
import { Skeleton } from '../../shared/ui/Skeleton';
import { DownloadSheet } from './LedgerFilters';
import { methodOf, monthLater, monthName, orders } from './money-words';
import { monthPath } from './money-paths';
import { MoneyTabs } from './MoneyTabs';

interface MonthProps {
  /** '2026-11' */
  month: string;
  /** The month of today, after which there is nothing to read. */
  latest: string;
  isOwner: boolean;
}

/** A month of the books on one page, to read and to print. */
export default function Month({ month, latest, isOwner }: MonthProps) {
  const { currentData, error } = useGetMoneyMonthQuery({ month }, { refetchOnMountOrArgChange: true });
  useReauthOnForbidden(error);
  const printPage = usePrintPage();
  return (
    <>
      <Screen>
        <MoneyTabs isOwner={isOwner} />
      </Screen>
      <Head>
        <ButtonLink variant="text" size="s" to={monthPath(monthLater(month, -1))}>
          <ChevronLeft aria-hidden="true" />
          <span>{monthName(monthLater(month, -1))}</span>
        </ButtonLink>
        <h2>{monthName(month)}</h2>
        {month < latest && (
          <ButtonLink variant="text" size="s" to={monthPath(monthLater(month, 1))}>
            <span>{monthName(monthLater(month, 1))}</span>
            <ChevronRight aria-hidden="true" />
          </ButtonLink>
        )}
      </Head>
      {error && !currentData && <Note kind="error">{errorMessage(error)}</Note>}
      {!currentData && !error && <Skeleton height="480px" />}
      {currentData && <Figures month={currentData} />}
      <Screen>
        <Row>
          <DownloadSheet filter={daysOf(month)}>Descargar para la contadora</DownloadSheet>
          <Button variant="text" size="s" onClick={printPage}>
            Imprimir
          </Button>
        </Row>
      </Screen>
    </>
  );
}

function Figures({ month }: { month: BookMonthDto }) {
  return (
    <>
      <p>
        {month.isClosed
          ? 'Este mes está cerrado: ya no cambia. Lo que se anote después cuenta en su propio día.'
          : 'Este mes sigue abierto: se cierra el día 6 del mes siguiente.'}
      </p>
      <Panel aria-label="Ventas">
        <PanelTitle>Ventas</PanelTitle>
        <Lines>
          <Line label={`Vendido (${orders(month.salesOrders)})`} amount={month.sales} />
          <Line label="Descuentos con código" amount={-month.discounts} />
          <Line label="Diferencias perdonadas" amount={-month.allowances} />
          <Line label="Ventas menos descuentos" amount={month.sales - month.discounts - month.allowances} isTotal />
        </Lines>
      </Panel>
      <Panel aria-label="Dinero">
        <PanelTitle>Dinero</PanelTitle>
        <Lines>
          {month.payments.map(({ method, count, amount }) => (
            <Line key={method} label={`${methodOf(method)} (${count})`} amount={amount} />
          ))}
          <Line label="Pagos corregidos o anulados" amount={-month.reversals} />
          <Line label="Devoluciones" amount={-month.refunds} />
          <Line label="Envíos devueltos" amount={-month.shippingReturned} />
          <Line label="Comisiones de la pasarela" amount={-month.fees} />
          <Line label="Queda" amount={month.net} isTotal />
        </Lines>
        {month.payouts > 0 && (
          <p>
            <span>{'La pasarela consignó '}</span>
            <Price amount={month.payouts} />
            <span>{' en el banco.'}</span>
          </p>
        )}
      </Panel>
      <Panel aria-label="Al terminar el mes">
        <PanelTitle>Al terminar el mes</PanelTitle>
        <Lines>
          <Line
            label={`Nos deben las familias, por piezas que ya salieron (${orders(month.receivableOrders)})`}
            amount={month.receivables}
          />
          <Line
            label={`Nos pagaron por piezas sin entregar (${orders(month.advanceOrders)})`}
            amount={month.advances}
          />
          {month.withoutOrder > 0 && <Line label="Dinero sin pedido" amount={month.withoutOrder} />}
        </Lines>
      </Panel>
    </>
  );
}

function Line({ label, amount, isTotal }: { label: string; amount: number; isTotal?: boolean }) {
  return (
    <div data-total={isTotal}>
      <dt>{label}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}

/** First and last day of a month. */
function daysOf(month: string) {
  const last = new Date(new Date(`${monthLater(month, 1)}-01T00:00:00Z`).getTime() - 86_400_000);
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}

const Screen = styled.div`
  min-width: 0;
  @media print {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  h2 {
    order: -1;
    width: 100%;
    font-size: var(--font-size-2);
    &::first-letter {
      text-transform: uppercase;
    }
  }
  @media print {
    a {
      display: none;
    }
  }
`;

const Lines = styled.dl`
  display: grid;
  gap: var(--space-8);
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-16);
  }
  > [data-total='true'] {
    padding-top: var(--space-8);
    border-top: 1px solid var(--border);
    font-weight: 600;
  }
  dd {
    white-space: nowrap;
  }
`;

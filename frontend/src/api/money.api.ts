import type { ApiEnvironment } from './base-api';
import {
  type CheckedStatementDto,
  type EntryKind,
  type EntryPageDto,
  moneyGenerated,
  type Owing,
  type OwingPageDto,
} from './money.gen';
import { ordersGenerated } from './orders.gen';
import { sendFile } from './send-file';

export { decideOpenMoneyLimits, openMoneyRefundLimits, payoutLimits } from './limits.gen';
export type {
  BookEntryDto,
  BookMonthDto,
  BookSumsDto,
  CheckedStatementDto,
  DecidedMoneyDto,
  DecideOpenMoneyDto,
  EntryKind,
  MoneyOutcome,
  MoneySummaryDto,
  OpenMoneyDto,
  OpenMoneyReason,
  OwingOrderDto,
  ReconciliationDto,
} from './money.gen';

/** The entries to show; dates are days in Bogotá. */
export interface EntryFilter {
  from?: string;
  to?: string;
  kind?: EntryKind;
  method?: string;
}

interface ReconciliationAge {
  lastDoneAt: string | null;
  /** It is older than 30 hours, or failed. */
  isLate: boolean;
}

/** The books. Pages of lists are appended to each other. */
const moneyApi = moneyGenerated
  .enhanceEndpoints({
    addTagTypes: ['orders', 'refunds', 'today'],
    // A decision changes orders, refunds and the numbers of the panel as well.
    endpoints: { decideOpenMoney: { invalidatesTags: ['money', 'orders', 'refunds', 'today'] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEntryPages: build.infiniteQuery<EntryPageDto, EntryFilter, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
        query: ({ queryArg, pageParam }) => ({
          url: '/api/money/entries',
          params: { ...queryArg, cursor: pageParam ?? undefined },
        }),
        providesTags: ['money'],
      }),
      listOwingPages: build.infiniteQuery<OwingPageDto, Owing, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
        query: ({ queryArg, pageParam }) => ({
          url: '/api/money/owing',
          params: { which: queryArg, cursor: pageParam ?? undefined },
        }),
        providesTags: ['money'],
      }),
      /** Number of payments without an order. */
      countOpenMoney: build.query<number, void>({
        query: () => '/api/money/open',
        transformResponse: ({ items }: { items: readonly unknown[] }) => items.length,
        providesTags: ['money'],
      }),
      /** When the last comparison with the payment provider ended; null before the first. */
      getReconciliationAge: build.query<ReconciliationAge, void>({
        query: () => '/api/money/reconciliations',
        transformResponse: ({ lastDoneAt, isLate }: ReconciliationAge) => ({ lastDoneAt, isLate }),
        providesTags: ['money'],
      }),
      /** Compares a file of the bank with the books; nothing of it is kept. */
      uploadStatement: build.mutation<CheckedStatementDto, File>({
        queryFn: (file, { extra }) =>
          sendFile<CheckedStatementDto>(
            `${(extra as ApiEnvironment).origin}/api/money/statements`,
            file,
            () => undefined,
          ),
      }),
    }),
  });

/** URL of the entries of a filter as a sheet. */
export function entriesSheetPath(filter: EntryFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  return `/api/money/entries.csv?${new URLSearchParams(given as [string, string][]).toString()}`;
}

export const { useLazyListOrdersQuery } = ordersGenerated;

export const {
  useListOpenMoneyQuery,
  useDecideOpenMoneyMutation,
  useListReconciliationsQuery,
  useAskForReconciliationMutation,
  useListEntryPagesInfiniteQuery,
  useListOwingPagesInfiniteQuery,
  useCountOpenMoneyQuery,
  useGetReconciliationAgeQuery,
  useUploadStatementMutation,
  useGetMoneySummaryQuery,
  useGetMoneyMonthQuery,
  useRecordPayoutMutation,
} = moneyApi;

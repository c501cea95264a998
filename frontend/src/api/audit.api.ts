import { auditGenerated, type AuditKind, type AuditPageDto } from './audit.gen';

export type { AuditEntryDto, AuditKind } from './audit.gen';

/** The entries to show; dates are days in Bogotá. */
export interface AuditFilter {
  from?: string;
  to?: string;
  /** Id of a person, or `shop`. */
  actor?: string;
  kind?: AuditKind;
}

/** The log of what the staff did. Its pages are appended to each other. */
const auditApi = auditGenerated.injectEndpoints({
  endpoints: (build) => ({
    listAuditLogPages: build.infiniteQuery<AuditPageDto, AuditFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/audit-log',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
    }),
  }),
});

/** URL of the entries of a filter as a sheet. */
export function auditExportPath(filter: AuditFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  return `/api/audit-log/export?${new URLSearchParams(given as [string, string][]).toString()}`;
}

export const { useListAuditLogPagesInfiniteQuery, useListAuditPeopleQuery } = auditApi;

import { baseApi as api } from './base-api';
export const addTagTypes = ['audit'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAuditLog: build.query<ListAuditLogApiResponse, ListAuditLogApiArg>({
        query: (queryArg) => ({
          url: `/api/audit-log`,
          params: {
            kind: queryArg.kind,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            from: queryArg['from'],
            to: queryArg.to,
            actor: queryArg.actor,
          },
        }),
        providesTags: ['audit'],
      }),
      exportAuditLog: build.query<ExportAuditLogApiResponse, ExportAuditLogApiArg>({
        query: (queryArg) => ({
          url: `/api/audit-log/export`,
          params: {
            kind: queryArg.kind,
            from: queryArg['from'],
            to: queryArg.to,
            actor: queryArg.actor,
          },
        }),
        providesTags: ['audit'],
      }),
      listAuditPeople: build.query<ListAuditPeopleApiResponse, ListAuditPeopleApiArg>({
        query: () => ({ url: `/api/audit-log/people` }),
        providesTags: ['audit'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as auditGenerated };
export type ListAuditLogApiResponse = /** status 200  */ AuditPageDto;
export type ListAuditLogApiArg = {
  /** One or several kinds. */
  kind?: AuditKind[];
  /** Entries of a page, 50 without it. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** First day, in Bogota. */
  from?: string;
  /** Last day, in Bogota. */
  to?: string;
  /** Id of a staff member, or `shop` for what no staff member did. */
  actor?: string;
};
export type ExportAuditLogApiResponse = /** status 200  */ Blob;
export type ExportAuditLogApiArg = {
  /** One or several kinds. */
  kind?: AuditKind[];
  /** First day, in Bogota. */
  from?: string;
  /** Last day, in Bogota. */
  to?: string;
  /** Id of a staff member, or `shop` for what no staff member did. */
  actor?: string;
};
export type ListAuditPeopleApiResponse = /** status 200  */ AuditPersonDto[];
export type ListAuditPeopleApiArg = void;
export type AuditKind =
  | 'login'
  | 'login_refused'
  | 'logout'
  | 'read'
  | 'export'
  | 'order_status'
  | 'order_money'
  | 'order_note'
  | 'order_piece'
  | 'order_mail'
  | 'shipment'
  | 'correction'
  | 'customer_request'
  | 'refund'
  | 'finished_photo'
  | 'payment'
  | 'conversation'
  | 'chatbot'
  | 'faq'
  | 'change_set'
  | 'media'
  | 'staff';
export type AuditChangeDto = {
  /** Null where the entry has no earlier value. */
  before: string | null;
  /** Null where nothing is left. */
  after: string | null;
  /** Label of the changed field. */
  field: string;
};
export type AuditEntryDto = {
  /** Null for the shop, and for people who did not prove who they are. */
  actorId: string | null;
  /** Subject of the entry. */
  kind: AuditKind;
  /** The values that were replaced, by field; null without any. */
  before: object | null;
  /** The values since then, by field; null without any. */
  after: object | null;
  /** Grows with each entry. */
  id: string;
  /** When it happened. */
  at: string;
  /** Name of the staff member at that time, 'La tienda', or the masked email that somebody typed. */
  actor: string;
  /** One sentence. */
  summary: string;
  /** The same values in words, for people. */
  changes: AuditChangeDto[];
};
export type AuditPageDto = {
  /** Null on the last page. */
  nextCursor: string | null;
  /** The newest first. */
  items: AuditEntryDto[];
};
export type ErrorDto = {
  /** The HTTP status, again. */
  statusCode: number;
  /** Stable machine-readable name of the error. */
  code: string;
  /** One Spanish sentence for the person. */
  message: string;
  /** Only where fields are at fault: field name to one sentence. */
  fields?: {
    [key: string]: string;
  };
  /** Equals the `X-Request-Id` header; quote it when you ask for help. */
  requestId: string;
};
export type AuditPersonDto = {
  /** Id of the account. */
  id: string;
  /** The newest name that the log has. */
  name: string;
};
export const { useListAuditLogQuery, useExportAuditLogQuery, useListAuditPeopleQuery } = injectedRtkApi;

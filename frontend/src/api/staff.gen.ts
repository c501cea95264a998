import { baseApi as api } from './base-api';
export const addTagTypes = ['staff'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listMySessions: build.query<ListMySessionsApiResponse, ListMySessionsApiArg>({
        query: () => ({ url: `/api/auth/sessions` }),
        providesTags: ['staff'],
      }),
      endMyOtherSessions: build.mutation<EndMyOtherSessionsApiResponse, EndMyOtherSessionsApiArg>({
        query: () => ({ url: `/api/auth/sessions`, method: 'DELETE' }),
        invalidatesTags: ['staff'],
      }),
      endMySession: build.mutation<EndMySessionApiResponse, EndMySessionApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sessions/${encodeURIComponent(String(queryArg.sessionId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['staff'],
      }),
      listStaff: build.query<ListStaffApiResponse, ListStaffApiArg>({
        query: () => ({ url: `/api/staff` }),
        providesTags: ['staff'],
      }),
      inviteStaff: build.mutation<InviteStaffApiResponse, InviteStaffApiArg>({
        query: (queryArg) => ({ url: `/api/staff`, method: 'POST', body: queryArg.inviteStaffDto }),
        invalidatesTags: ['staff'],
      }),
      getStaffInvitation: build.query<GetStaffInvitationApiResponse, GetStaffInvitationApiArg>({
        query: (queryArg) => ({ url: `/api/staff/invitations/${encodeURIComponent(String(queryArg.token))}` }),
        providesTags: ['staff'],
      }),
      acceptStaffInvitation: build.mutation<AcceptStaffInvitationApiResponse, AcceptStaffInvitationApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/invitations/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.acceptInvitationDto,
        }),
        invalidatesTags: ['staff'],
      }),
      changeStaff: build.mutation<ChangeStaffApiResponse, ChangeStaffApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.changeStaffDto,
        }),
        invalidatesTags: ['staff'],
      }),
      removeStaff: build.mutation<RemoveStaffApiResponse, RemoveStaffApiArg>({
        query: (queryArg) => ({ url: `/api/staff/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['staff'],
      }),
      listStaffSessions: build.query<ListStaffSessionsApiResponse, ListStaffSessionsApiArg>({
        query: (queryArg) => ({ url: `/api/staff/${encodeURIComponent(String(queryArg.id))}/sessions` }),
        providesTags: ['staff'],
      }),
      endStaffSessions: build.mutation<EndStaffSessionsApiResponse, EndStaffSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/${encodeURIComponent(String(queryArg.id))}/sessions`,
          method: 'DELETE',
        }),
        invalidatesTags: ['staff'],
      }),
      endStaffSession: build.mutation<EndStaffSessionApiResponse, EndStaffSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/${encodeURIComponent(String(queryArg.id))}/sessions/${encodeURIComponent(String(queryArg.sessionId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['staff'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as staffGenerated };
export type ListMySessionsApiResponse = /** status 200  */ StaffSessionDto[];
export type ListMySessionsApiArg = void;
export type EndMyOtherSessionsApiResponse = unknown;
export type EndMyOtherSessionsApiArg = void;
export type EndMySessionApiResponse = unknown;
export type EndMySessionApiArg = {
  /** Of the list of sessions. */
  sessionId: string;
};
export type ListStaffApiResponse = /** status 200  */ StaffMemberDto[];
export type ListStaffApiArg = void;
export type InviteStaffApiResponse = /** status 201  */ StaffMemberDto;
export type InviteStaffApiArg = {
  inviteStaffDto: InviteStaffDto;
};
export type GetStaffInvitationApiResponse = /** status 200  */ StaffInvitationDto;
export type GetStaffInvitationApiArg = {
  /** Of the mailed link. */
  token: string;
};
export type AcceptStaffInvitationApiResponse = /** status 201  */ UserDto;
export type AcceptStaffInvitationApiArg = {
  /** Of the mailed link. */
  token: string;
  acceptInvitationDto: AcceptInvitationDto;
};
export type ChangeStaffApiResponse = /** status 200  */ StaffMemberDto;
export type ChangeStaffApiArg = {
  /** Of the list of people. */
  id: string;
  changeStaffDto: ChangeStaffDto;
};
export type RemoveStaffApiResponse = unknown;
export type RemoveStaffApiArg = {
  /** Of the list of people. */
  id: string;
};
export type ListStaffSessionsApiResponse = /** status 200  */ StaffSessionDto[];
export type ListStaffSessionsApiArg = {
  /** Of the list of people. */
  id: string;
};
export type EndStaffSessionsApiResponse = unknown;
export type EndStaffSessionsApiArg = {
  /** Of the list of people. */
  id: string;
};
export type EndStaffSessionApiResponse = unknown;
export type EndStaffSessionApiArg = {
  /** Of the list of people. */
  id: string;
  /** Of the list of sessions. */
  sessionId: string;
};
export type StaffSessionDto = {
  /** Serves to end it. */
  id: string;
  /** The browser and the device in words. */
  device: string;
  /** Time of the login. */
  beganAt: string;
  /** Last use, exact to a minute. A session ends 12 hours after it, and 7 days after the login. */
  lastSeenAt: string;
  /** Whether the caller uses it now. */
  isCurrent: boolean;
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
export type StaffMemberDto = {
  /** Of the account, or of the invitation. */
  id: string;
  /** Of the login, or where the invitation was mailed. */
  email: string;
  /** Null until the invitation is accepted. */
  name: string | null;
  /** `taller`: orders, photos and conversations. `duena`: everything. */
  role: 'taller' | 'duena';
  /** `invited` until the invitation is accepted. */
  state: 'active' | 'invited';
  /** Whether this is the caller. */
  isMe: boolean;
  /** Last use of the panel in an open session, exact to a minute; null without one. */
  lastSeenAt: string | null;
  /** When an invitation ends: 3 days after it was sent. Null for an active person. */
  expiresAt: string | null;
};
export type InviteStaffDto = {
  /** Gets the mail with the link. */
  email: string;
  /** `taller`: orders, photos and conversations. `duena`: everything. */
  role: 'taller' | 'duena';
};
export type StaffInvitationDto = {
  /** The invited address. */
  email: string;
  /** The role of the account. */
  role: 'taller' | 'duena';
  /** When the link ends. */
  expiresAt: string;
};
export type UserDto = {
  /** Never changes. */
  id: string;
  /** The first word of the name. */
  firstName: string;
  /** The rest of the name, perhaps empty. */
  lastName: string;
  /** The email for the login. */
  email: string;
  /** `staff` also runs the shop. */
  role: 'staff' | 'shopper';
  /** What a staff member may do: `taller` orders, photos and conversations, `duena` everything. Absent for a shopper. */
  staffRole?: 'taller' | 'duena';
};
export type AcceptInvitationDto = {
  /** At least 8 characters with an upper-case letter, a digit and a symbol, and not easy to guess. */
  password: string;
  /** May be left out; another one than the invited one is refused. */
  email?: string;
  /** First and last name, at most 120 characters. */
  name: string;
};
export type ChangeStaffDto = {
  /** Ends the person's sessions when it is another one. */
  role: 'taller' | 'duena';
};
export const {
  useListMySessionsQuery,
  useEndMyOtherSessionsMutation,
  useEndMySessionMutation,
  useListStaffQuery,
  useInviteStaffMutation,
  useGetStaffInvitationQuery,
  useAcceptStaffInvitationMutation,
  useChangeStaffMutation,
  useRemoveStaffMutation,
  useListStaffSessionsQuery,
  useEndStaffSessionsMutation,
  useEndStaffSessionMutation,
} = injectedRtkApi;

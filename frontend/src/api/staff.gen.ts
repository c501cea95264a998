import { baseApi as api } from './base-api';
export const addTagTypes = ['staff'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      beginAuthenticatorApp: build.mutation<BeginAuthenticatorAppApiResponse, BeginAuthenticatorAppApiArg>({
        query: () => ({ url: `/api/auth/code-app`, method: 'POST' }),
        invalidatesTags: ['staff'],
      }),
      removeAuthenticatorApp: build.mutation<RemoveAuthenticatorAppApiResponse, RemoveAuthenticatorAppApiArg>({
        query: () => ({ url: `/api/auth/code-app`, method: 'DELETE' }),
        invalidatesTags: ['staff'],
      }),
      confirmAuthenticatorApp: build.mutation<ConfirmAuthenticatorAppApiResponse, ConfirmAuthenticatorAppApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/code-app/confirm`,
          method: 'POST',
          body: queryArg.confirmAuthenticatorAppDto,
        }),
        invalidatesTags: ['staff'],
      }),
      confirmIdentity: build.mutation<ConfirmIdentityApiResponse, ConfirmIdentityApiArg>({
        query: (queryArg) => ({ url: `/api/auth/confirm`, method: 'POST', body: queryArg.confirmDto }),
        invalidatesTags: ['staff'],
      }),
      logInWithPasskey: build.mutation<LogInWithPasskeyApiResponse, LogInWithPasskeyApiArg>({
        query: (queryArg) => ({ url: `/api/auth/passkey`, method: 'POST', body: queryArg.passkeyAnswerDto }),
        invalidatesTags: ['staff'],
      }),
      getPasskeyOptions: build.mutation<GetPasskeyOptionsApiResponse, GetPasskeyOptionsApiArg>({
        query: () => ({ url: `/api/auth/passkey/options`, method: 'POST' }),
        invalidatesTags: ['staff'],
      }),
      addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
        query: (queryArg) => ({ url: `/api/auth/passkeys`, method: 'POST', body: queryArg.passkeyAnswerDto }),
        invalidatesTags: ['staff'],
      }),
      getNewPasskeyOptions: build.mutation<GetNewPasskeyOptionsApiResponse, GetNewPasskeyOptionsApiArg>({
        query: () => ({ url: `/api/auth/passkeys/options`, method: 'POST' }),
        invalidatesTags: ['staff'],
      }),
      removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['staff'],
      }),
      renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
        query: () => ({ url: `/api/auth/recovery-codes`, method: 'POST' }),
        invalidatesTags: ['staff'],
      }),
      proveSecondFactor: build.mutation<ProveSecondFactorApiResponse, ProveSecondFactorApiArg>({
        query: (queryArg) => ({ url: `/api/auth/second-factor`, method: 'POST', body: queryArg.secondFactorCodeDto }),
        invalidatesTags: ['staff'],
      }),
      getMySecondFactor: build.query<GetMySecondFactorApiResponse, GetMySecondFactorApiArg>({
        query: () => ({ url: `/api/auth/second-factor` }),
        providesTags: ['staff'],
      }),
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
      getLinkedInvitation: build.query<GetLinkedInvitationApiResponse, GetLinkedInvitationApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/invitations/link`,
          method: 'POST',
          body: queryArg.invitationTokenDto,
        }),
        providesTags: ['staff'],
      }),
      acceptLinkedInvitation: build.mutation<AcceptLinkedInvitationApiResponse, AcceptLinkedInvitationApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/invitations/link/accept`,
          method: 'POST',
          body: queryArg.acceptLinkedInvitationDto,
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
export type BeginAuthenticatorAppApiResponse = /** status 200  */ NewAuthenticatorAppDto;
export type BeginAuthenticatorAppApiArg = void;
export type RemoveAuthenticatorAppApiResponse = unknown;
export type RemoveAuthenticatorAppApiArg = void;
export type ConfirmAuthenticatorAppApiResponse = /** status 201  */ RecoveryCodesDto;
export type ConfirmAuthenticatorAppApiArg = {
  confirmAuthenticatorAppDto: ConfirmAuthenticatorAppDto;
};
export type ConfirmIdentityApiResponse = /** status 200  */ ConfirmedDto;
export type ConfirmIdentityApiArg = {
  confirmDto: ConfirmDto;
};
export type LogInWithPasskeyApiResponse = /** status 200  */ UserDto;
export type LogInWithPasskeyApiArg = {
  passkeyAnswerDto: PasskeyAnswerDto;
};
export type GetPasskeyOptionsApiResponse = /** status 200  */ {
  [key: string]: any;
};
export type GetPasskeyOptionsApiArg = void;
export type AddPasskeyApiResponse = /** status 201  */ RecoveryCodesDto;
export type AddPasskeyApiArg = {
  passkeyAnswerDto: PasskeyAnswerDto;
};
export type GetNewPasskeyOptionsApiResponse = /** status 200  */ {
  [key: string]: any;
};
export type GetNewPasskeyOptionsApiArg = void;
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  /** Of the list of passkeys. */
  id: string;
};
export type RenewRecoveryCodesApiResponse = /** status 201  */ RecoveryCodesDto;
export type RenewRecoveryCodesApiArg = void;
export type ProveSecondFactorApiResponse = /** status 200  */ UserDto;
export type ProveSecondFactorApiArg = {
  secondFactorCodeDto: SecondFactorCodeDto;
};
export type GetMySecondFactorApiResponse = /** status 200  */ MySecondFactorDto;
export type GetMySecondFactorApiArg = void;
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
export type GetLinkedInvitationApiResponse = /** status 200  */ StaffInvitationDto;
export type GetLinkedInvitationApiArg = {
  invitationTokenDto: InvitationTokenDto;
};
export type AcceptLinkedInvitationApiResponse = /** status 201  */ UserDto;
export type AcceptLinkedInvitationApiArg = {
  acceptLinkedInvitationDto: AcceptLinkedInvitationDto;
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
export type NewAuthenticatorAppDto = {
  /** For typing, in Base32. */
  secret: string;
  /** The QR code as an SVG image. */
  qr: string;
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
export type RecoveryCodesDto = {
  /** Each works once in place of the app. Shown this once; null when the person has them already. */
  recoveryCodes: string[] | null;
};
export type ConfirmAuthenticatorAppDto = {
  /** The secret that `POST /auth/code-app` answered. */
  secret: string;
  /** Six digits that the app shows now. */
  code: string;
};
export type ConfirmedDto = {
  /** Until when the confirmation counts: 10 minutes. */
  confirmedUntil: string;
};
export type ConfirmDto = {
  /** The password of the account; or `passkey`. */
  password?: string;
  /** The browser's answer to `POST /auth/passkey/options`. */
  passkey?: {
    [key: string]: any;
  };
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
  /** Role of a staff member: `taller` may do orders, photos and conversations, `contador` read the books, `duena` everything. Absent for a shopper. */
  staffRole?: 'taller' | 'contador' | 'duena';
  /** The next step of a staff member whose session is not complete: `prove` allows nothing before `POST /auth/second-factor`, `enrol` nothing
    of the panel before a second factor is set up. Absent otherwise. */
  secondFactor?: 'prove' | 'enrol';
};
export type PasskeyAnswerDto = {
  /** The browser's answer to the options. */
  response: {
    [key: string]: any;
  };
};
export type SecondFactorCodeDto = {
  /** Six digits of the authenticator app, or a recovery code; blanks and dashes do not matter. */
  code: string;
};
export type PasskeyDto = {
  /** Id of the credential. */
  id: string;
  /** The browser and device that made it. */
  name: string;
  /** When it was added. */
  createdAt: string;
  /** Null before its first use. */
  lastUsedAt: string | null;
};
export type MySecondFactorDto = {
  /** Whether the last factor must stay. */
  isRequired: boolean;
  /** The oldest first. */
  passkeys: PasskeyDto[];
  /** Whether an authenticator app is set up. */
  hasCodeApp: boolean;
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: number;
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
export type StaffMemberDto = {
  /** Id of the account, or of the invitation. */
  id: string;
  /** Email for the login, or to which the invitation was sent. */
  email: string;
  /** Null until the invitation is accepted. */
  name: string | null;
  /** `taller`: orders, photos and conversations. `contador`: reads the books and changes nothing. `duena`: everything. */
  role: 'taller' | 'contador' | 'duena';
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
  /** `taller`: orders, photos and conversations. `contador`: reads the books and changes nothing. `duena`: everything. */
  role: 'taller' | 'contador' | 'duena';
};
export type StaffInvitationDto = {
  /** The invited email. */
  email: string;
  /** The role of the account. */
  role: 'taller' | 'contador' | 'duena';
  /** When the link ends. */
  expiresAt: string;
};
export type InvitationTokenDto = {
  /** From the mailed link. */
  token: string;
};
export type AcceptLinkedInvitationDto = {
  /** At least 8 characters with an upper-case letter, a digit and a symbol, and not easy to guess. */
  password: string;
  /** May be left out; another one than the invited one is refused. */
  email?: string;
  /** From the mailed link. */
  token: string;
  /** First and last name, at most 120 characters. */
  name: string;
};
export type ChangeStaffDto = {
  /** Ends the person's sessions when it is another one. */
  role: 'taller' | 'contador' | 'duena';
};
export const {
  useBeginAuthenticatorAppMutation,
  useRemoveAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
  useConfirmIdentityMutation,
  useLogInWithPasskeyMutation,
  useGetPasskeyOptionsMutation,
  useAddPasskeyMutation,
  useGetNewPasskeyOptionsMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useProveSecondFactorMutation,
  useGetMySecondFactorQuery,
  useListMySessionsQuery,
  useEndMyOtherSessionsMutation,
  useEndMySessionMutation,
  useListStaffQuery,
  useInviteStaffMutation,
  useGetLinkedInvitationQuery,
  useAcceptLinkedInvitationMutation,
  useChangeStaffMutation,
  useRemoveStaffMutation,
  useListStaffSessionsQuery,
  useEndStaffSessionsMutation,
  useEndStaffSessionMutation,
} = injectedRtkApi;

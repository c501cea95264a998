import { baseApi as api } from './base-api';
export const addTagTypes = ['identity'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAccount: build.query<GetAccountApiResponse, GetAccountApiArg>({
        query: () => ({ url: `/api/account` }),
        providesTags: ['identity'],
      }),
      changeAccount: build.mutation<ChangeAccountApiResponse, ChangeAccountApiArg>({
        query: (queryArg) => ({ url: `/api/account`, method: 'PATCH', body: queryArg.changeAccountDto }),
        invalidatesTags: ['identity'],
      }),
      confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
        query: (queryArg) => ({ url: `/api/account/confirm-email`, method: 'POST', body: queryArg.confirmEmailDto }),
        invalidatesTags: ['identity'],
      }),
      deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
        query: (queryArg) => ({ url: `/api/account/delete`, method: 'POST', body: queryArg.deleteAccountDto }),
        invalidatesTags: ['identity'],
      }),
      exportAccount: build.query<ExportAccountApiResponse, ExportAccountApiArg>({
        query: () => ({ url: `/api/account/export` }),
        providesTags: ['identity'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        query: (queryArg) => ({ url: `/api/account/password`, method: 'POST', body: queryArg.changePasswordDto }),
        invalidatesTags: ['identity'],
      }),
      checkAuth: build.query<CheckAuthApiResponse, CheckAuthApiArg>({
        query: () => ({ url: `/api/auth/check` }),
        providesTags: ['identity'],
      }),
      forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
        query: (queryArg) => ({ url: `/api/forgot-password`, method: 'POST', body: queryArg.forgotPasswordDto }),
        invalidatesTags: ['identity'],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({ url: `/api/login`, method: 'POST', body: queryArg.loginDto }),
        invalidatesTags: ['identity'],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/logout`, method: 'POST' }),
        invalidatesTags: ['identity'],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({ url: `/api/register`, method: 'POST', body: queryArg.registerDto }),
        invalidatesTags: ['identity'],
      }),
      resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
        query: (queryArg) => ({ url: `/api/reset-password`, method: 'POST', body: queryArg.resetPasswordDto }),
        invalidatesTags: ['identity'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as identityGenerated };
export type GetAccountApiResponse = /** status 200  */ AccountDto;
export type GetAccountApiArg = void;
export type ChangeAccountApiResponse = /** status 200  */ AccountDto;
export type ChangeAccountApiArg = {
  changeAccountDto: ChangeAccountDto;
};
export type ConfirmEmailApiResponse = unknown;
export type ConfirmEmailApiArg = {
  confirmEmailDto: ConfirmEmailDto;
};
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = {
  deleteAccountDto: DeleteAccountDto;
};
export type ExportAccountApiResponse = /** status 200  */ AccountExportDto;
export type ExportAccountApiArg = void;
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type CheckAuthApiResponse = /** status 200  */ AuthStateDto;
export type CheckAuthApiArg = void;
export type ForgotPasswordApiResponse = /** status 200  */ PasswordAnswerDto;
export type ForgotPasswordApiArg = {
  forgotPasswordDto: ForgotPasswordDto;
};
export type LoginApiResponse = /** status 200  */ UserDto;
export type LoginApiArg = {
  loginDto: LoginDto;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type RegisterApiResponse = /** status 201  */ RegisteredDto;
export type RegisterApiArg = {
  registerDto: RegisterDto;
};
export type ResetPasswordApiResponse = /** status 200  */ PasswordAnswerDto;
export type ResetPasswordApiArg = {
  resetPasswordDto: ResetPasswordDto;
};
export type AccountDto = {
  /** Never changes. */
  id: string;
  /** First and last name. */
  name: string;
  /** The first word of the name. */
  firstName: string;
  /** The rest of the name, perhaps empty. */
  lastName: string;
  /** The email for the login, normalised. */
  email: string;
  /** Whether a mailed link or code has proven that the person reads it. Orders under a proven email belong to the account. */
  isEmailProven: boolean;
  /** With its country. */
  phone: string | null;
  /** Default shipping address; an order may have another one. */
  shippingAddress: string | null;
  /** Whether the person accepts marketing emails. */
  acceptsMarketing: boolean;
  /** `staff` also runs the shop. */
  role: 'staff' | 'shopper';
  /** Time of the registration. */
  createdAt: string;
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
export type ChangeAccountDto = {
  /** Blank or null: none. */
  phone?: string | null;
  /** At most 300 characters; blank or null: none. */
  shippingAddress?: string | null;
  /** First and last name, at most 120 characters. */
  name?: string;
  /** Each change is stored with its time. */
  acceptsMarketing?: boolean;
};
export type ConfirmEmailDto = {
  /** The token of the link in the welcome mail. */
  token: string;
};
export type DeleteAccountDto = {
  /** The present password, so that an unattended phone deletes nothing. */
  password: string;
};
export type ConsentDto = {
  /** `data`: treatment of personal data; `marketing`: the shop's news. */
  purpose: 'data' | 'marketing';
  /** False when it was withdrawn. */
  given: boolean;
  /** Version of the privacy policy that was shown. */
  textVersion: string;
  /** Time of the decision. */
  at: string;
};
export type AccountExportDto = {
  /** Time of this answer. */
  exportedAt: string;
  /** The account itself. */
  account: AccountDto;
  /** Every decision, the oldest first. */
  consents: ConsentDto[];
  /** Data of the other parts of the shop, by part. Data left without a login are included once a code has proven the email. */
  more: {
    [key: string]: (any | null)[];
  };
  /** Parts of `more` with more than the 2000 records that one answer contains, paid orders first. Write to the shop for the others. */
  incomplete: string[];
};
export type ChangePasswordDto = {
  /** The present password of the account. */
  currentPassword: string;
  /** At least 8 characters with an upper-case letter, a digit and a symbol; not a common password, a word of the shop or the
    country, or the person's own name or mailbox, also not with a few characters added. */
  newPassword: string;
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
export type AuthStateDto = {
  /** False for a guest. */
  isAuthenticated: boolean;
  /** Null for a guest, and for staff before their second factor. */
  user: UserDto | null;
  /** A staff member's password was right, and `POST /auth/second-factor` comes next. Absent otherwise. */
  secondFactor?: 'prove';
};
export type PasswordAnswerDto = {
  /** Message to show to the person. */
  message: string;
};
export type ForgotPasswordDto = {
  /** Email of the account whose password is lost. */
  email: string;
};
export type LoginDto = {
  /** Case and surrounding blanks do not matter. */
  email: string;
  /** As it was chosen. */
  password: string;
};
export type RegisteredDto = {
  /** Never changes. */
  id: string;
  /** First and last name. */
  name: string;
  /** Normalised: lower-case, without surrounding blanks. */
  email: string;
  /** The first word of the name. */
  firstName: string;
  /** The rest of the name, perhaps empty. */
  lastName: string;
};
export type RegisterDto = {
  /** Case and surrounding blanks do not matter; an international domain is stored in its ASCII form. */
  email: string;
  /** The plain password under its old name; hashed on arrival. Either this or `password`. */
  passwordHash?: string;
  /** The plain password: at least 8 characters with an upper-case letter, a digit and a symbol; not a common password, a word of
    the shop or the country, or the person's own name or mailbox. Goes before `passwordHash`. */
  password?: string;
  /** As typed; stored as `+573001234567`. Blank or null: none. */
  phone?: string | null;
  /** At most 300 characters; blank or null: none. */
  shippingAddress?: string | null;
  /** First and last name joined, at most 120 characters. */
  name: string;
  /** Whether the person accepts marketing emails; the time of the consent is stored. */
  acceptsMarketing?: boolean | null;
  /** Whether the person accepted the treatment of their data; its text version and time are stored. */
  dataConsent?: boolean | null;
};
export type ResetPasswordDto = {
  /** The email that the code was mailed to. Not needed with `token`. */
  email?: string;
  /** At least 8 characters with an upper-case letter, a digit and a symbol; not a common password, a word of the shop or the
    country, or the person's own name or mailbox, also not with a few characters added. */
  newPassword: string;
  /** The six digits of the newest mail. Not needed with `token`. */
  code?: string;
  /** The token of the link in a mail. Used instead of `email` and `code`. */
  token?: string;
};
export const {
  useGetAccountQuery,
  useChangeAccountMutation,
  useConfirmEmailMutation,
  useDeleteAccountMutation,
  useExportAccountQuery,
  useChangePasswordMutation,
  useCheckAuthQuery,
  useForgotPasswordMutation,
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useResetPasswordMutation,
} = injectedRtkApi;

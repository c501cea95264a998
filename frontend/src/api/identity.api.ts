import { STORAGE_KEYS } from '../shared/lib/browser-storage';
import { writeChangeTime } from '../shared/lib/write-change-time';
import { identityGenerated } from './identity.gen';

export type { AccountDto, ChangeAccountDto, LoginDto, RegisterDto, ResetPasswordDto, UserDto } from './identity.gen';
export { changeAccountLimits, registerLimits, resetPasswordLimits } from './limits.gen';

/** Makes this tab and the shop's other tabs read the account again after a login or logout. */
export function notifySessionChanged(): void {
  const key = STORAGE_KEYS.signedInChangedAt;
  writeChangeTime(key);
  // The browser notifies every tab except the one that wrote.
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Options of every mutation that logs in or out. */
const session = {
  onQueryStarted: async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
    // The caller reports a failure.
    await queryFulfilled.then(notifySessionChanged, () => undefined);
  },
};

/** The endpoints of accounts. Logging in or out changes the results of all of them. */
export const identityApi = identityGenerated.enhanceEndpoints({
  endpoints: {
    login: session,
    register: session,
    logout: session,
    // The page navigates away by itself; reading the account again would only show that the session has ended.
    deleteAccount: { invalidatesTags: [] },
  },
});

export const {
  useCheckAuthQuery,
  useRegisterMutation,
  useLoginMutation,
  useLogoutMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useGetAccountQuery,
  useChangeAccountMutation,
  useChangePasswordMutation,
  useConfirmEmailMutation,
  useDeleteAccountMutation,
} = identityApi;

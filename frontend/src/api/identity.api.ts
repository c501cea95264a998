import { identityGenerated } from './identity.gen';
import { notifySessionChanged } from './session-marker';

export type { AccountDto, ChangeAccountDto, LoginDto, RegisterDto, ResetPasswordDto, UserDto } from './identity.gen';
export { changeAccountLimits, registerLimits, resetPasswordLimits } from './limits.gen';

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
    // No page shows data that depends on it.
    confirmEmail: { invalidatesTags: [] },
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

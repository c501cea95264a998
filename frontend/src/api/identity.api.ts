import { identityGenerated } from './identity.gen';
import { notifySessionChanged } from './session-changed';

export type { AccountDto, ChangeAccountDto, LoginDto, RegisterDto, ResetPasswordDto, UserDto } from './identity.gen';
export { changeAccountLimits, registerLimits, resetPasswordLimits } from './limits.gen';

/** What every call does that logs somebody in or out, once the server did it. */
const session = {
  onQueryStarted: async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
    // The caller tells the person of a failure.
    await queryFulfilled.then(notifySessionChanged, () => undefined);
  },
};

/** Door to the calls about accounts. Whoever logs in or out changes what all of them answer. */
export const identityApi = identityGenerated.enhanceEndpoints({
  endpoints: {
    login: session,
    register: session,
    logout: session,
    // Its page leaves by itself; asked again, the account would answer that nobody is logged in.
    deleteAccount: { invalidatesTags: [] },
    // Nothing that the pages show depends on it.
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

import { notifySessionChanged } from './identity.api';
import { staffGenerated } from './staff.gen';

export type { MySecondFactorDto, StaffMemberDto, StaffSessionDto } from './staff.gen';

/** Options of every mutation that logs in. */
const session = {
  invalidatesTags: ['identity' as const],
  onQueryStarted: async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
    // The caller reports a failure.
    await queryFulfilled.then(notifySessionChanged, () => undefined);
  },
};

/** The endpoints of the people of the staff and of their second factors. Nothing of it is in shoppers' bundles. */
export const staffApi = staffGenerated.enhanceEndpoints({
  endpoints: {
    acceptLinkedInvitation: session,
    logInWithPasskey: session,
    proveSecondFactor: session,
    // No list shows what they answer.
    getPasskeyOptions: { invalidatesTags: [] },
    getNewPasskeyOptions: { invalidatesTags: [] },
    beginAuthenticatorApp: { invalidatesTags: [] },
    confirmIdentity: { invalidatesTags: [] },
  },
});

export const {
  useListStaffQuery,
  useInviteStaffMutation,
  useChangeStaffMutation,
  useRemoveStaffMutation,
  useListStaffSessionsQuery,
  useEndStaffSessionMutation,
  useEndStaffSessionsMutation,
  useListMySessionsQuery,
  useEndMySessionMutation,
  useEndMyOtherSessionsMutation,
  useGetLinkedInvitationQuery,
  useAcceptLinkedInvitationMutation,
  useGetPasskeyOptionsMutation,
  useProveSecondFactorMutation,
  useConfirmIdentityMutation,
  useGetMySecondFactorQuery,
  useGetNewPasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useBeginAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
  useRemoveAuthenticatorAppMutation,
  useRenewRecoveryCodesMutation,
} = staffApi;

import { requestsGenerated } from './requests.gen';

export type {
  CustomerRequestDto,
  RequestablePieceDto,
  RequestDecision,
  RequestKind,
  RequestOptionsDto,
  RequestState,
  RequestTermDto,
  StaffRequestDto,
} from './requests.gen';
export { answerRequestLimits, submitRequestLimits } from './limits.gen';

/** Reading the options changes nothing, although it is a POST. */
const requestsApi = requestsGenerated.enhanceEndpoints({
  endpoints: { getRequestOptions: { invalidatesTags: [] } },
});

export const {
  useGetRequestOptionsMutation,
  useSubmitRequestMutation,
  useListRequestsQuery,
  useListRequestsOfOrderQuery,
  useListUnrefundedRequestsQuery,
  useAnswerRequestMutation,
} = requestsApi;

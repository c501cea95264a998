import { baseApi as api } from './base-api';
export const addTagTypes = ['contact'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
        query: (queryArg) => ({ url: `/api/contact`, method: 'POST', body: queryArg.contactMessageDto }),
        invalidatesTags: ['contact'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contactGenerated };
export type SendContactMessageApiResponse =
  /** status 201 Stored; the mail to the shop is on its way. */ ContactAnswerDto;
export type SendContactMessageApiArg = {
  contactMessageDto: ContactMessageDto;
};
export type ContactAnswerDto = {
  /** Message for the person. */
  message: string;
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
export type ContactMessageDto = {
  /** Where the shop answers. */
  email: string;
  /** At most 80 characters, as every limit here without surrounding blanks. */
  firstName: string;
  /** At most 80 characters. */
  lastName: string;
  /** As typed, at most 30 characters: 10 digits of Colombia, or of another country with `+` or `00` and its code. */
  phone: string;
  /** At most 2,000 characters; line breaks stay. */
  message: string;
  /** Whether the person accepted the treatment of their data; its text version and time are stored. */
  dataConsent?: boolean;
};
export const { useSendContactMessageMutation } = injectedRtkApi;

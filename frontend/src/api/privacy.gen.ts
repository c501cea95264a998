import { baseApi as api } from './base-api';
export const addTagTypes = ['privacy'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      erasePersonalData: build.mutation<ErasePersonalDataApiResponse, ErasePersonalDataApiArg>({
        query: (queryArg) => ({ url: `/api/privacy/erase`, method: 'POST', body: queryArg.privacyTokenDto }),
        invalidatesTags: ['privacy'],
      }),
      exportPersonalData: build.mutation<ExportPersonalDataApiResponse, ExportPersonalDataApiArg>({
        query: (queryArg) => ({ url: `/api/privacy/export`, method: 'POST', body: queryArg.privacyTokenDto }),
        invalidatesTags: ['privacy'],
      }),
      requestPersonalData: build.mutation<RequestPersonalDataApiResponse, RequestPersonalDataApiArg>({
        query: (queryArg) => ({ url: `/api/privacy/requests`, method: 'POST', body: queryArg.privacyRequestDto }),
        invalidatesTags: ['privacy'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as privacyGenerated };
export type ErasePersonalDataApiResponse = /** status 200  */ PrivacyErasureDto;
export type ErasePersonalDataApiArg = {
  privacyTokenDto: PrivacyTokenDto;
};
export type ExportPersonalDataApiResponse = /** status 200  */ PrivacyExportDto;
export type ExportPersonalDataApiArg = {
  privacyTokenDto: PrivacyTokenDto;
};
export type RequestPersonalDataApiResponse = /** status 200  */ PrivacyAnswerDto;
export type RequestPersonalDataApiArg = {
  privacyRequestDto: PrivacyRequestDto;
};
export type PrivacyErasureDto = {
  /** Orders that lose name, address and texts: the newest 100 at once, any others within minutes. Their number, dates and amounts stay, and
    of paid ones a closed record for the accounts. */
  orders: number;
  /** Messages of the contact form that are deleted. */
  messages: number;
  /** Conversations with the shop that are deleted: those in which this email was written. */
  conversations: number;
  /** Unfinished payments that lose their items and customer. */
  payments: number;
  /** Numbers of orders that are in progress, or whose guarantee, withdrawal or dispute still runs. From now on no list, search or mail to the
    shop shows their person; they are erased when the last of these deadlines has ended. */
  keptOrders: string[];
  /** Payments that the bank may still approve, or whose money staff must review. An approved one becomes an order; any other is
    erased within a week, or when its review has ended. */
  keptPayments: number;
  /** Conversations that staff have taken or that wait for staff. They can be erased when they have ended. */
  keptConversations: number;
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
export type PrivacyTokenDto = {
  /** The part of the mailed link after `#`, or `nextToken` of an export. Each is valid once. */
  token: string;
};
export type PrivacyExportDto = {
  /** Time of this answer. */
  exportedAt: string;
  /** The proven email. */
  email: string;
  /** Data by part of the shop: `orders`, `contactMessages`, `conversations`, and `payments` without an order yet. */
  data: {
    [key: string]: (any | null)[];
  };
  /** Parts of `data` with more than the 2000 records that one answer contains, paid orders first. Write to the shop for the others. */
  incomplete: string[];
  /** For another export or for erasing, until the link's hour ends: the token of this call is used up. */
  nextToken: string;
};
export type PrivacyAnswerDto = {
  /** Message to show to the person. */
  message: string;
};
export type PrivacyRequestDto = {
  /** Email of the orders or messages. */
  email: string;
};
export const { useErasePersonalDataMutation, useExportPersonalDataMutation, useRequestPersonalDataMutation } =
  injectedRtkApi;

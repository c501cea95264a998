import { baseApi as api } from './base-api';
export const addTagTypes = ['chat'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendChatMessage: build.mutation<SendChatMessageApiResponse, SendChatMessageApiArg>({
        query: (queryArg) => ({ url: `/api/chatbot/messages`, method: 'POST', body: queryArg.sendChatMessageDto }),
        invalidatesTags: ['chat'],
      }),
      readChat: build.query<ReadChatApiResponse, ReadChatApiArg>({
        query: (queryArg) => ({ url: `/api/chatbot/messages/read`, method: 'POST', body: queryArg.readChatDto }),
        providesTags: ['chat'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as chatGenerated };
export type SendChatMessageApiResponse = /** status 200  */ ChatReplyDto;
export type SendChatMessageApiArg = {
  sendChatMessageDto: SendChatMessageDto;
};
export type ReadChatApiResponse = /** status 200  */ ChatDto;
export type ReadChatApiArg = {
  readChatDto: ReadChatDto;
};
export type ChatLinkDto = {
  /** Absolute URL of the product's picture; null for a page that is about no product. */
  imageUrl: string | null;
  /** Whole pesos; null for a page that is about no product. */
  price: number | null;
  /** Text of the link. */
  label: string;
  /** Absolute URL of a page of the shop, or of a WhatsApp chat with it. */
  url: string;
};
export type ChatReplyDto = {
  /** Send it with the next message. It is a secret: it gives access to the conversation. */
  conversationId: string;
  /** The bot's answer; empty while a person has the conversation. */
  response: string;
  /** A person answers this conversation, now or when the shop opens. */
  handover: boolean;
  /** Pages that the answer points to. */
  links: ChatLinkDto[];
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
export type SendChatMessageDto = {
  /** Message of the customer, at most 2,000 characters. */
  message: string;
  /** `conversationId` of the previous answer; without it a new conversation begins. */
  conversationId?: string;
};
export type ChatAuthor = 'customer' | 'bot' | 'agent';
export type ChatMessageDto = {
  /** The author: the customer, the bot or a person of the shop. */
  author: ChatAuthor;
  /** Random id. */
  id: string;
  /** Plain text. */
  text: string;
  /** Pages that it points to. */
  links: ChatLinkDto[];
  /** When it was written. */
  sentAt: string;
};
export type ChatDto = {
  /** The newest 100, the oldest first. */
  messages: ChatMessageDto[];
  /** A person answers this conversation, now or when the shop opens. */
  handover: boolean;
};
export type ReadChatDto = {
  /** `conversationId` of the last answer. */
  conversationId: string;
};
export const { useSendChatMessageMutation, useReadChatQuery } = injectedRtkApi;

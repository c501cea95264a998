import { baseApi as api } from './base-api';
export const addTagTypes = ['chatbot'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
        query: (queryArg) => ({
          url: `/api/chatbot/conversations`,
          params: {
            state: queryArg.state,
            cursor: queryArg.cursor,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['chatbot'],
      }),
      getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
        query: (queryArg) => ({ url: `/api/chatbot/conversations/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['chatbot'],
      }),
      eraseConversation: build.mutation<EraseConversationApiResponse, EraseConversationApiArg>({
        query: (queryArg) => ({
          url: `/api/chatbot/conversations/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['chatbot'],
      }),
      getConversationCustomer: build.query<GetConversationCustomerApiResponse, GetConversationCustomerApiArg>({
        query: (queryArg) => ({
          url: `/api/chatbot/conversations/${encodeURIComponent(String(queryArg.id))}/customer`,
        }),
        providesTags: ['chatbot'],
      }),
      releaseConversation: build.mutation<ReleaseConversationApiResponse, ReleaseConversationApiArg>({
        query: (queryArg) => ({
          url: `/api/chatbot/conversations/${encodeURIComponent(String(queryArg.id))}/release`,
          method: 'POST',
        }),
        invalidatesTags: ['chatbot'],
      }),
      replyToConversation: build.mutation<ReplyToConversationApiResponse, ReplyToConversationApiArg>({
        query: (queryArg) => ({
          url: `/api/chatbot/conversations/${encodeURIComponent(String(queryArg.id))}/reply`,
          method: 'POST',
          body: queryArg.replyDto,
        }),
        invalidatesTags: ['chatbot'],
      }),
      takeConversation: build.mutation<TakeConversationApiResponse, TakeConversationApiArg>({
        query: (queryArg) => ({
          url: `/api/chatbot/conversations/${encodeURIComponent(String(queryArg.id))}/take`,
          method: 'POST',
        }),
        invalidatesTags: ['chatbot'],
      }),
      saveChatbotHours: build.mutation<SaveChatbotHoursApiResponse, SaveChatbotHoursApiArg>({
        query: (queryArg) => ({ url: `/api/chatbot/hours`, method: 'POST', body: queryArg.businessHoursDto }),
        invalidatesTags: ['chatbot'],
      }),
      listKeywords: build.query<ListKeywordsApiResponse, ListKeywordsApiArg>({
        query: () => ({ url: `/api/chatbot/keywords` }),
        providesTags: ['chatbot'],
      }),
      saveKeywords: build.mutation<SaveKeywordsApiResponse, SaveKeywordsApiArg>({
        query: (queryArg) => ({ url: `/api/chatbot/keywords`, method: 'PUT', body: queryArg.keywordsDto }),
        invalidatesTags: ['chatbot'],
      }),
      listMisses: build.query<ListMissesApiResponse, ListMissesApiArg>({
        query: (queryArg) => ({
          url: `/api/chatbot/misses`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ['chatbot'],
      }),
      dismissMiss: build.mutation<DismissMissApiResponse, DismissMissApiArg>({
        query: (queryArg) => ({
          url: `/api/chatbot/misses/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['chatbot'],
      }),
      answerMiss: build.mutation<AnswerMissApiResponse, AnswerMissApiArg>({
        query: (queryArg) => ({
          url: `/api/chatbot/misses/${encodeURIComponent(String(queryArg.id))}/faq`,
          method: 'POST',
          body: queryArg.newFaqEntryDto,
        }),
        invalidatesTags: ['chatbot'],
      }),
      addKeyword: build.mutation<AddKeywordApiResponse, AddKeywordApiArg>({
        query: (queryArg) => ({
          url: `/api/chatbot/misses/${encodeURIComponent(String(queryArg.id))}/keyword`,
          method: 'POST',
          body: queryArg.newKeywordDto,
        }),
        invalidatesTags: ['chatbot'],
      }),
      getChatbotStatus: build.query<GetChatbotStatusApiResponse, GetChatbotStatusApiArg>({
        query: () => ({ url: `/api/chatbot/status` }),
        providesTags: ['chatbot'],
      }),
      testChatbot: build.mutation<TestChatbotApiResponse, TestChatbotApiArg>({
        query: (queryArg) => ({ url: `/api/chatbot/test`, method: 'POST', body: queryArg.testChatbotDto }),
        invalidatesTags: ['chatbot'],
      }),
      toggleChatbot: build.mutation<ToggleChatbotApiResponse, ToggleChatbotApiArg>({
        query: (queryArg) => ({ url: `/api/chatbot/toggle`, method: 'POST', body: queryArg.toggleChatbotDto }),
        invalidatesTags: ['chatbot'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as chatbotGenerated };
export type ListConversationsApiResponse = /** status 200  */ ConversationPageDto;
export type ListConversationsApiArg = {
  /** Only conversations in this state. */
  state?: ConversationState;
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** Conversations on a page, 1 to 100. */
  limit?: number;
};
export type GetConversationApiResponse = /** status 200  */ ConversationDto;
export type GetConversationApiArg = {
  /** Random id of the conversation. */
  id: string;
};
export type EraseConversationApiResponse = unknown;
export type EraseConversationApiArg = {
  /** Random id of the conversation. */
  id: string;
};
export type GetConversationCustomerApiResponse = /** status 200  */ ConversationCustomerDto;
export type GetConversationCustomerApiArg = {
  /** Random id of the conversation. */
  id: string;
};
export type ReleaseConversationApiResponse = /** status 200  */ ConversationDto;
export type ReleaseConversationApiArg = {
  /** Random id of the conversation. */
  id: string;
};
export type ReplyToConversationApiResponse = /** status 200  */ ConversationDto;
export type ReplyToConversationApiArg = {
  /** Random id of the conversation. */
  id: string;
  replyDto: ReplyDto;
};
export type TakeConversationApiResponse = /** status 200  */ ConversationDto;
export type TakeConversationApiArg = {
  /** Random id of the conversation. */
  id: string;
};
export type SaveChatbotHoursApiResponse = /** status 200  */ SavedHoursDto;
export type SaveChatbotHoursApiArg = {
  businessHoursDto: BusinessHoursDto;
};
export type ListKeywordsApiResponse = /** status 200  */ KeywordsDto;
export type ListKeywordsApiArg = void;
export type SaveKeywordsApiResponse = /** status 200  */ KeywordsDto;
export type SaveKeywordsApiArg = {
  keywordsDto: KeywordsDto;
};
export type ListMissesApiResponse = /** status 200  */ MissDto[];
export type ListMissesApiArg = {
  /** Days back from now, 1 to 90; 7 without it. */
  days: number;
};
export type DismissMissApiResponse = unknown;
export type DismissMissApiArg = {
  /** Random id of the question. */
  id: string;
};
export type AnswerMissApiResponse = unknown;
export type AnswerMissApiArg = {
  /** Random id of the question. */
  id: string;
  newFaqEntryDto: NewFaqEntryDto;
};
export type AddKeywordApiResponse = /** status 201  */ KeywordsDto;
export type AddKeywordApiArg = {
  /** Random id of the question. */
  id: string;
  newKeywordDto: NewKeywordDto;
};
export type GetChatbotStatusApiResponse = /** status 200  */ ChatbotStatusDto;
export type GetChatbotStatusApiArg = void;
export type TestChatbotApiResponse = /** status 200  */ TestReplyDto;
export type TestChatbotApiArg = {
  testChatbotDto: TestChatbotDto;
};
export type ToggleChatbotApiResponse = /** status 200  */ ToggledChatbotDto;
export type ToggleChatbotApiArg = {
  toggleChatbotDto: ToggleChatbotDto;
};
export type ChatChannel = 'whatsapp' | 'web';
export type ConversationState = 'bot' | 'waiting' | 'taken';
export type HandoverReason =
  | 'keyword'
  | 'person'
  | 'anger'
  | 'misses'
  | 'order_problem'
  | 'media'
  | 'location'
  | 'contacts'
  | 'order'
  | 'form'
  | 'flood'
  | 'inactive'
  | 'undelivered'
  | 'unanswered';
export type ConversationAuthor = 'customer' | 'bot' | 'agent' | 'system';
export type QuotedMessageDto = {
  /** Null when the shop does not have it. */
  id: string | null;
  /** Null when the shop does not have it. */
  author: ConversationAuthor | null;
  /** Its text as in `text`. */
  text: string;
};
export type MessageEditDto = {
  /** When it was last corrected. */
  at: string;
  /** What it said before, the oldest first; at most 10. Empty when the shop only received the correction. */
  earlierTexts: string[];
};
export type SharedLocationDto = {
  /** Degrees; null together with `longitude` without valid coordinates. */
  latitude: number | null;
  /** Degrees. */
  longitude: number | null;
  /** Map of the coordinates, or a search for the address; null without both. */
  mapUrl: string | null;
  /** Name of the place; may be empty. */
  name: string;
  /** Address of the place; may be empty. */
  address: string;
};
export type ReferralDto = {
  /** Page of the advert; null when unknown. */
  url: string | null;
  /** May be empty. */
  headline: string;
  /** May be empty. */
  body: string;
};
export type CatalogueItemDto = {
  /** Null for the kit and for what is not in the shop. */
  productId: number | null;
  /** Null for what is not in the shop. */
  name: string | null;
  /** Price in the shop with embroidery, whole pesos; null for what is no product of it. */
  price: number | null;
  /** Its id in the catalogue on WhatsApp. */
  retailerId: string;
};
export type ChatMessageStatus = 'pending' | 'sent' | 'delivered' | 'read' | 'failed';
export type SharedPhoneDto = {
  /** Opens a chat with this number; null when it is not on WhatsApp. */
  whatsappUrl: string | null;
  /** As the phone of the customer writes it. */
  number: string;
};
export type SharedContactDto = {
  /** Name of the person. */
  name: string;
  /** May be empty. */
  company: string;
  /** At most 5. */
  phones: SharedPhoneDto[];
  /** At most 5. */
  emails: string[];
};
export type CatalogueOrderLineDto = {
  /** Null for the kit and for what is not in the shop. */
  productId: number | null;
  /** Null for what is not in the shop. */
  name: string | null;
  /** Price in the shop with embroidery, whole pesos; null for what is no product of it. */
  price: number | null;
  /** Price of one piece that WhatsApp showed, in `currency`; null when unknown. */
  whatsappPrice: number | null;
  /** Pieces. */
  quantity: number;
  /** ISO 4217. */
  currency: string;
  /** Its id in the catalogue on WhatsApp. */
  retailerId: string;
};
export type FormAnswerDto = {
  /** Name of the field in the form. */
  field: string;
  /** The answer. */
  value: string;
};
export type ConversationMessageDto = {
  /** The author; `system` records events such as a handover. */
  author: ConversationAuthor;
  /** Email of the person who wrote it; null for anyone else. */
  agent: string | null;
  /** The message that it answers or reacts to; null without one. */
  quoted: QuotedMessageDto | null;
  /** The customer corrected it, and `text` is the newest; null when never. */
  edited: MessageEditDto | null;
  /** When the customer deleted it, which erased its content; null when never. */
  deleted: string | null;
  /** A place that the customer sent; null without one. */
  location: SharedLocationDto | null;
  /** The advert that brought the customer with this message; null without one. */
  referral: ReferralDto | null;
  /** The product of the catalogue that the customer asks about; null without one. */
  product: CatalogueItemDto | null;
  /** Delivery status of the shop's messages on WhatsApp; null for all others. */
  status: ChatMessageStatus | null;
  /** Why it was not sent or not delivered, in one Spanish sentence; null when nothing went wrong. */
  failure: string | null;
  /** Random id. */
  id: string;
  /** Plain text that says what was sent: "[Foto] Así la quiero" for a picture with a caption. */
  text: string;
  /** When it was written. */
  sentAt: string;
  /** Contact cards, at most 10. */
  contacts: SharedContactDto[];
  /** Lines of an order in the catalogue on WhatsApp, at most 30; empty for any other message. */
  orderLines: CatalogueOrderLineDto[];
  /** Answers of a form that the customer filled in on WhatsApp, at most 30. */
  form: FormAnswerDto[];
};
export type ConversationSummaryDto = {
  /** Where the customer writes. */
  channel: ChatChannel;
  /** `bot` answers, `waiting` for a person, `taken` by a person. */
  state: ConversationState;
  /** As the customer calls themselves on WhatsApp; null when unknown. */
  name: string | null;
  /** Digits with country code; null when unknown. */
  phone: string | null;
  /** Opens the chat with this customer in WhatsApp; null when the number is unknown. */
  whatsappUrl: string | null;
  /** Why it went to a person; null while the bot answers. */
  reason: HandoverReason | null;
  /** When the handover began; null without a handover. */
  waitingSince: string | null;
  /** Email of the staff member who took it; null when it is not taken. */
  takenBy: string | null;
  /** The newest message; null before the first. */
  lastMessage: ConversationMessageDto | null;
  /** Until when WhatsApp takes a reply: 24 hours from the customer's last message. Null on the web, where there is no limit. */
  replyUntil: string | null;
  /** Random id. */
  id: string;
  /** Time of the newest message or change. */
  updatedAt: string;
  /** The customer wrote "parar" and gets no messages. */
  stopped: boolean;
};
export type ConversationPageDto = {
  /** Cursor of the next page; null on the last one. */
  nextCursor: string | null;
  /** Those that wait longest first, then the newest. */
  items: ConversationSummaryDto[];
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
export type ConversationDto = {
  /** Where the customer writes. */
  channel: ChatChannel;
  /** `bot` answers, `waiting` for a person, `taken` by a person. */
  state: ConversationState;
  /** As the customer calls themselves on WhatsApp; null when unknown. */
  name: string | null;
  /** Digits with country code; null when unknown. */
  phone: string | null;
  /** Opens the chat with this customer in WhatsApp; null when the number is unknown. */
  whatsappUrl: string | null;
  /** Why it went to a person; null while the bot answers. */
  reason: HandoverReason | null;
  /** When the handover began; null without a handover. */
  waitingSince: string | null;
  /** Email of the staff member who took it; null when it is not taken. */
  takenBy: string | null;
  /** The newest message; null before the first. */
  lastMessage: ConversationMessageDto | null;
  /** Until when WhatsApp takes a reply: 24 hours from the customer's last message. Null on the web, where there is no limit. */
  replyUntil: string | null;
  /** Random id. */
  id: string;
  /** Time of the newest message or change. */
  updatedAt: string;
  /** The customer wrote "parar" and gets no messages. */
  stopped: boolean;
  /** The newest 200, the oldest first. */
  messages: ConversationMessageDto[];
};
export type OrderStatus =
  | 'pending_transfer'
  | 'paid'
  | 'payment_review'
  | 'in_production'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refund_pending'
  | 'refunded';
export type CustomerOrderDto = {
  /** Where the order stands. */
  status: OrderStatus;
  /** Random id. */
  id: string;
  /** The number that people use. */
  orderNumber: string;
  /** When it was placed. */
  createdAt: string;
  /** The amount charged, whole pesos. */
  total: number;
};
export type ConversationCustomerDto = {
  /** Digits with country code; null when unknown. */
  phone: string | null;
  /** Emails that the customer wrote in the conversation, at most 5. They prove nothing. */
  emails: string[];
  /** The newest 5 orders with this phone or one of these emails. */
  orders: CustomerOrderDto[];
};
export type ReplyDto = {
  /** At most 4,096 characters. */
  message: string;
};
export type SavedHoursDto = {
  /** Always true. */
  success: boolean;
};
export type BusinessHoursDto = {
  /** When people begin to answer, `HH:MM`; before `end`. */
  start: string;
  /** When people stop to answer, `HH:MM`. */
  end: string;
};
export type KeywordsDto = {
  /** Words and phrases that hand a conversation to a person; case, accents, blanks and repetitions do not matter. */
  keywords: string[];
};
export type MissDto = {
  /** Random id. */
  id: string;
  /** As it was last written. */
  question: string;
  /** How often it was asked in these days, in any spelling. */
  count: number;
  /** When it was last asked. */
  lastAt: string;
};
export type FaqCategory =
  'Env\u00EDos y Entregas' | 'Pagos' | 'Productos y Calidad' | 'Empresa' | 'Personalizaci\u00F3n';
export type NewFaqEntryDto = {
  /** Where it stands on the page. */
  category: FaqCategory;
  /** At most 200 characters. */
  question: string;
  /** At most 1,000 characters. */
  answer: string;
};
export type NewKeywordDto = {
  /** A word or phrase. */
  keyword: string;
};
export type ChatbotConfigDto = {
  /** When people answer. */
  businessHours: BusinessHoursDto;
  /** Words and phrases that hand a conversation to a person. */
  autoTransferKeywords: string[];
};
export type WebhookSetupDto = {
  /** Verify token; null while the shop has none. */
  verifyToken: string | null;
  /** Callback URL. */
  url: string;
};
export type MessagingHealthDto = {
  /** One Spanish sentence with the action that staff should take; null without a problem. */
  warning: string | null;
  /** The shop is connected with a messaging platform; otherwise messages are only stored. */
  connected: boolean;
  /** Replies sent since the first of this month (Bogotá). */
  repliesThisMonth: number;
  /** Replies a month that the platform sends without a payment method. */
  freeReplies: number;
  /** Replies of the last 24 hours that the platform took at least 10 minutes ago and has not delivered. */
  undelivered: number;
};
export type ChatbotStatusDto = {
  /** When people answer next; null during business hours. */
  nextOpening: string | null;
  /** False hands every message to a person. */
  isActive: boolean;
  /** People answer at this moment. */
  isBusinessHours: boolean;
  /** Settings that staff can change. */
  config: ChatbotConfigDto;
  /** Conversations that wait for a person. */
  waiting: number;
  /** Values to enter in the messaging platform's console. */
  webhook: WebhookSetupDto;
  /** How the messages of the shop arrive. */
  messaging: MessagingHealthDto;
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
export type TestReplyDto = {
  /** Why the conversation would go to a person; null when the bot answers by itself. */
  handover: HandoverReason | null;
  /** The reply. */
  response: string;
  /** Pages that the reply points to. */
  links: ChatLinkDto[];
  /** Intents that the bot recognised, in the order of the text; empty when it recognised none. */
  intents: string[];
};
export type TestChatbotDto = {
  /** At most 2,000 characters. */
  message: string;
  /** Any id of the caller's choice; messages with the same one belong together, so that "¿y sin bordado?" is understood. Without
    one, the messages of this person belong together. */
  conversationId?: string;
};
export type ToggledChatbotDto = {
  /** Always true. */
  success: boolean;
  /** Whether the bot is active now. */
  active: boolean;
  /** One Spanish sentence for the person. */
  message: string;
};
export type ToggleChatbotDto = {
  /** False hands every message to a person. */
  active: boolean;
};
export const {
  useListConversationsQuery,
  useGetConversationQuery,
  useEraseConversationMutation,
  useGetConversationCustomerQuery,
  useReleaseConversationMutation,
  useReplyToConversationMutation,
  useTakeConversationMutation,
  useSaveChatbotHoursMutation,
  useListKeywordsQuery,
  useSaveKeywordsMutation,
  useListMissesQuery,
  useDismissMissMutation,
  useAnswerMissMutation,
  useAddKeywordMutation,
  useGetChatbotStatusQuery,
  useTestChatbotMutation,
  useToggleChatbotMutation,
} = injectedRtkApi;

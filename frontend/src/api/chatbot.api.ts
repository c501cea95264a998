import type { Dispatch } from '@reduxjs/toolkit';
import {
  chatbotGenerated,
  type ConversationDto,
  type ConversationPageDto,
  type ConversationState,
} from './chatbot.gen';

export { newFaqEntryLimits } from './limits.gen';
export type {
  BusinessHoursDto,
  ChatbotStatusDto,
  ChatLinkDto,
  ChatMessageStatus,
  ConversationDto,
  CatalogueItemDto,
  CatalogueOrderLineDto,
  ConversationMessageDto,
  ConversationState,
  ConversationSummaryDto,
  ConversationCustomerDto,
  FaqCategory,
  HandoverReason,
  MessagingHealthDto,
  MissDto,
  NewFaqEntryDto,
  SharedContactDto,
  TestReplyDto,
  WebhookSetupDto,
} from './chatbot.gen';

/** Limits of the API, which rejects longer values with 400. */
export const chatbotLimits = {
  testMessage: 2_000,
  reply: 4_096,
  keywords: 50,
  keyword: 40,
} as const;

/** The tags of the chatbot, which are invalidated separately. `content` is the page of frequent questions. */
const TAGS = [
  'chatbot-status',
  'chatbot-keywords',
  'chatbot-conversation',
  'chatbot-conversations',
  'chatbot-customer',
  'chatbot-misses',
  'content',
] as const;

/** Filter of the list of conversations. */
export interface ConversationQuestion {
  /** Any state when absent. */
  state?: ConversationState;
}

/** Options of every mutation that returns the changed conversation: its page shows the result immediately. */
const changesConversation = {
  // An error invalidates as well, because it means that a colleague changed the conversation.
  invalidatesTags: ['chatbot-conversation', 'chatbot-conversations', 'chatbot-status'] as const,
  onQueryStarted: async (
    { id }: { id: string },
    { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<{ data: ConversationDto }> },
  ) => {
    // The caller reports a failure.
    const answer = await queryFulfilled.catch(() => undefined);
    if (!answer) return;
    const entry = { endpointName: 'getConversation', arg: { id }, value: answer.data } as const;
    dispatch(chatbotGenerated.util.upsertQueryEntries([entry]));
  },
};

/** The staff's endpoints of the chatbot. */
export const chatbotApi = chatbotGenerated
  .enhanceEndpoints({
    addTagTypes: TAGS,
    endpoints: {
      getChatbotStatus: { providesTags: ['chatbot-status'] },
      toggleChatbot: { invalidatesTags: ['chatbot-status'] },
      saveChatbotHours: { invalidatesTags: ['chatbot-status'] },
      listKeywords: { providesTags: ['chatbot-keywords'] },
      saveKeywords: { invalidatesTags: ['chatbot-keywords', 'chatbot-status'] },
      listMisses: { providesTags: ['chatbot-misses'] },
      answerMiss: { invalidatesTags: ['chatbot-misses', 'content'] },
      addKeyword: { invalidatesTags: ['chatbot-misses', 'chatbot-keywords', 'chatbot-status'] },
      dismissMiss: { invalidatesTags: ['chatbot-misses'] },
      getConversationCustomer: { providesTags: ['chatbot-customer'] },
      getConversation: { providesTags: ['chatbot-conversation'] },
      // The page of the conversation navigates away by itself; reading the conversation again would return 404.
      eraseConversation: { invalidatesTags: ['chatbot-conversations', 'chatbot-status'] },
      takeConversation: changesConversation,
      releaseConversation: changesConversation,
      replyToConversation: changesConversation,
      // Only reads.
      testChatbot: { invalidatesTags: [] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listConversationPages: build.infiniteQuery<ConversationPageDto, ConversationQuestion, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
        query: ({ queryArg, pageParam }) => ({
          url: '/api/chatbot/conversations',
          params: { ...queryArg, cursor: pageParam ?? undefined },
        }),
        providesTags: ['chatbot-conversations'],
      }),
    }),
  });

export const {
  useGetChatbotStatusQuery,
  useToggleChatbotMutation,
  useSaveChatbotHoursMutation,
  useListKeywordsQuery,
  useSaveKeywordsMutation,
  useListMissesQuery,
  useAnswerMissMutation,
  useAddKeywordMutation,
  useDismissMissMutation,
  useGetConversationQuery,
  useGetConversationCustomerQuery,
  useTakeConversationMutation,
  useReleaseConversationMutation,
  useReplyToConversationMutation,
  useEraseConversationMutation,
  useTestChatbotMutation,
  useListConversationPagesInfiniteQuery,
} = chatbotApi;

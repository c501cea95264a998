import { randomId } from '../shared/lib/random-id';
import { chatGenerated, type ChatMessageDto } from './chat.gen';

export type { ChatDto, ChatMessageDto, ChatReplyDto, SendChatMessageDto } from './chat.gen';
export { sendChatMessageLimits } from './limits.gen';

const written = (author: ChatMessageDto['author'], text: string, links: ChatMessageDto['links'] = []) => ({
  id: randomId(),
  author,
  text,
  links,
  sentAt: new Date().toISOString(),
});

const chatApi = chatGenerated.enhanceEndpoints({
  endpoints: {
    sendChatMessage: {
      // Adds message and answer to the cached conversation instead of reading it again.
      invalidatesTags: [],
      onQueryStarted: async ({ sendChatMessageDto: { message } }, { dispatch, queryFulfilled, ...store }) => {
        const mine = written('customer', message);
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { conversationId, response, links, handover } = answer.data;
        const query = { readChatDto: { conversationId } };
        const earlier = chatApi.endpoints.readChat.select(query)(store.getState()).data?.messages ?? [];
        const reply = response ? [written('bot', response, links)] : [];
        const chat = { messages: [...earlier, mine, ...reply], handover };
        void dispatch(chatApi.util.upsertQueryData('readChat', query, chat));
      },
    },
  },
});

export const { useReadChatQuery, useSendChatMessageMutation } = chatApi;

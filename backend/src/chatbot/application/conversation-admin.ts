import { Injectable } from '@nestjs/common';
import type {
  ConversationDto,
  ConversationPageDto,
  ListConversationsQueryDto,
} from '../adapters/http/conversation.dto.js';

@Injectable()
export class ConversationAdmin {
  list(_query: ListConversationsQueryDto): Promise<ConversationPageDto> {
    return toBeBuilt();
  }
  get(_id: string): Promise<ConversationDto> {
    return toBeBuilt();
  }
  take(_id: string, _agent: string): Promise<ConversationDto> {
    return toBeBuilt();
  }
  release(_id: string, _agent: string): Promise<ConversationDto> {
    return toBeBuilt();
  }
  reply(_id: string, _message: string, _agent: string): Promise<ConversationDto> {
    return toBeBuilt();
  }
}

function toBeBuilt<T>(): Promise<T> {
  return Promise.reject(new Error('to be built'));
}

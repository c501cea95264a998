import { Injectable } from '@nestjs/common';
import type {
  BusinessHoursDto,
  ChatbotStatusDto,
  KeywordsDto,
  MissDto,
  NewFaqEntryDto,
  SavedHoursDto,
  TestReplyDto,
  ToggledChatbotDto,
} from '../adapters/http/chatbot-admin.dto.js';

@Injectable()
export class ChatbotAdmin {
  test(_message: string, _conversationId: string, _user: { id: string }): Promise<TestReplyDto> {
    return toBeBuilt();
  }
  status(): Promise<ChatbotStatusDto> {
    return toBeBuilt();
  }
  toggle(_active: boolean): Promise<ToggledChatbotDto> {
    return toBeBuilt();
  }
  saveHours(_hours: BusinessHoursDto): Promise<SavedHoursDto> {
    return toBeBuilt();
  }
  keywords(): Promise<KeywordsDto> {
    return toBeBuilt();
  }
  saveKeywords(_keywords: string[]): Promise<KeywordsDto> {
    return toBeBuilt();
  }
  misses(_days: number): Promise<MissDto[]> {
    return toBeBuilt();
  }
  answerMiss(_id: string, _entry: NewFaqEntryDto): Promise<void> {
    return toBeBuilt();
  }
  addKeyword(_id: string, _keyword: string): Promise<KeywordsDto> {
    return toBeBuilt();
  }
  dismissMiss(_id: string): Promise<void> {
    return toBeBuilt();
  }
}

function toBeBuilt<T>(): Promise<T> {
  return Promise.reject(new Error('to be built'));
}

import { Injectable } from '@nestjs/common';
import type { ChatDto, ChatReplyDto } from '../adapters/http/web-chat.dto.js';

@Injectable()
export class WebChat {
  send(_message: { conversationId?: string; message: string; address: string }): Promise<ChatReplyDto> {
    return Promise.reject(new Error('to be built'));
  }

  read(_conversationId: string, _address: string): Promise<ChatDto> {
    return Promise.reject(new Error('to be built'));
  }
}

import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { handoverMail, MailSender } from '../../mail/index.js';
import { ShopSettings } from '../../settings/index.js';
import { reasonInWords } from '../domain/customer-texts.js';
import { Conversations } from './conversations.port.js';

/** Mails the shop once for each handover; without what the customer wrote, which staff read in the panel. */
@Injectable()
export class NotifyHandover {
  constructor(
    private readonly conversations: Conversations,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
    private readonly env: Env,
  ) {}

  async send({ conversationId, since }: { conversationId: string; since: string }): Promise<void> {
    const conversation = await this.conversations.find(conversationId);
    // The conversation was handled before this mail was sent.
    if (conversation?.state !== 'waiting' || !conversation.reason) return;
    if (conversation.waitingSince?.toISOString() !== since) return;
    const { channel, reason, waitingSince } = conversation;
    await this.mail.send(
      handoverMail({
        to: this.settings.current.contact.email,
        id: `chat-${conversationId}-${waitingSince.getTime()}`,
        channel,
        reason: reasonInWords(reason),
        panelUrl: `${this.env.publicUrl}/panel/chats/${conversationId}`,
      }),
    );
  }
}

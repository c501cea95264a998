import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data.js';
import { ContactMessages } from './contact-messages.port.js';

/** Exports and erases the messages of a person on request (Ley 1581 de 2012, art. 8). */
@Injectable()
export class OwnMessages implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly messages: ContactMessages,
  ) {}

  onModuleInit(): void {
    this.personalData.add('contactMessages', {
      read: async ({ provenEmail }, limit) => (provenEmail ? this.messages.sentBy(provenEmail, limit) : []),
      erase: async ({ provenEmail }) => ({
        erased: provenEmail ? await this.messages.removeSentBy(provenEmail) : 0,
        kept: [],
      }),
    });
  }
}

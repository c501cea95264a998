import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data.js';
import { ContactMessages } from './contact-messages.port.js';

/** Gives people their own messages when they ask what the shop holds about them (Ley 1581 de 2012). */
@Injectable()
export class OwnMessages implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly messages: ContactMessages,
  ) {}

  onModuleInit(): void {
    this.personalData.add('contactMessages', async ({ provenEmail }) =>
      provenEmail ? this.messages.sentBy(provenEmail) : [],
    );
  }
}

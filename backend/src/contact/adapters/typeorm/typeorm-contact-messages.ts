import { Injectable } from '@nestjs/common';
import { LessThan, Raw } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { ContactMessages } from '../../application/contact-messages.port.js';
import { ContactMessage } from '../../domain/contact-message.js';

@Injectable()
export class TypeOrmContactMessages extends ContactMessages {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(message: ContactMessage): Promise<void> {
    await this.transaction.manager.insert(ContactMessage, message);
  }

  find(id: string): Promise<ContactMessage | null> {
    return this.transaction.manager.findOneBy(ContactMessage, { id });
  }

  sentBy(email: string): Promise<ContactMessage[]> {
    return this.transaction.manager.find(ContactMessage, {
      where: { email: Raw((column) => `lower(${column}) = :email`, { email }) },
      order: { receivedAt: 'ASC' },
    });
  }

  async forgetReceivedBefore(moment: Date): Promise<number> {
    const { affected } = await this.transaction.manager.delete(ContactMessage, { receivedAt: LessThan(moment) });
    return affected ?? 0;
  }
}

import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
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

  sentBy(email: string, limit: number): Promise<ContactMessage[]> {
    const order = { receivedAt: 'ASC' } as const;
    return this.transaction.manager.find(ContactMessage, { where: { email: anyCase(email) }, order, take: limit });
  }

  async removeSentBy(email: string): Promise<number> {
    const { affected } = await this.transaction.manager.delete(ContactMessage, { email: anyCase(email) });
    return affected ?? 0;
  }
}

function anyCase(email: string) {
  return Raw<string>((column) => `lower(${column}) = :email`, { email: email.toLowerCase() });
}

import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { StaffInvitations } from '../../application/staff-invitations.port.js';
import { StaffInvitation } from '../../domain/staff-invitation.js';

@Injectable()
export class TypeOrmStaffInvitations extends StaffInvitations {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async save(invitation: StaffInvitation): Promise<void> {
    await this.transaction.manager.upsert(StaffInvitation, { ...invitation }, ['email']);
  }

  find(id: string): Promise<StaffInvitation | null> {
    return this.transaction.manager.findOneBy(StaffInvitation, { id });
  }

  findByToken(tokenDigest: string): Promise<StaffInvitation | null> {
    return this.transaction.manager.findOneBy(StaffInvitation, { tokenDigest });
  }

  all(): Promise<StaffInvitation[]> {
    return this.transaction.manager.find(StaffInvitation, { order: { createdAt: 'DESC' } });
  }

  async setToken(id: string, tokenDigest: string): Promise<void> {
    await this.transaction.manager.update(StaffInvitation, { id }, { tokenDigest });
  }

  async remove(id: string): Promise<boolean> {
    const { affected } = await this.transaction.manager.delete(StaffInvitation, { id });
    return affected === 1;
  }

  async removeOfInviter(inviterId: string): Promise<void> {
    await this.transaction.manager.delete(StaffInvitation, { inviterId });
  }
}

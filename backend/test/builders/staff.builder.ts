import type { StaffMember } from '../../src/identity/index.js';

export function aStaffMember(changes: Partial<StaffMember> = {}): StaffMember {
  return { id: '3f1c7f5e-8a55-4f0a-9f5e-5f6f8f1f0a11', name: 'Ana', email: 'taller@sigerist.co', ...changes };
}

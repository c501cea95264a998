import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SignedInUser } from '../../domain/account.js';

/** Parameter: who is logged in. Needs one of the guards, without which nobody has looked. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInUser | null => {
  const { user } = context.switchToHttp().getRequest<Request>();
  return (user as SignedInUser | undefined) ?? null;
});

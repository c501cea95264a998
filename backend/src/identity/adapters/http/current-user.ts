import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SignedInUser } from '../../domain/account.js';

/**
 * Parameter: the logged-in user; null for a guest, for a staff member before their second factor, and always in a `@Public()`
 * operation, which loads no session.
 */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInUser | null => {
  const user = userOf(context);
  return user?.staffSession?.step === 'prove' ? null : user;
});

/** Parameter: the logged-in user, also a staff member before their second factor. */
export const HalfSignedInUser = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInUser | null =>
  userOf(context),
);

function userOf(context: ExecutionContext): SignedInUser | null {
  const { user } = context.switchToHttp().getRequest<Request>();
  return (user as SignedInUser | undefined) ?? null;
}

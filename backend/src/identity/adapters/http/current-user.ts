import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SignedInUser } from '../../domain/account.js';

const CALLER = Symbol('caller');

type GuardedRequest = Request & { [CALLER]?: SignedInUser | null };

/** The guard's decision who the caller is. */
export function setCaller(req: Request, caller: SignedInUser | null): void {
  (req as GuardedRequest)[CALLER] = caller;
}

/**
 * Parameter: the caller that the guard admitted. Null for a guest, for staff in an operation of customers, for staff whose login is not
 * complete, and always in a `@Public()` operation, which loads no session.
 */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedInUser | null =>
    context.switchToHttp().getRequest<GuardedRequest>()[CALLER] ?? null,
);

/** Parameter: the logged-in user, also staff at any step of their login. For the state of the login alone. */
export const HalfSignedInUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedInUser | null => {
    const { user } = context.switchToHttp().getRequest<Request>();
    return (user as SignedInUser | undefined) ?? null;
  },
);

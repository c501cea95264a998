import { SetMetadata } from '@nestjs/common';

/**
 * Access that an operation requires: none, a session, a shopper, staff who make orders, the owner, the readers of the books, or any staff.
 * `optional`: none, but the session of a shopper is loaded. `proving` and `enrolling`: staff whose second factor is not proved or not set up yet, too.
 */
export type Access =
  | 'public'
  | 'optional'
  | 'signed-in'
  | 'shopper'
  | 'proving'
  | 'enrolling'
  | 'staff'
  | 'owner'
  | 'books'
  | 'any-staff';

/** Metadata key that the global guard of identity reads. */
export const ACCESS = Symbol('access');

/** The requirement of the global guard for an operation without a decorator. */
export const DEFAULT_ACCESS: Access = 'signed-in';

/** Anyone may call; no session is loaded. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** Operations of customers that anyone may call: `@CurrentUser()` is the logged-in shopper. Staff are guests here. */
export const OptionalAuth = () => SetMetadata(ACCESS, 'optional' satisfies Access);

/** Operations of customers that need an account: 401 for guests, 403 for staff. */
export const Shopper = () => SetMetadata(ACCESS, 'shopper' satisfies Access);

/** 401 for guests, 403 for shoppers and for staff of the role `contador`. */
export const Staff = () => SetMetadata(ACCESS, 'staff' satisfies Access);

/** Staff whose password was right, before their second factor. */
export const ProvingStaff = () => SetMetadata(ACCESS, 'proving' satisfies Access);

/** Staff, also those who must set up a second factor first. */
export const EnrollingStaff = () => SetMetadata(ACCESS, 'enrolling' satisfies Access);

/** Prices, codes, settings, refunds, people and exports: 403 for shoppers and for staff of any other role. */
export const Owner = () => SetMetadata(ACCESS, 'owner' satisfies Access);

/** Sheets of the books: 403 for everybody but the roles `duena` and `contador`. */
export const Books = () => SetMetadata(ACCESS, 'books' satisfies Access);

/** The books, orders to read, and how the person logs in: staff of every role; 403 for shoppers. */
export const AnyStaff = () => SetMetadata(ACCESS, 'any-staff' satisfies Access);

/** Metadata key of `@ConfirmedIdentity()`. */
export const CONFIRMED_IDENTITY = Symbol('confirmed-identity');

/** Error of `@ConfirmedIdentity()`, for `@ApiErrors(…)`. */
export const IDENTITY_NOT_CONFIRMED = [403, 'auth.password_again', 'Confirma que eres tú para continuar.'] as const;

/**
 * For people, refunds and exports: 403 `auth.password_again` unless the person confirmed their identity with
 * `POST /auth/confirm` in this session in the last 10 minutes. Used beside `@Staff()` or `@Owner()`.
 */
export const ConfirmedIdentity = () => SetMetadata(CONFIRMED_IDENTITY, true);

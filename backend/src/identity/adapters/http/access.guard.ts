import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { DomainError } from '../../../common/domain-error.js';
import { type Access, ACCESS, DEFAULT_ACCESS, CONFIRMED_IDENTITY } from '../../../common/http/access.js';
import type { SignedInUser, StaffRole } from '../../domain/account.js';
import { setCaller } from './current-user.js';
import { IdentityConfirmation } from './identity-confirmation.js';
import { WebSessions } from './web-sessions.js';

/**
 * Guards every operation: it is private unless a decorator of the method or its controller opens it, so that a missing
 * decorator closes an operation instead of opening it. Decides here alone who the caller is (`@CurrentUser()`).
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: WebSessions,
    private readonly identityConfirmation: IdentityConfirmation,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const marks = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, marks) ?? DEFAULT_ACCESS;
    if (access === 'public') return true;
    const http = context.switchToHttp();
    const req = http.getRequest<Request>();
    const user = await this.sessions.load(req, http.getResponse<Response>());
    const caller = user && callerOf(user, access);
    setCaller(req, caller);
    if (access === 'optional') return true;
    if (!caller) throw refusalOf(user, access);
    if (access !== 'signed-in') assertRole(caller, access);
    if (this.reflector.getAllAndOverride<true | undefined>(CONFIRMED_IDENTITY, marks))
      this.identityConfirmation.assertConfirmed(caller);
    return true;
  }
}

/** The roles of staff that may call operations of the panel. */
const ROLES: Readonly<Partial<Record<Access, readonly StaffRole[]>>> = {
  staff: ['taller', 'duena'],
  owner: ['duena'],
  books: ['contador', 'duena'],
  'any-staff': ['taller', 'contador', 'duena'],
};

const REFUSALS: Readonly<Record<StaffRole, string>> = {
  taller: 'Esto lo hace la dueña de la tienda.',
  contador: 'Tu cuenta es de contabilidad: ves los libros y los pedidos, y no cambias nada.',
  duena: 'No tienes permiso para hacer esto.',
};

/**
 * The user as an operation with this access sees them; null for a guest. A staff session that is not whole is a guest's for all operations
 * but those that complete its login, and staff are guests for operations of customers.
 */
function callerOf(user: SignedInUser, access: Access): SignedInUser | null {
  const { staffSession } = user;
  if (!staffSession) return user;
  if (access === 'optional') return null;
  if (staffSession.step === 'done' || access === 'proving') return user;
  return access === 'enrolling' && staffSession.step === 'enrol' ? user : null;
}

/** The error differs for a person who must set up a second factor first, so that the panel can open the set-up. */
function refusalOf(user: SignedInUser | null, access: Access): DomainError {
  if (user?.staffSession?.step === 'enrol' && ROLES[access])
    return new DomainError('forbidden', 'auth.second_factor_missing', 'Primero agrega una segunda forma de entrar.');
  return new DomainError('unauthenticated', 'auth.required', 'Inicia sesión para continuar.');
}

function assertRole({ role, staffRole }: SignedInUser, access: Access): void {
  if ((role === 'staff') === (access === 'shopper'))
    throw new DomainError('forbidden', 'auth.forbidden', 'No tienes permiso para hacer esto.');
  if (staffRole && ROLES[access] && !ROLES[access].includes(staffRole))
    throw new DomainError('forbidden', 'auth.forbidden', REFUSALS[staffRole]);
}

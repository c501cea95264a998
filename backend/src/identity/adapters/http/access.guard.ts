import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { DomainError } from '../../../common/domain-error.js';
import { type Access, ACCESS, DEFAULT_ACCESS, CONFIRMED_IDENTITY } from '../../../common/http/access.js';
import type { SignedInUser } from '../../domain/account.js';
import { IdentityConfirmation } from './identity-confirmation.js';
import { WebSessions } from './web-sessions.js';

/**
 * Guards every operation: it is private unless a decorator of the method or its controller opens it, so that a missing
 * decorator closes an operation instead of opening it.
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
    const user = await this.sessions.load(http.getRequest<Request>(), http.getResponse<Response>());
    if (access === 'optional') return true;
    if (!user || (user.staffSession?.step === 'prove' && access !== 'proving'))
      throw new DomainError('unauthenticated', 'auth.required', 'Inicia sesión para continuar.');
    if (access !== 'signed-in') assertStaff(user, access);
    if (this.reflector.getAllAndOverride<true | undefined>(CONFIRMED_IDENTITY, marks))
      this.identityConfirmation.assertConfirmed(user);
    return true;
  }
}

function assertStaff({ role, staffRole, staffSession }: SignedInUser, access: Access): void {
  if (role !== 'staff') throw new DomainError('forbidden', 'auth.forbidden', 'No tienes permiso para hacer esto.');
  if (access === 'proving' || access === 'enrolling') return;
  if (staffSession?.step === 'enrol')
    throw new DomainError('forbidden', 'auth.second_factor_missing', 'Primero agrega una segunda forma de entrar.');
  if (access === 'owner' && staffRole !== 'duena')
    throw new DomainError('forbidden', 'auth.forbidden', 'Esto lo hace la dueña de la tienda.');
}

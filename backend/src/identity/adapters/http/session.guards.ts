import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../../common/domain-error.js';
import type { SignedInUser } from '../../domain/account.js';
import { WebSessions } from './web-sessions.js';

/** Looks who is logged in and lets everybody pass: for what also answers guests. */
@Injectable()
export class MaybeSignedInGuard implements CanActivate {
  constructor(private readonly sessions: WebSessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.lookAt(context);
    return true;
  }

  protected lookAt(context: ExecutionContext): Promise<SignedInUser | null> {
    const http = context.switchToHttp();
    return this.sessions.load(http.getRequest<Request>(), http.getResponse<Response>());
  }
}

/** 401 for guests. */
@Injectable()
export class SignedInGuard extends MaybeSignedInGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    return this.admit(await this.lookAt(context));
  }

  protected admit(user: SignedInUser | null): boolean {
    if (!user) throw new DomainError('unauthenticated', 'auth.required', 'Inicia sesión para continuar.');
    return true;
  }
}

/** 401 for guests, 403 for shoppers. */
@Injectable()
export class StaffGuard extends SignedInGuard {
  protected override admit(user: SignedInUser | null): boolean {
    super.admit(user);
    if (user?.role !== 'staff')
      throw new DomainError('forbidden', 'auth.forbidden', 'No tienes permiso para hacer esto.');
    return true;
  }
}

import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { validationPipe } from '../../../common/http/validation.pipe.js';
import { LoginDto } from './login.dto.js';

/** Admits a call that carries the email and password of one account, which is `req.user` from then on. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  private readonly validation = validationPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<Request>();
    // Guards run before pipes, and the strategy must only see a valid email in its normalised spelling.
    req.body = (await this.validation.transform(req.body, { type: 'body', metatype: LoginDto })) as LoginDto;
    return (await super.canActivate(context)) as boolean;
  }
}

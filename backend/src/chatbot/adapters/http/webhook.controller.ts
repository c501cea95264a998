import { BadRequestException, Controller, Get, HttpCode, Logger, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiBody, ApiHeader, ApiOkResponse, ApiQuery, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { isShallow } from '../../../common/http/shallow-body.js';
import { DomainError } from '../../../common/domain-error.js';
import { MessagingPlatform } from '../../application/messaging-platform.port.js';
import { ReceiveWebhook } from '../../application/receive-webhook.js';

const FORGED = ['chatbot.webhook_forged', 'La firma del mensaje no es válida.'] as const;
const NOT_VERIFIED = ['chatbot.webhook_not_verified', 'El token de verificación no es válido.'] as const;
const MAX_CHALLENGE_LENGTH = 256;

@ApiTags('webhooks')
@Controller('chatbot/webhook')
export class WebhookController {
  private readonly log = new Logger('chatbot');

  constructor(
    private readonly platform: MessagingPlatform,
    private readonly webhook: ReceiveWebhook,
  ) {}

  /**
   * Verify the webhook for the messaging platform
   *
   * @remarks The platform calls it when staff enter the URL and the verify token there.
   */
  @Get()
  @Public()
  @ApiQuery({ name: 'hub.mode', required: false, description: '`subscribe`.', schema: { type: 'string' } })
  @ApiQuery({
    name: 'hub.verify_token',
    required: false,
    description: 'The verify token of the shop.',
    schema: { type: 'string' },
  })
  @ApiQuery({
    name: 'hub.challenge',
    required: false,
    description: 'Any text, which is answered.',
    schema: { type: 'string' },
  })
  @ApiOkResponse({
    description: 'The challenge.',
    content: { 'text/plain': { schema: { type: 'string' }, example: '1158201444' } },
  })
  @ApiErrors([403, ...NOT_VERIFIED])
  verifyWebhook(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) res: Response): string {
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
    const isVerified =
      mode === 'subscribe' &&
      typeof token === 'string' &&
      typeof challenge === 'string' &&
      challenge.length <= MAX_CHALLENGE_LENGTH &&
      this.platform.isVerifyToken(token);
    if (!isVerified) throw new DomainError('forbidden', ...NOT_VERIFIED);
    res.type('text/plain').setHeader('Cache-Control', 'no-store');
    return challenge;
  }

  /**
   * Receive messages of customers and delivery statuses, signed by the messaging platform
   *
   * @remarks Answers 200 once they are stored, also for repeated or irrelevant ones; they are processed afterwards. The body may have
   * 1 MB, more than in other calls.
   */
  @Post()
  @Public()
  @HttpCode(200)
  @ApiHeader({
    name: 'X-Hub-Signature-256',
    required: true,
    description: '`sha256=` and the hexadecimal HMAC-SHA-256 of the body’s exact bytes.',
    schema: { type: 'string' },
  })
  @ApiBody({ description: 'As the platform sends it.', schema: { type: 'object' } })
  @ApiOkResponse({ description: 'Stored.' })
  @ApiErrors(400, [401, ...FORGED], 413, 415)
  async receiveWebhook(@Req() req: Request): Promise<void> {
    const bytes = req.rawBody ?? Buffer.alloc(0);
    if (!this.platform.isSigned(bytes, req.get('x-hub-signature-256'))) {
      this.log.warn('A webhook call with a wrong signature was refused');
      throw new DomainError('unauthenticated', ...FORGED);
    }
    await this.webhook.receive(parsed(bytes));
  }
}

function parsed(bytes: Buffer): unknown {
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString());
  } catch {
    throw new BadRequestException();
  }
  if (!isShallow(body)) throw new BadRequestException();
  return body;
}

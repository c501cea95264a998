import { Body, Controller, HttpCode, Ip, Logger, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '../common/http/api-docs.js';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Public } from '../common/http/access.js';
import { ApiErrors } from '../common/http/api-errors.js';
import { TextLine } from '../common/http/text-fields.js';
import { POLICIES } from '../common/throttling/policies.js';
import { RateLimiter } from '../common/throttling/rate-limiter.port.js';
import { PageMetrics } from './page-metrics.js';
import { PAGE_ROUTE, TEXT, WRONG_ROUTE } from './page-route.js';

const WRONG_FRAME = { message: 'Debe ser un lugar del código de la tienda' };

/** An error in the code of a page. It names no person: no URL, no query, no text that was typed. */
class ClientErrorDto {
  /**
   * Name and message of the error.
   * @example "TypeError: Cannot read properties of undefined (reading 'price')"
   */
  @MaxLength(300, { message: 'El mensaje puede tener máximo 300 caracteres' })
  @IsString(TEXT)
  @TextLine()
  message!: string;

  /**
   * Pattern of the page's path.
   * @example "/product/:id"
   */
  @Matches(PAGE_ROUTE, WRONG_ROUTE)
  @IsString(TEXT)
  route!: string;

  /**
   * Where in the shop's own code, the innermost frame first.
   * @example ["/build/frame-Cb2a9f1x.js:1:2043"]
   */
  @IsOptional()
  @Matches(/^\/build\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/, { ...WRONG_FRAME, each: true })
  @IsString({ ...TEXT, each: true })
  @ArrayMaxSize(20, { message: 'Máximo 20 lugares' })
  @IsArray({ message: 'Debe ser una lista' })
  stack?: string[];
}

/** Email addresses and long numbers, which may be personal data. */
const PERSONAL = /[^\s@"']{1,64}@[^\s@"']{1,100}|\d[\d .-]{5,20}\d/g;

/** Logs and counts the errors in the code of the pages that browsers report. */
@ApiTags('health')
@Controller('client-errors')
@Public()
export class ClientErrorsController {
  private readonly logger = new Logger('ClientErrors');

  constructor(
    private readonly limiter: RateLimiter,
    private readonly metrics: PageMetrics,
  ) {}

  /** Report an error in the code of a page */
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Written to the log.' })
  @ApiErrors(
    [400, 'request.invalid', 'Revisa los datos marcados.', { route: WRONG_ROUTE.message }],
    413,
    415,
    POLICIES.clientErrors,
  )
  async reportClientError(@Body() { message, route, stack = [] }: ClientErrorDto, @Ip() ip: string): Promise<void> {
    await this.limiter.consume(POLICIES.clientErrors, ip);
    this.metrics.countError(route);
    this.logger.warn(`${message.replace(PERSONAL, '•••')} on ${route} at ${stack.join(' ') || 'an unknown frame'}`);
  }
}

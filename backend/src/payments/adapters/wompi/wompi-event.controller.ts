import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { ReceiveEvent } from '../../application/provider-events.js';

@ApiTags('payments')
@Controller('wompi')
export class WompiEventController {
  constructor(private readonly events: ReceiveEvent) {}

  /**
   * Receive a signed event of the payment provider
   *
   * @remarks Answers 200 once the event is stored, also for a repeated or irrelevant one; it is processed afterwards.
   */
  @Post('events')
  @Public()
  @HttpCode(200)
  @ApiHeader({
    name: 'X-Event-Checksum',
    required: false,
    description: 'Stands in for a checksum that the body lacks.',
    schema: { type: 'string' },
  })
  @ApiBody({ description: 'As the provider sends it.', schema: { type: 'object' } })
  @ApiOkResponse({ description: 'Stored.' })
  @ApiErrors([401, 'payment.event_forged', 'La firma del evento no es válida.'], 413, 415)
  receivePaymentEvent(@Body() body: unknown, @Headers('x-event-checksum') checksum: string | undefined): Promise<void> {
    return this.events.receive('wompi', body, checksum);
  }
}

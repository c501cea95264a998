import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { SendContactMessage } from '../../application/send-contact-message.js';
import { ContactAnswerDto, ContactMessageDto } from './contact.dto.js';

@ApiTags('contact')
@Controller('contact')
@Public()
export class ContactController {
  constructor(
    private readonly contact: SendContactMessage,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Send a message to the shop
   *
   * @remarks Stores the message and mails it to the shop, which answers by email or phone. Surrounding blanks are dropped.
   */
  @Post()
  @ApiCreatedResponse({ description: 'Stored; the mail to the shop is on its way.', type: ContactAnswerDto })
  @ApiErrors(
    [
      400,
      'request.invalid',
      'Revisa los datos marcados.',
      { firstName: 'Escribe tu nombre', email: 'Escribe un correo válido, por ejemplo laura@correo.com' },
    ],
    413,
    415,
    POLICIES.contactMessages,
    POLICIES.contactMessagesOfDay,
  )
  async sendContactMessage(@Body() body: ContactMessageDto, @Ip() ip: string): Promise<ContactAnswerDto> {
    await this.limiter.consume(POLICIES.contactMessages, ip);
    await this.limiter.consume(POLICIES.contactMessagesOfDay, ip);
    await this.contact.send({ ...body, dataConsent: body.dataConsent ?? false });
    return { message: 'Tu mensaje se ha enviado correctamente' };
  }
}

import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { type RateLimit, RateLimiter } from '../../../common/rate-limiter.port.js';
import { SendContactMessage } from '../../application/send-contact-message.js';
import { ContactAnswerDto, ContactMessageDto } from './contact.dto.js';

/** Generous: a mobile network puts many people behind one address; a script that floods the shop's mailbox still meets it. */
const MESSAGES: RateLimit = { name: 'contact', calls: 60, seconds: 600 };

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
   * An address may send 20 messages in 10 minutes.
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
    429,
  )
  async sendContactMessage(@Body() body: ContactMessageDto, @Ip() address: string): Promise<ContactAnswerDto> {
    await this.limiter.count(MESSAGES, address);
    await this.contact.send({ ...body, dataConsent: body.dataConsent ?? false });
    return { message: 'Tu mensaje se ha enviado correctamente' };
  }
}

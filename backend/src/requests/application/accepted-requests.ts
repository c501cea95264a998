import { Injectable } from '@nestjs/common';
import { errorOf } from '../../common/domain-error.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import { CustomerRequests } from './customer-requests.port.js';

export const NOT_ACCEPTED = [
  409,
  'request.not_accepted',
  'Primero acepta la solicitud: el dinero se devuelve por una que aceptaste.',
] as const;

/** The requests that the shop accepted, for what follows from them. */
@Injectable()
export class AcceptedRequests {
  constructor(private readonly requests: CustomerRequests) {}

  /** Throws `request.not_accepted` for a request of another order as well. */
  async find(id: string, orderId: string): Promise<CustomerRequest> {
    const request = await this.requests.find(id);
    if (request?.orderId === orderId && request.state === 'accepted') return request;
    throw errorOf(NOT_ACCEPTED);
  }
}

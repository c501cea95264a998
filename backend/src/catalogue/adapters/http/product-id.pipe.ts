import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '../../../common/domain-error.js';

export const MALFORMED_ID_MESSAGE = 'El id del producto debe ser un número entero positivo';

const LARGEST_ID = 2_147_483_647;

/** Only plain digits are an id: `1e3`, `1.5` and ` 1` are mistakes of the caller, not products. */
export class ProductIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
    if (id <= LARGEST_ID) return id;
    throw new DomainError('malformed', 'catalogue.product_id_malformed', MALFORMED_ID_MESSAGE);
  }
}

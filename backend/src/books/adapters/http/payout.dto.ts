import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { TextLine } from '../../../common/http/text-fields.js';
import { CURRENT_PROVIDER, PROVIDER_IDS, type ProviderId } from '../../../common/payment-providers.js';
import { Day } from './entries.dto.js';

export const PESOS_MESSAGE = 'Escribe el valor en pesos, sin centavos';
const MAX_PESOS = 1_000_000_000;

/** What the provider deposited, from its report. */
export class PayoutDto {
  /**
   * Day of the deposit, in Bogota.
   * @example "2026-11-27"
   */
  @Day()
  day!: string;

  /**
   * What arrived in the bank, whole pesos.
   * @example 842350
   */
  @Max(MAX_PESOS, { message: PESOS_MESSAGE })
  @Min(1, { message: PESOS_MESSAGE })
  @IsInt({ message: PESOS_MESSAGE })
  amount!: number;

  /**
   * What the provider kept, whole pesos; 0 for nothing.
   * @example 27650
   */
  @Max(MAX_PESOS, { message: PESOS_MESSAGE })
  @Min(0, { message: PESOS_MESSAGE })
  @IsInt({ message: PESOS_MESSAGE })
  fee!: number;

  /**
   * Number of the deposit, as the bank or the provider writes it.
   * @example "PAYOUT-20261127"
   */
  @MaxLength(100, { message: 'La referencia puede tener máximo 100 caracteres' })
  @IsNotEmpty({ message: 'Escribe la referencia de la consignación' })
  @IsString({ message: 'Escribe la referencia de la consignación' })
  @TextLine()
  reference!: string;

  /** The provider; that of today without it. */
  @IsOptional()
  @IsIn(PROVIDER_IDS, { message: 'Elige un proveedor de la lista' })
  @ApiProperty({ enum: PROVIDER_IDS, required: false })
  provider?: ProviderId;
}

/** The entries of a deposit. */
export class RecordedPayoutDto {
  /** Ids of the payout, and of the fee when there is one. */
  entries!: string[];
}

export function toPayout({ provider, ...payout }: PayoutDto) {
  return { ...payout, provider: provider ?? CURRENT_PROVIDER };
}

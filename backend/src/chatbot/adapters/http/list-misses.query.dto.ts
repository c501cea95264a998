import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const DAYS_MESSAGE = 'Los días van de 1 a 90';

export class ListMissesQueryDto {
  /**
   * Days back from now, 1 to 90; 7 without it.
   * @example 7
   */
  @IsOptional()
  @Max(90, { message: DAYS_MESSAGE })
  @Min(1, { message: DAYS_MESSAGE })
  @IsInt({ message: DAYS_MESSAGE })
  @Type(() => Number)
  days: number = 7;
}

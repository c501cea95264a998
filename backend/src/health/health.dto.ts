export class HealthDto {
  /**
   * Always `ok`; anything else is an error.
   * @example "ok"
   */
  status!: string;
}

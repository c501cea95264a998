/** The body of every error, whatever raised it. */
export class ErrorDto {
  /**
   * The HTTP status, again.
   * @example 404
   */
  statusCode!: number;

  /**
   * Stable machine-readable name of the error.
   * @example "catalogue.product_not_found"
   */
  code!: string;

  /**
   * One Spanish sentence for the person.
   * @example "Producto no encontrado"
   */
  message!: string;

  /**
   * Only where fields are at fault: field name to one sentence.
   * @example { "email": "Escribe un correo válido" }
   */
  fields?: Record<string, string>;

  /**
   * Equals the `X-Request-Id` header; quote it when you ask for help.
   * @example "0d1f6a0e-8a52-4c6e-9c8f-2d0c9f6f9a11"
   */
  requestId!: string;
}

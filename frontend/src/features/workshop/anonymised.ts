/** Shown in place of the customer after personal data were erased, on request or after the retention period. */
export const ANONYMISED = 'Datos personales borrados';

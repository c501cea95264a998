/** Stands for the family of an order whose personal data were erased: the family asked for it, or the law's time is over. */
export const ANONYMISED = 'Datos personales borrados';

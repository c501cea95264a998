import type { GiveAccountDto } from '../api/refunds.api';

/** Types of accounts, as the customer chooses them and as the owner reads them. */
export const ACCOUNT_TYPES: Readonly<Record<GiveAccountDto['type'], string>> = {
  ahorros: 'Ahorros',
  corriente: 'Corriente',
  deposito: 'Nequi o Daviplata',
};

/** Types of identity documents. */
export const DOCUMENT_TYPES: Readonly<Record<GiveAccountDto['documentType'], string>> = {
  CC: 'Cédula',
  CE: 'Extranjería',
  NIT: 'NIT',
  PA: 'Pasaporte',
  PPT: 'PPT',
};

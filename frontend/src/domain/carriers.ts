import type { Carrier } from '../api/orders.api';

/** The carriers of the API by name; the compiler asks for a new one. */
const CARRIERS: Readonly<Record<Carrier, string>> = {
  servientrega: 'Servientrega',
  coordinadora: 'Coordinadora',
  interrapidisimo: 'Interrapidísimo',
  envia: 'Envía',
  deprisa: 'Deprisa',
  tcc: 'TCC',
  '472': '4-72',
  otra: 'Otra',
};

const LAST: Carrier = 'otra';

/** Names first by letter, as a person looks for them. */
export const CARRIER_OPTIONS = (Object.entries(CARRIERS) as [Carrier, string][])
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => Number(a.value === LAST) - Number(b.value === LAST) || a.label.localeCompare(b.label, 'es'));

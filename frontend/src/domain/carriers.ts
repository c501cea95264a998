import type { Carrier } from '../api/orders.api';

/** Names of the carriers of the API; the compiler requires one for each. */
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

/** Sorted by name, with the option for any other carrier at the end. */
export const CARRIER_OPTIONS = (Object.entries(CARRIERS) as [Carrier, string][])
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => Number(a.value === LAST) - Number(b.value === LAST) || a.label.localeCompare(b.label, 'es'));

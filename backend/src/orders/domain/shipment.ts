import { errorOf } from '../../common/domain-error.js';

interface Carrier {
  readonly id: string;
  readonly name: string;
  /** Its public tracking page: `{guide}` stands for the number where the page takes one; null when there is none. */
  readonly tracking: string | null;
  /** True when the page opens at the parcel; any other page may ask for the number. */
  readonly opensParcel: boolean;
}

/** The carriers that parcels leave with. A new one is a line here; `npm run openapi` brings it to the pages. */
const CARRIERS = [
  {
    id: 'servientrega',
    name: 'Servientrega',
    tracking: 'https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia={guide}',
    opensParcel: true,
  },
  {
    id: 'coordinadora',
    name: 'Coordinadora',
    tracking: 'https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia={guide}',
    opensParcel: true,
  },
  {
    id: 'interrapidisimo',
    name: 'Interrapidísimo',
    tracking: 'https://www.interrapidisimo.com/sigue-tu-envio/?guia={guide}',
    opensParcel: false,
  },
  {
    id: 'envia',
    name: 'Envía',
    tracking: 'https://hub.envia.co/landingrastreo/Rastreo/Index?guia={guide}',
    opensParcel: true,
  },
  { id: 'deprisa', name: 'Deprisa', tracking: 'https://www.deprisa.com/Tracking/?track={guide}', opensParcel: false },
  { id: 'tcc', name: 'TCC', tracking: 'https://tcc.com.co/courier/mensajeria/rastrear-envio/', opensParcel: false },
  {
    id: '472',
    name: '4-72',
    // The page has no TLS.
    tracking: 'http://svc1.sipost.co/trazawebsip2/default.aspx?Buscar={guide}',
    opensParcel: false,
  },
  { id: 'otra', name: 'Otra', tracking: null, opensParcel: false },
] as const satisfies readonly Carrier[];

export type CarrierId = (typeof CARRIERS)[number]['id'];

export const CARRIER_IDS: readonly CarrierId[] = CARRIERS.map(({ id }) => id);

/** How a parcel left the workshop. */
export interface Shipment {
  readonly carrier: CarrierId;
  /** Name of a carrier that is not listed, for `otra`; '' for the others. */
  readonly otherCarrier: string;
  /** The carrier's number of the parcel; '' for none. */
  readonly guide: string;
  /** Explains a parcel without a tracking number; the customer reads it. '' for a parcel with one. */
  readonly reason: string;
}

export const GUIDE_MISSING = [
  422,
  'order.guide_missing',
  'Escribe el número de guía, o di por qué el paquete sale sin ella.',
] as const;

/** A shipment with a tracking number or a reason; with both, the reason is dropped. Throws `order.guide_missing` without either. */
export function shipmentOf({ carrier, otherCarrier, guide, reason }: Shipment): Shipment {
  if (!guide && !reason) {
    const fields = { guide: 'Escribe el número de guía', reason: 'Di por qué sale sin guía' };
    throw errorOf(GUIDE_MISSING, fields);
  }
  return { carrier, otherCarrier: carrier === 'otra' ? otherCarrier : '', guide, reason: guide ? '' : reason };
}

export function isSameShipment(a: Shipment, b: Shipment): boolean {
  const isSame = (field: keyof Shipment) => a[field] === b[field];
  return isSame('carrier') && isSame('otherCarrier') && isSame('guide') && isSame('reason');
}

export function carrierName({ carrier, otherCarrier }: Shipment): string {
  return otherCarrier || ofId(carrier).name;
}

/** The carrier's page about the parcel; null without a tracking number, or for a carrier without such a page. */
export function trackingUrl({ carrier, guide }: Shipment): string | null {
  const { tracking } = ofId(carrier);
  return guide && tracking ? tracking.replace('{guide}', encodeURIComponent(guide)) : null;
}

/** False where the carrier's page may ask for the number of the guide. */
export function opensParcel({ carrier }: Pick<Shipment, 'carrier'>): boolean {
  return ofId(carrier).opensParcel;
}

function ofId(carrier: CarrierId): Carrier {
  return CARRIERS.find(({ id }) => id === carrier)!;
}

/** 'Va con Coordinadora, guía 2034567890: https://…'. */
export function describeParcel(shipment: Shipment): string {
  const page = trackingUrl(shipment);
  const guide = shipment.guide && `, guía ${shipment.guide}`;
  return `Va con ${carrierName(shipment)}${guide}${page ? `: ${page}` : '.'}`;
}

import { ParcelFacts } from './ParcelFacts';

const shipment = {
  carrier: 'coordinadora',
  carrierName: 'Coordinadora',
  guide: '2034567890',
  reason: '',
  trackingUrl: 'https://coordinadora.com/rastreo/',
} as const;

export const states = {
  tracked: <ParcelFacts shipment={shipment} />,
  withoutGuide: (
    <ParcelFacts shipment={{ ...shipment, guide: '', reason: 'Lo lleva nuestro mensajero', trackingUrl: null }} />
  ),
};

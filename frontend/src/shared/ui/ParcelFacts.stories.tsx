import { ParcelFacts } from './ParcelFacts';

const shipment = {
  carrier: 'coordinadora',
  carrierName: 'Coordinadora',
  guide: '2034567890',
  reason: '',
  trackingUrl: 'https://coordinadora.com/rastreo/',
  opensParcel: true,
} as const;

export const states = {
  tracked: <ParcelFacts shipment={shipment} />,
  asksForGuide: <ParcelFacts shipment={{ ...shipment, carrierName: 'TCC', opensParcel: false }} />,
  withoutGuide: (
    <ParcelFacts shipment={{ ...shipment, guide: '', reason: 'Lo lleva nuestro mensajero', trackingUrl: null }} />
  ),
};

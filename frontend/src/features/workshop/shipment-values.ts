/** The fields of a parcel. */
export interface ShipmentValues {
  carrier: string;
  otherCarrier: string;
  guide: string;
  isWithoutGuide: boolean;
  reason: string;
  note: string;
}

export const NO_SHIPMENT: ShipmentValues = {
  carrier: '',
  otherCarrier: '',
  guide: '',
  isWithoutGuide: false,
  reason: '',
  note: '',
};

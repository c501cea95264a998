/** The fields of a parcel; apart from their rules in `shipment-form.ts`, whose yup loads with the dialog. */
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

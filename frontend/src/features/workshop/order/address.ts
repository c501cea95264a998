import type { StaffOrderDto } from '../../../api/workshop.api';
import { placeInWords } from '../../../domain/address-in-words';

/** Lines of a parcel's label: name, address and the phone for the carrier. */
export function addressLines({ customerName, customerPhone, shipping }: StaffOrderDto): string[] {
  const destination = shipping
    ? [shipping.address, placeInWords({ ...shipping, postalCode: '' }), shipping.postalCode]
    : [];
  const lines = [customerName, ...destination, customerPhone && `Cel. ${customerPhone}`];
  return lines.flatMap((line) => line || []);
}

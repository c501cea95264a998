import type { StaffOrderDto } from '../../../api/workshop.api';

/** A parcel's label: who, where, and the phone that the carrier calls. */
export function addressLines({ customerName, customerPhone, shipping }: StaffOrderDto): string[] {
  const place = shipping
    ? [shipping.address, [shipping.city, shipping.department].filter(Boolean).join(', '), shipping.postalCode]
    : [];
  return [customerName, ...place.filter(Boolean), customerPhone && `Cel. ${customerPhone}`].filter(Boolean);
}

import type { StaffOrderDto } from '../../../api/workshop.api';

/** A parcel's label: who, where, and the phone that the carrier calls. */
export function addressLines({ customerName, customerPhone, shipping }: StaffOrderDto): string[] {
  const { address, city, department, ...more } = shipping ?? {};
  const place = [address, [city, department].filter(Boolean).join(', '), ...Object.values<string>(more)];
  const lines = [customerName, ...place, customerPhone && `Cel. ${customerPhone}`];
  return lines.flatMap((line) => line || []);
}

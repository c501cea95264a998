import type { StaffOrderDto } from '../../../api/workshop.api';

/** Lines of a parcel's label: name, address and the phone for the carrier. */
export function addressLines({ customerName, customerPhone, shipping }: StaffOrderDto): string[] {
  const { address, city, department, ...more } = shipping ?? {};
  const destination = [address, [city, department].filter(Boolean).join(', '), ...Object.values<string>(more)];
  const lines = [customerName, ...destination, customerPhone && `Cel. ${customerPhone}`];
  return lines.flatMap((line) => line || []);
}

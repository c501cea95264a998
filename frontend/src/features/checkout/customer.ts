import { phoneNumberOf } from '../../domain/phone';

/** Who buys and where it goes, as the form holds it (accounts-payments-chatbot.md, section 3); texts are never null. */
export interface CustomerValues {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  department: string;
  postalCode: string;
  /** Accepts the terms of the sale (Ley 1480, art. 50). */
  terms: boolean;
  /** Authorises the treatment of the data (Ley 1581). */
  dataConsent: boolean;
}

/** The same as the shop's calls take it. */
export interface Customer {
  name: string;
  email: string;
  /** `+573001234567`. */
  phone: string;
  address: string;
  city: string;
  department: string;
  postalCode?: string;
  dataConsent: boolean;
}

export const noCustomer: CustomerValues = {
  name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  department: '',
  postalCode: '',
  terms: false,
  dataConsent: false,
};

/** Values without an error, as the calls take them. */
export function toCustomer(values: CustomerValues): Customer {
  const { name, email, phone, address, city, department, postalCode, dataConsent } = values;
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phoneNumberOf(phone) ?? phone.trim(),
    address: address.trim(),
    city: city.trim(),
    department: department.trim(),
    postalCode: postalCode.trim() || undefined,
    dataConsent,
  };
}

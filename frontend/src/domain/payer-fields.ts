/** The forms' names of the fields of the payer in the API, by the last part of their path. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  full_name: 'name',
  email: 'email',
  phone: 'phone',
  phone_number: 'phone',
  phone_number_prefix: 'phone',
  address: 'address',
  address_line_1: 'address',
  city: 'city',
  department: 'department',
  region: 'department',
  postalCode: 'postalCode',
  postal_code: 'postalCode',
  dataConsent: 'dataConsent',
};

/** The API's messages by the fields of a form with the payer; empty for an error about none of them. */
export function payerFields(refused: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(refused).flatMap(([path, message]) => {
    const field = FIELDS[path.replace(/^.*\./, '')];
    return field ? [[field, message]] : [];
  });
  return Object.fromEntries(own) as Record<string, string>;
}

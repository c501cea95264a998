interface Place {
  city: string;
  department: string;
  postalCode?: string;
}

/** City, department and postal code in one line, for people. Bogotá D.C., which is its own department, is named once. */
export function placeInWords({ city, department, postalCode }: Place): string {
  return [city, department !== city && department, postalCode].filter(Boolean).join(', ');
}

/** Street address, city and department in one line. */
export function addressInWords({ address, city, department }: Place & { address: string }): string {
  return [address, placeInWords({ city, department })].filter(Boolean).join(', ');
}

/** A range of business days as text: '15 a 20 días hábiles'. */
export function businessDays(range: number[]): string {
  return `${range.join(' a ')} días hábiles`;
}

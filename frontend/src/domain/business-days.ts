/** Fewest and most days as people say them: '15 a 20 días hábiles'. */
export function businessDays(range: number[]): string {
  return `${range.join(' a ')} días hábiles`;
}

/** The maximum and the message of a limit that the API sets, for yup's `max`. */
export function atMost(what: string, { max }: { max: number }): [max: number, message: string] {
  return [max, `${what} puede tener máximo ${max} caracteres`];
}

/** Spreadsheets read a text with such a beginning as a formula, which may send data to another site. */
const FORMULA = /^[=+\-@\t\r]/;

/** Excel reads accents only after a byte order mark, which begins the first line of a sheet. */
export const CSV_START = '\uFEFF';

/** A line of a sheet, with semicolons, which Excel expects where a comma is the decimal sign. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(quoted).join(';')}\r\n`;
}

function quoted(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

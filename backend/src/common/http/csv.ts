/**
 * Spreadsheets read a cell with such a beginning as a formula, which may send data to another site. Some programs fold
 * full-width signs, skip quotes, blanks and invisible characters before it, and split at commas and tabs as well.
 */
const FORMULA =
  /(^|[;,\t\r\n|])(?=(?:(?![\t\r\n])[\s\p{C}\p{Default_Ignorable_Code_Point}"'\u00B4\u2018\u2019\u201C\u201D])*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/gu;

/** Text that would begin with a tab or another control character is no formula, but moves to another cell. */
const CONTROL = /^\p{Cc}/u;

/** A phone as `writtenPhone` writes it: no program computes digits with blanks between them, so it needs no apostrophe. */
const PHONE = /^\+\d{1,3}(?: \d+)+$/;

/** Excel reads accents only after a byte order mark, which begins the first line of a sheet. */
export const CSV_START = '\uFEFF';

/** A line of a sheet, with semicolons, which Excel expects where a comma is the decimal sign. Texts are quoted. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(quoted).join(';')}\r\n`;
}

function quoted(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  return `"${harmless(cell).replaceAll('"', '""')}"`;
}

/** With an apostrophe before whatever could be read as a formula. */
function harmless(text: string): string {
  if (PHONE.test(text)) return text;
  const safe = text.replace(FORMULA, "$1'");
  return CONTROL.test(safe) ? `'${safe}` : safe;
}

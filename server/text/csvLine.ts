/** Formats a line of CSV (RFC 4180). Spreadsheet programs do not run any of its cells as a formula. */
export function formatCsvLine(values: readonly string[]): string {
  return `${values.map(formatCsvCell).join(',')}\r\n`
}

/**
 * Spreadsheet programs run a cell that begins with one of these characters as a formula; an apostrophe before it makes
 * it text. Only a cell's first character counts: a line of a text, such as a bullet, stays as it is.
 */
function formatCsvCell(value: string): string {
  const safeValue = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",;\t\r\n]/.test(safeValue) ? `"${safeValue.replaceAll('"', '""')}"` : safeValue
}

/** Formats a line of CSV (RFC 4180). Spreadsheet programs do not run any of its cells as a formula. */
export function formatCsvLine(values: readonly string[]): string {
  return `${values.map(formatCsvCell).join(',')}\r\n`
}

/**
 * Formats a cell. An apostrophe goes before a first character that would make spreadsheet programs run the cell as
 * a formula. Only the first character counts: a line inside a text, such as a bullet, stays as it is.
 */
function formatCsvCell(value: string): string {
  const safeValue = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",;\t\r\n]/.test(safeValue) ? `"${safeValue.replaceAll('"', '""')}"` : safeValue
}

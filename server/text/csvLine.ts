/** A line of CSV (RFC 4180) that runs nothing in a spreadsheet. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/**
 * A spreadsheet takes what begins so for a formula, and runs it: an apostrophe keeps it a text. Some split lines at
 * semicolons or tabs, and then a quote in the middle of a piece is none: so nothing begins like that behind these either.
 */
function csvCell(value: string): string {
  const kept = value.replace(/[=+\-@＝＋－＠](?<=(?:^|[,;|\t\r\n])[\s"']*.)/g, "'$&")
  const safe = /^[\t\r\n]/.test(kept) ? `'${kept}` : kept
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

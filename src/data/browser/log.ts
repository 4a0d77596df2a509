/** Writes an error to the browser console. The message must not contain answers, names or tokens. */
export function log(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there; rows ER-03, ER-04 and ER-06 promise it.
  console.error(detail === undefined ? message : `${message} (${String(detail)})`)
}

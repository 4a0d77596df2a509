/** Ends the script with the reason in words; a stack trace would only hide it. */
export function exitWithError(error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

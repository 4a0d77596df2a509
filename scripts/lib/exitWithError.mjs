/** Ends the script with the error message, without a stack trace. */
export function exitWithError(error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/**
 * Error codes of PostgreSQL (gone, shutting down, refusing connections, or query cancelled), of Node's network errors,
 * and of SQLite (cannot write, or locked too long).
 */
const codePattern =
  /^(08\w{3}|53\w{3}|57P0\d|57014|3D000|5500[06]|25006|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)\w*)$/
const messagePattern =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|Client was closed|driver has already been destroyed)/

/** True if the error means that the database is temporarily unavailable: retry later. */
export function isDatabaseUnavailableError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codePattern.test(code) || isDatabaseReset(error, code) || messagePattern.test(error.message)
}

/**
 * Returns whether the database closed the connection. Its connection errors name the failed system call; the error
 * of an upload that a caller aborted does not.
 */
function isDatabaseReset(error: Error, code: string): boolean {
  return code === 'ECONNRESET' && 'syscall' in error
}

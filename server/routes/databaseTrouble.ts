/** PostgreSQL is gone, going or not taking anybody; SQLite can not write, or somebody else writes for too long. */
const codes =
  /^(08\w{3}|53\w{3}|57P0\d|3D000|5500[06]|25006|ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EPIPE|SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)\w*)$/
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** Whether an error says that the database can not do its work now: then it is worth trying again in a moment. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codes.test('code' in error ? String(error.code) : '') || messages.test(error.message)
}

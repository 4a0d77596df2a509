import { truncateSqliteLog } from '../../db/truncateSqliteLog'
import { findClockProblem } from '../../modules/operations/clockSkew'
import {
  countExpiredApplicationsPerClient,
  eraseExpiredApplications,
} from '../../modules/privacy/retention.service'
import { foyerCommand } from '../../projectRoot'
import { type Command, CommandError, formatCount, type Tools } from '../command'

/** Share of a client's applications above which the operator has to confirm the erasure. */
const maxUnconfirmedShare = 0.1

export const retain: Command = {
  summary: 'erases applications that are past their retention time',
  help: `retain [--yes]

Erases applications past the retention time of their client (set-policy --retain-days, or the client's settings) unless
their delivery is pending, and prints how many no back-office had accepted. The server does the same once a day.
  --yes  also if the clock contradicts the newest rows, and if more than a tenth of a client's applications would be erased`,
  options: { yes: { type: 'boolean' } },
  run: async (tools, values) => {
    if (!values.yes) await requirePlausibleErasure(tools)
    const clients = await eraseExpiredApplications(tools, ({ code, erased }) =>
      tools.reportProgress(`${code}: ${erased} erased`),
    )
    await truncateSqliteLog(tools.db)
    for (const { code, undelivered } of clients)
      if (undelivered > 0)
        tools.print(`${code}: ${undelivered} of them had not been accepted by a back-office.`)
    const erasedCount = clients.reduce((sum, { erased }) => sum + erased, 0)
    tools.print(`${formatCount(erasedCount, 'application')} ${erasedCount === 1 ? 'was' : 'were'} erased.`)
  },
}

/** @throws CommandError if the clock is implausible or a large share would be erased */
async function requirePlausibleErasure({ db, now }: Tools): Promise<void> {
  const clockProblem = await findClockProblem(db, now)
  if (clockProblem !== undefined)
    throw new CommandError(
      `${clockProblem} Nothing was erased. Correct the clock, correct the rows (${foyerCommand} clock), or say --yes.`,
    )
  const clientsWithManyExpired = (await countExpiredApplicationsPerClient({ db, now })).filter(
    ({ expired, total }) => expired > total * maxUnconfirmedShare,
  )
  if (clientsWithManyExpired.length === 0) return
  const shares = clientsWithManyExpired.map(
    ({ code, expired, total }) => `${expired} of ${formatCount(total, 'application')} of ${code}`,
  )
  throw new CommandError(
    `This would erase ${shares.join(', ')}. Nothing was erased. If that is meant, say --yes.`,
  )
}

import { compactDatabase } from '../../db/compactDatabase'
import { checkClockSkew } from '../../modules/operations/clockSkew'
import { eraseExpired, shareOutlived } from '../../modules/privacy/retention.service'
import { type Command, CommandError, type Tools } from '../command'

/** Share of a client's applications above which erasure is considered a mistake until it is confirmed. */
const usualShare = 0.1

export const retain: Command = {
  summary: 'erases applications that are older than their client keeps them',
  help: `retain [--yes]

Erases, at every client that keeps applications for a time (set-policy --retain-days, or its own settings), those that are
older and not on their way to a back-office any more, and says how many of them no back-office had taken. The server does
the same once a day.
  --yes  also where the clock does not fit what was written last, and where more than a tenth of a client's would go`,
  options: { yes: { type: 'boolean' } },
  run: async (tools, values) => {
    if (!values.yes) await refuseMistakes(tools)
    const clients = await eraseExpired(tools, ({ code, erased }) => tools.tell(`${code}: ${erased} erased`))
    await compactDatabase(tools.db)
    for (const { code, unsent } of clients)
      if (unsent > 0) tools.print(`${code}: ${unsent} of them had not been taken by a back-office.`)
    const all = clients.reduce((sum, { erased }) => sum + erased, 0)
    tools.print(`${all} applications were erased.`)
  },
}

/** @throws CommandError if the clock is implausible or a large share would be erased */
async function refuseMistakes({ db, now }: Tools): Promise<void> {
  const doubt = await checkClockSkew(db, now)
  if (doubt !== undefined)
    throw new CommandError(`${doubt} Nothing was erased. Set the clock right, or say --yes.`)
  const large = (await shareOutlived({ db, now })).filter(({ outlived, all }) => outlived > all * usualShare)
  if (large.length === 0) return
  const shares = large.map(({ code, outlived, all }) => `${outlived} of ${all} applications of ${code}`)
  throw new CommandError(
    `This would erase ${shares.join(', ')}. Nothing was erased. If that is meant, say --yes.`,
  )
}

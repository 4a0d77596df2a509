import { findOrFixFutureRows } from '../../modules/operations/futureRows.service'
import { foyerCommand } from '../../projectRoot'
import { type Command, formatCount } from '../command'

export const clock: Command = {
  summary: 'lists rows that a wrong clock dated in the future, and corrects them (--fix)',
  help: `clock [--fix]

Lists applications, vacancies and activity that are dated more than five minutes in the future. While one of them is
dated more than a day in the future, nothing is erased by age. Correct the clock of the machine first (timedatectl
set-ntp true).
  --fix  sets the date of these rows to now. The former dates are lost: make a backup first`,
  options: { fix: { type: 'boolean' } },
  run: async ({ db, now, print }, values) => {
    const shouldFix = values.fix === true
    const rows = await findOrFixFutureRows(db, now, shouldFix)
    for (const { client, table, count, latest } of rows)
      print(`${client}: ${formatCount(count, 'row')} of ${table}, the latest of ${latest}.`)
    const total = rows.reduce((sum, { count }) => sum + count, 0)
    const verb = shouldFix ? 'got the present date instead of' : total === 1 ? 'has' : 'have'
    print(`The clock says ${now.toISOString()}. ${formatCount(total, 'row')} ${verb} a later date.`)
    if (total > 0 && !shouldFix) print(`If the clock is right: ${foyerCommand} clock --fix`)
  },
}

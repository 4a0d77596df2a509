import { truncateSqliteLog } from '../../db/truncateSqliteLog'
import { removeDemo as removeDemoClients } from '../../demo/demoRemoval'
import { foyerCommand } from '../../projectRoot'
import { type Command, CommandError, formatCount } from '../command'

export const removeDemo: Command = {
  summary: "removes the demo's clients and accounts",
  help: `remove-demo [--with-applications]

Removes the demo's clients with their accounts, vacancies and applications, so that this database can be used in production.
If a demo client has other accounts, only the demo's account is removed from it.
  --with-applications  removes applications of visitors too; without it, nothing is removed if there are any`,
  options: { 'with-applications': { type: 'boolean' } },
  run: async (tools, values) => {
    const outcome = await removeDemoClients(tools, values['with-applications'] === true)
    if ('clientsWithApplicants' in outcome) {
      const counts = outcome.clientsWithApplicants
        .map(({ code, visitorApplications }) => `${code}: ${visitorApplications}`)
        .join(', ')
      throw new CommandError(
        `People have applied to the demo's clients (${counts}): nothing was removed. ` +
          '--with-applications removes their applications, too.',
      )
    }
    await truncateSqliteLog(tools.db)
    if (outcome.removed.length === 0) tools.print('There is no demo in this database.')
    for (const { code, remainingUsernames, vacancies, applications } of outcome.removed) {
      tools.print(
        remainingUsernames.length > 0
          ? `${code} stays, for ${remainingUsernames.join(', ')}: the demo's account was removed.`
          : `${code} was removed, with ${formatCount(vacancies, 'vacancy')} and ${formatCount(applications, 'application')}.`,
      )
    }
    if (!outcome.hasSuperUser) {
      tools.print(`There is no master administrator: ${foyerCommand} create-superuser --username NAME`)
    }
  },
}

import { compactDatabase } from '../../db/compactDatabase'
import { removeDemo as takeOut } from '../../demo/demoRemoval'
import { type Command, CommandError } from '../command'

export const removeDemo: Command = {
  summary: "takes the demo's clients and accounts out",
  help: `remove-demo [--with-applications]

Removes the demo's clients with their accounts, vacancies and applications, so that production starts on this database. A
client of the demo that has other accounts stays as it is; only the demo's own account leaves it.
  --with-applications  also where people have applied; without it nothing is removed then`,
  options: { 'with-applications': { type: 'boolean' } },
  run: async (tools, values) => {
    const outcome = await takeOut(tools, values['with-applications'] === true)
    if ('refused' in outcome) {
      const counts = outcome.refused.map(({ code, people }) => `${code}: ${people}`).join(', ')
      throw new CommandError(
        `People have applied to the demo's clients (${counts}): nothing was removed. ` +
          '--with-applications removes their applications, too.',
      )
    }
    await compactDatabase(tools.db)
    if (outcome.removed.length === 0) tools.print('There is no demo in this database.')
    for (const { code, staysFor, vacancies, applications } of outcome.removed) {
      tools.print(
        staysFor.length > 0
          ? `${code} stays, for ${staysFor.join(', ')}: the demo's account was removed.`
          : `${code} was removed, with ${vacancies} vacancies and ${applications} applications.`,
      )
    }
    if (!outcome.hasSuperUser) {
      tools.print('There is no master administrator: npm run foyer -- create-superuser --username NAME')
    }
  },
}

import { join, resolve } from 'node:path'
import { checkClientTexts as texts } from '../../../src/texts/checkClient'
import { checkClientFolder } from '../../services/sites/checkClient/checkClientFolder'
import { findingLine } from '../../services/sites/checkClient/clientFinding'
import { foldersIn } from '../../services/sites/clientFolder'
import { CommandError, type FileCommand, optional, UsageError } from '../command'

export const checkClient: FileCommand = {
  summary: "checks a client's folder: configuration, images, sidebar, styles",
  help: `check-client [CODE] [--all] [--folder DIR]

Says at once what is wrong with a client's folder in public/clients, or with every one (--all, or no CODE):
  errors    what falls back to the default or leaves a hole: wrong values with their place, images that are not there
  warnings  unknown keys, large images, what sanitising takes out of sidebar.html, unknown design tokens, low contrast
Ends with exit code 1 when there is an error. Needs neither the database nor a running server.
  --folder  where the clients' folders are; public/clients if it is not given`,
  options: { all: { type: 'boolean' }, folder: { type: 'string' } },
  takesFile: true,
  withoutDatabase: true,
  run: async ({ print }, values, code) => {
    if (values.all && code !== undefined) throw new UsageError('Give a CODE or --all, not both.')
    const folder = resolve(optional(values, 'folder') ?? join('public', 'clients'))
    const codes = await foldersIn(folder)
    if (code !== undefined && !codes.includes(code)) throw new CommandError(texts.noFolder(code, folder))
    const counts = { error: 0, warning: 0 }
    for (const one of code === undefined ? codes : [code]) {
      const findings = await checkClientFolder(join(folder, one), one)
      print(findings.length === 0 ? texts.fine(one) : `${one}:`)
      for (const finding of findings) {
        counts[finding.severity] += 1
        print(`  ${findingLine(finding)}`)
      }
    }
    if (counts.error > 0) throw new CommandError(texts.summary(counts.error, counts.warning))
    if (counts.warning > 0) print(texts.summary(counts.error, counts.warning))
  },
}

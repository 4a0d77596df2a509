import { writeFile } from 'node:fs/promises'
import { cleanEmail } from '../../../src/schemas/fields/formats'
import { exportPersonApplications } from '../../modules/privacy/dataExport.service'
import { listPersonAlerts } from '../../modules/subscriptions/jobAlerts.service'
import { findKeys } from '../../security/keys'
import { type Command, clientOption, formatCount, getOption, requireClient, requireOption } from '../command'

export const exportPersonCommand: Command = {
  summary: 'exports all data about one person',
  help: `export-person --client CODE --email ADDRESS [--output FILE]

Exports the applications of this address at this client as JSON, with all answers and files, followed by its job alerts,
which only the server's FOYER_SECRET finds.
  --output  writes FILE, readable by its owner only, instead of stdout`,
  options: { ...clientOption, email: { type: 'string' }, output: { type: 'string' } },
  paths: ['output'],
  run: async (tools, values) => {
    const client = await requireClient(tools, values)
    const email = cleanEmail(requireOption(values, 'email'))
    const keys = findKeys(tools.environment)
    const applications = await exportPersonApplications(tools, client.id, email)
    const alerts = keys ? await listPersonAlerts({ ...tools, keys }, client.id, email) : []
    const exportedRecords = [...applications, ...alerts.map((alert) => ({ type: 'job alert', ...alert }))]
    const output = getOption(values, 'output')
    const json = JSON.stringify(exportedRecords, null, 2)
    if (output === undefined) return tools.print(json)
    await writeFile(output, `${json}\n`, { mode: 0o600 })
    tools.print(
      `${formatCount(applications.length, 'application')} ${applications.length === 1 ? 'is' : 'are'} in ${output}.`,
    )
  },
}

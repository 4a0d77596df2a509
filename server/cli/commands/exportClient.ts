import { writeFile } from 'node:fs/promises'
import { exportApplications, exportVacancies } from '../../services/exportClient'
import { type Command, clientOf, clientOption, optional } from '../command'

export const exportClient: Command = {
  summary: "writes a client's vacancies or applications",
  help: `export --client CODE [--applications] [--output FILE]

Writes the client's vacancies as the JSON array that import takes, documents included; withdrawn ones are left out.
  --applications  writes the applications instead, as their back-office receives them, files included
  --output        writes FILE, readable by its owner only, instead of stdout`,
  options: { ...clientOption, applications: { type: 'boolean' }, output: { type: 'string' } },
  run: async (tools, values) => {
    const client = await clientOf(tools, values)
    const items = values.applications
      ? await exportApplications(tools, client.id)
      : await exportVacancies(tools.db, client.id)
    const output = optional(values, 'output')
    const json = `[${items.map((item) => JSON.stringify(item)).join(',\n')}]`
    if (output === undefined) return tools.print(json)
    await writeFile(output, `${json}\n`, { mode: 0o600 })
    tools.print(`${items.length} ${values.applications ? 'applications' : 'vacancies'} are in ${output}.`)
  },
}

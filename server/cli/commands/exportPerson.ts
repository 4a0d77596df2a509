import { writeFile } from 'node:fs/promises'
import { exportPerson } from '../../services/operation/exportClient'
import { type Command, clientOf, clientOption, needed, optional } from '../command'

export const exportPersonCommand: Command = {
  summary: 'writes everything of one person',
  help: `export-person --client CODE --email ADDRESS [--output FILE]

Writes the applications of this address as JSON, with all answers and files, at this client only.
  --output  writes FILE, readable by its owner only, instead of stdout`,
  options: { ...clientOption, email: { type: 'string' }, output: { type: 'string' } },
  paths: ['output'],
  run: async (tools, values) => {
    const client = await clientOf(tools, values)
    const found = await exportPerson(tools, client.id, needed(values, 'email'))
    const output = optional(values, 'output')
    const json = JSON.stringify(found, null, 2)
    if (output === undefined) return tools.print(json)
    await writeFile(output, `${json}\n`, { mode: 0o600 })
    tools.print(`${found.length} applications are in ${output}.`)
  },
}

import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportInstallation } from '../../modules/operations/transfer.service'
import { exportApplications, exportVacancies } from '../../modules/privacy/dataExport.service'
import { type Command, clientOption, getOption, requireClient, type Tools } from '../command'

export const exportClient: Command = {
  summary: "exports a client's vacancies or applications",
  help: `export --client CODE [--applications] [--output FILE]
export --everything [--output FILE]

Exports the client's vacancies that are not withdrawn, with their documents, as the JSON array that import reads.
  --applications  exports the applications instead, as the back-office receives them, files included
  --everything    exports the database with all clients, for import --everything elsewhere; stop the server first, and
                  give the other installation the same FOYER_SECRET, bucket (FOYER_FILES) and clients' folders
  --output        writes FILE, readable by its owner only, instead of stdout`,
  options: {
    ...clientOption,
    everything: { type: 'boolean' },
    applications: { type: 'boolean' },
    output: { type: 'string' },
  },
  paths: ['output'],
  run: async (tools, values) => {
    if (values.everything) return exportEverything(tools, getOption(values, 'output'))
    const client = await requireClient(tools, values)
    const items = values.applications
      ? await exportApplications(tools, client.id, tools.reportProgress)
      : await exportVacancies(tools.db, client.id, tools.reportProgress)
    const output = getOption(values, 'output')
    const json = `[${items.map((item) => JSON.stringify(item)).join(',\n')}]`
    if (output === undefined) return tools.print(json)
    await writeFile(output, `${json}\n`, { mode: 0o600 })
    tools.print(`${items.length} ${values.applications ? 'applications' : 'vacancies'} are in ${output}.`)
  },
}

async function exportEverything(
  { db, print, reportProgress }: Tools,
  output: string | undefined,
): Promise<void> {
  if (output === undefined) {
    for await (const line of exportInstallation(db, reportProgress)) print(line)
    return
  }
  const createLines = async function* () {
    for await (const line of exportInstallation(db, reportProgress)) yield `${line}\n`
  }
  await pipeline(Readable.from(createLines()), createWriteStream(output, { mode: 0o600 }))
  print(`The installation is in ${output}.`)
}

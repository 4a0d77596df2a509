import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Ajv } from 'ajv'
import type { VacancyPayload } from '../../../src/schemas/vacancyPayload'
import { importInstallation } from '../../services/operation/transferInstallation'
import { ProblemError } from '../../services/problem'
import { checkVacancy } from '../../services/vacancies/checkVacancy'
import { greenhousePayloads } from '../../services/vacancies/greenhouse/greenhousePayloads'
import { putVacancy } from '../../services/vacancies/putVacancy'
import { VacancyPayloadShape } from '../../services/vacancies/vacancyPayloadShape'
import {
  type Command,
  CommandError,
  clientOf,
  clientOption,
  optional,
  type Tools,
  UsageError,
} from '../command'

export const importVacancies: Command = {
  summary: 'creates or replaces vacancies from a file',
  help: `import --client CODE [--format greenhouse] FILE
import --everything FILE

Creates or replaces the vacancies of FILE, a JSON array of the payloads that PUT /api/backoffice/vacancies/{code} takes
and that export writes; - reads stdin. Everything is checked first: with a mistake anywhere, nothing is imported.
  --format      greenhouse: FILE is JSON of Greenhouse's job board, of jobs?content=true or of jobs with their questions
  --everything  FILE is what export --everything wrote; the database must be empty`,
  options: { ...clientOption, format: { type: 'string' }, everything: { type: 'boolean' } },
  takesFile: true,
  run: async (tools, values, file) => {
    if (file === undefined) throw new UsageError('FILE is missing; - reads stdin.')
    if (values.everything) return importEverything(tools, file)
    const client = await clientOf(tools, values)
    const text = file === '-' ? await tools.readStdin() : await contentOf(file)
    const payloads = checked(listOf(parsed(text), optional(values, 'format')))
    let created = 0
    for (const payload of payloads) {
      if ((await putVacancy(tools.db, client.id, payload, tools.now)).isNew) created += 1
    }
    tools.print(`${payloads.length} vacancies: ${created} created, ${payloads.length - created} replaced.`)
  },
}

function contentOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} can not be read (${error.code}).`)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandError(`This is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

function listOf(document: unknown, format: string | undefined): unknown[] {
  if (format !== undefined && format !== 'greenhouse') {
    throw new UsageError(`--format must be greenhouse, not '${format}'.`)
  }
  const list = format === undefined ? document : greenhousePayloads(document)
  if (Array.isArray(list)) return list
  throw new CommandError(
    format === undefined
      ? 'This is not a JSON array of vacancies.'
      : "This is not JSON of Greenhouse's job board.",
  )
}

async function importEverything({ db, print, tell, readStdin }: Tools, file: string): Promise<void> {
  const lines = file === '-' ? (await readStdin()).split('\n') : linesOf(file)
  print(`${await importInstallation(db, lines, tell)} rows were imported.`)
}

/** @throws CommandError that names every mistake */
function checked(list: unknown[]): VacancyPayload[] {
  const isPayload = new Ajv({ allErrors: true, strict: true }).compile<VacancyPayload>(VacancyPayloadShape)
  const mistakes: string[] = []
  const payloads = list.filter((item, at): item is VacancyPayload => {
    if (isPayload(item)) {
      mistakes.push(...contentMistakes(item).map((mistake) => `/${at}${mistake}`))
      return true
    }
    for (const { instancePath, message } of isPayload.errors ?? []) {
      mistakes.push(`/${at}${instancePath} ${message}`)
    }
    return false
  })
  if (mistakes.length === 0) return payloads
  throw new CommandError(['Nothing was imported:', ...mistakes.slice(0, 50)].join('\n  '))
}

function contentMistakes(payload: VacancyPayload): string[] {
  try {
    checkVacancy(payload)
    return []
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return (error.parts.errors ?? []).map(({ path, message }) => `${path} ${message}`)
  }
}

/** Opened when the first line is asked for: lines that nobody waits for yet would be lost. */
async function* linesOf(file: string): AsyncIterable<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8') })
}

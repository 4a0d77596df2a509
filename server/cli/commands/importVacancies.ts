import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import type { VacancyPayload } from '../../../src/schemas/vacancyPayload'
import { checkVacancy } from '../../services/checkVacancy'
import { ProblemError } from '../../services/problem'
import { putVacancy } from '../../services/putVacancy'
import { VacancyPayloadShape } from '../../services/vacancyPayloadShape'
import { type Command, CommandError, clientOf, clientOption, UsageError } from '../command'

export const importVacancies: Command = {
  summary: 'creates or replaces vacancies from a file',
  help: `import --client CODE FILE

Creates or replaces the vacancies of FILE, a JSON array of the payloads that PUT /api/backoffice/vacancies/{code} takes
and that export writes; - reads stdin. Everything is checked first: with a mistake anywhere, nothing is imported.`,
  options: clientOption,
  takesFile: true,
  run: async (tools, values, file) => {
    const client = await clientOf(tools, values)
    if (file === undefined) throw new UsageError('FILE is missing; - reads stdin.')
    const payloads = checked(parsed(file === '-' ? await tools.readStdin() : await contentOf(file)))
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

function parsed(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list)) return list
  } catch (error) {
    throw new CommandError(`This is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  throw new CommandError('This is not a JSON array of vacancies.')
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

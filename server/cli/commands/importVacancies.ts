import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { type CatalogueKey, fieldCatalogue } from '../../../src/schemas/fieldCatalogue/fieldCatalogue'
import type { VacancyPayload } from '../../../src/schemas/vacancies/vacancyPayload'
import type { Db } from '../../db/openDatabase'
import { findSettings } from '../../modules/clients/clients.repository'
import { convertGreenhouseJobs, type GreenhouseJobs } from '../../modules/greenhouse/greenhousePayloads'
import { importInstallation } from '../../modules/operations/transfer.service'
import { validateVacancies } from '../../modules/vacancies/checkVacancy'
import { importVacancy } from '../../modules/vacancies/vacancyImport.service'
import {
  type Command,
  CommandError,
  clientOption,
  formatCount,
  getOption,
  requireClient,
  type Tools,
  UsageError,
} from '../command'

/** Number of vacancies between two progress lines. */
const progressInterval = 100

export const importVacancies: Command = {
  summary: 'creates or replaces vacancies from a file',
  help: `import --client CODE [--format greenhouse] FILE
import --everything FILE

Creates or replaces the vacancies of FILE, a JSON array of payloads of PUT /api/backoffice/vacancies/{code}, as 'export'
writes them; - reads stdin. Everything is checked first: if there is an error, nothing is imported.
  --format      greenhouse: FILE is JSON of Greenhouse's job board API, of jobs?content=true or of jobs with questions;
                a job with an error is skipped and named, and the others are imported
  --everything  FILE is the output of export --everything; the database must be empty`,
  options: { ...clientOption, format: { type: 'string' }, everything: { type: 'boolean' } },
  acceptsArgument: true,
  paths: ['FILE'],
  run: async (tools, values, file) => {
    if (file === undefined) throw new UsageError('FILE is missing; - reads stdin.')
    if (values.everything) return importEverything(tools, file)
    const client = await requireClient(tools, values)
    const text = file === '-' ? await tools.readStdin() : await readContent(file)
    const { payloads, skippedMessages: skippedJobs } = await parseVacancies(
      tools,
      client.id,
      parseJson(text),
      getOption(values, 'format'),
    )
    const createdCount = await storeVacancies(tools, client.id, payloads)
    tools.print(
      `${formatCount(payloads.length, 'vacancy')}: ${createdCount} created, ${payloads.length - createdCount} replaced.`,
    )
    if (skippedJobs.length > 0) throw new CommandError(['Left out:', ...skippedJobs].join('\n  '))
  },
}

/** @returns the number of new vacancies */
async function storeVacancies(
  { db, now, reportProgress }: Tools,
  clientId: number,
  payloads: readonly VacancyPayload[],
) {
  let createdCount = 0
  for (const [index, payload] of payloads.entries()) {
    if ((await importVacancy(db, clientId, payload, now)).isNew) createdCount += 1
    if ((index + 1) % progressInterval === 0) reportProgress(`${index + 1} of ${payloads.length} vacancies`)
  }
  return createdCount
}

function readContent(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EACCES' ? error : new CommandError(`${file} cannot be read (${error.code}).`)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandError(`This is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** @throws CommandError, UsageError */
async function parseVacancies(
  { db, now }: Tools,
  clientId: number,
  document: unknown,
  format: string | undefined,
): Promise<GreenhouseJobs> {
  if (format !== undefined && format !== 'greenhouse') {
    throw new UsageError(`--format must be greenhouse, not '${format}'.`)
  }
  if (format === undefined) {
    if (!Array.isArray(document)) throw new CommandError('This is not a JSON array of vacancies.')
    return { payloads: await requireValidVacancies(document), skippedMessages: [] }
  }
  const jobs = convertGreenhouseJobs(document, {
    now,
    requiredKeys: await getRequiredCatalogueKeys(db, clientId),
  })
  if (!jobs) throw new CommandError("This is not JSON of Greenhouse's job board.")
  const { payloads, errorLines } = await validateVacancies(jobs.payloads, ({ code }) => code)
  return { payloads, skippedMessages: [...jobs.skippedMessages, ...errorLines] }
}

async function importEverything(
  { db, print, reportProgress, readStdin }: Tools,
  file: string,
): Promise<void> {
  const lines = file === '-' ? (await readStdin()).split('\n') : readLines(file)
  print(`${await importInstallation(db, lines, reportProgress)} rows were imported.`)
}

/** @throws CommandError that lists all errors */
async function requireValidVacancies(list: unknown[]): Promise<VacancyPayload[]> {
  const { payloads, errorLines } = await validateVacancies(list, (_item, index) => `/${index}`)
  if (errorLines.length === 0) return payloads
  throw new CommandError(['Nothing was imported:', ...errorLines].join('\n  '))
}

/** Opens the file only when the first line is requested, because lines that are read before would be lost. */
async function* readLines(file: string): AsyncIterable<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8') })
}

/**
 * Returns the catalogue fields that every application to this client requires: the applicant's name and email, and the
 * fields required by its settings.
 */
export async function getRequiredCatalogueKeys(db: Db, clientId: number): Promise<Set<CatalogueKey>> {
  const { applicationFormFields } = await findSettings(db, clientId)
  const ids = new Set(
    applicationFormFields.flatMap((field) => (field.isVisible && field.isRequired ? [field.id] : [])),
  )
  return new Set<CatalogueKey>([
    'firstName',
    'surname',
    'email',
    ...fieldCatalogue.flatMap(({ id, field }) => (ids.has(id) ? [field.name] : [])),
  ])
}

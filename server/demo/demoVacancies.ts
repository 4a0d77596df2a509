import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { utcDateTime } from '../../src/schemas/dateTime/utcDateTime'
import type { AttachmentPayload, VacancyPayload } from '../../src/schemas/vacancies/vacancyPayload'
import type { DemoApplicant, DemoApplication, DemoAttachment, DemoVacancy } from './demo.types'
import { kitchenVacancies } from './kitchen/kitchenVacancies'

const mimes: Record<string, string> = { '.pdf': 'application/pdf', '.txt': 'text/plain' }

/**
 * The demo vacancies of a client, in the order of their files: the same for the same day of `today` (UTC).
 * Each is advertised in the evening, UTC, of a day before `today` and closes at 13:59 UTC, one minute before
 * midnight in eastern Australia.
 * @param demoDir the folder that holds one folder for each client, and `files`
 * @returns an empty list for a client without demo data
 */
export function demoVacancies(clientCode: string, today: Date, demoDir: string): VacancyPayload[] {
  if (clientCode === 'kitchen') return kitchenVacancies(today)
  return readLists<DemoVacancy>(demoDir, clientCode, 'vacancies').map((vacancy, at) => {
    const { advertisedDaysAgo, closesInDays, attachments, ...rest } = vacancy
    return {
      ...rest,
      dateAdvertised: moment(today, -advertisedDaysAgo, eveningMinute(at)),
      advertisingCloseDate: closesInDays === null ? null : moment(today, closesInDays, 13 * 60 + 59),
      attachments: attachments.map((attachment) => readAttachment(demoDir, attachment)),
    }
  })
}

/**
 * The demo applications of a client, in the order of their files: the same for the same day of `today` (UTC).
 * Every one names, by `vacancyCode`, a vacancy of `demoVacancies` that was advertised when it was submitted.
 * @param demoDir as for `demoVacancies`
 * @returns an empty list for a client without demo data
 */
export function demoApplicants(clientCode: string, today: Date, demoDir: string): DemoApplication[] {
  return readLists<DemoApplicant>(demoDir, clientCode, 'applicants').map((person) =>
    toApplication(person, today, demoDir),
  )
}

/** As `demoApplicants`, for those who answered an Expression of Interest. */
export function demoInterests(clientCode: string, today: Date, demoDir: string): DemoApplication[] {
  return readLists<DemoApplicant>(demoDir, clientCode, 'interests').map((person) =>
    toApplication(person, today, demoDir),
  )
}

function toApplication(person: DemoApplicant, today: Date, demoDir: string): DemoApplication {
  const { submittedDaysAgo, submittedAt, resumeFile, answers, ...rest } = person
  const filename = `${slug(person.firstName)}-${slug(person.surname)}-resume.pdf`
  return {
    ...rest,
    answers: Object.fromEntries(
      Object.entries(answers).map(([text, answer]) => [
        text,
        typeof answer === 'object' ? moment(today, answer.inDays, 0).slice(0, 10) : answer,
      ]),
    ),
    submittedDate: moment(today, -submittedDaysAgo, minuteOfDay(submittedAt)),
    resume: resumeFile === null ? null : { filename, ...readDocument(demoDir, resumeFile) },
  }
}

type Kind = 'vacancies' | 'applicants' | 'interests'

function readLists<Item>(demoDir: string, clientCode: string, kind: Kind): Item[] {
  const folder = readdirSync(demoDir, { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && entry.name === clientCode,
  )
  if (!folder) return []
  return readdirSync(join(demoDir, folder.name))
    .filter((name) => name.startsWith(kind) && name.endsWith('.json'))
    .sort()
    .flatMap((name): Item[] => JSON.parse(readFileSync(join(demoDir, folder.name, name), 'utf8')))
}

function readAttachment(demoDir: string, { file, ...rest }: DemoAttachment): AttachmentPayload {
  return { ...rest, ...readDocument(demoDir, file) }
}

function readDocument(demoDir: string, file: string): { mime: string; content: string } {
  return {
    mime: mimes[extname(file)] ?? 'application/octet-stream',
    content: readFileSync(join(demoDir, 'files', file)).toString('base64'),
  }
}

/** ISO 8601 UTC, `days` from the day of `today` at `minutes` after its midnight. */
function moment(today: Date, days: number, minutes: number): string {
  return utcDateTime(today).startOf('day').add(days, 'day').add(minutes, 'minute').toISOString()
}

/** From 21:30 to 23:25 UTC, so that no two neighbours of a day were advertised in the same minute. */
function eveningMinute(at: number): number {
  return 21 * 60 + 30 + ((at * 35) % 120)
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]+/g, '')
    .toLowerCase()
}

import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { utcDateTime } from '../../src/schemas/dateTime/utcDateTime'
import { toUtcDate } from '../../src/schemas/dateTime/zonedDateTime'
import type { CheckedVacancy, VacancyDocument } from '../modules/vacancies/checkVacancy'
import type { DemoApplicant, DemoApplication, DemoAttachment, DemoVacancy } from './demo.types'
import { buildKitchenVacancies } from './kitchen/kitchenVacancies'

/** Time zones of the demo clients, as in their config.json; UTC for all others. */
const demoZones: Record<string, string> = {
  harbour: 'Australia/Sydney',
  meridian: 'Australia/Melbourne',
}

const mimes: Record<string, string> = { '.pdf': 'application/pdf', '.txt': 'text/plain' }

/**
 * Returns the demo vacancies of a client in the order of their files; the result depends only on the UTC day of
 * `today`. Each vacancy is advertised in the morning of an earlier day and closes, if at all, at 23:59 in the client's
 * time zone; those of the kitchen client have other times.
 * @param demoDir folder with one folder per client, and `files`
 * @returns an empty list for a client without demo data
 */
export function getDemoVacancies(clientCode: string, today: Date, demoDir: string): CheckedVacancy[] {
  if (clientCode === 'kitchen') return buildKitchenVacancies(today)
  const zone = demoZones[clientCode]
  return readLists<DemoVacancy>(demoDir, clientCode, 'vacancies').map((vacancy, index) => {
    const { advertisedDaysAgo, closesInDays, attachments, ...rest } = vacancy
    return {
      ...rest,
      dateAdvertised: getDateTime(today, -advertisedDaysAgo, getMorningTime(index), zone),
      advertisingCloseDate: closesInDays === null ? null : getDateTime(today, closesInDays, '23:59', zone),
      attachments: attachments.map((attachment) => readAttachment(demoDir, attachment)),
    }
  })
}

/**
 * Returns the demo applications of a client in the order of their files; the result depends only on the UTC day of
 * `today`. Each `vacancyCode` refers to a vacancy of `getDemoVacancies` that was advertised when the
 * application was submitted.
 * @param demoDir as for `getDemoVacancies`
 * @returns an empty list for a client without demo data
 */
export function getDemoApplications(clientCode: string, today: Date, demoDir: string): DemoApplication[] {
  return readApplications('applicants', clientCode, today, demoDir)
}

/** Same as `getDemoApplications`, for Expressions of Interest. */
export function getDemoExpressionsOfInterest(
  clientCode: string,
  today: Date,
  demoDir: string,
): DemoApplication[] {
  return readApplications('interests', clientCode, today, demoDir)
}

function readApplications(kind: Kind, clientCode: string, today: Date, demoDir: string): DemoApplication[] {
  const zone = demoZones[clientCode]
  return readLists<DemoApplicant>(demoDir, clientCode, kind).map((person) =>
    toApplication(person, today, demoDir, zone),
  )
}

function toApplication(
  person: DemoApplicant,
  today: Date,
  demoDir: string,
  zone: string | undefined,
): DemoApplication {
  const { submittedDaysAgo, submittedAt, resumeFile, answers, ...rest } = person
  const filename = `${toSlug(person.firstName)}-${toSlug(person.surname)}-resume.pdf`
  return {
    ...rest,
    answers: Object.fromEntries(
      Object.entries(answers).map(([text, answer]) => [
        text,
        typeof answer === 'object' ? addDays(today, answer.inDays) : answer,
      ]),
    ),
    submittedDate: getDateTime(today, -submittedDaysAgo, submittedAt, zone),
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

function readAttachment(demoDir: string, { file, ...rest }: DemoAttachment): VacancyDocument {
  return { ...rest, ...readDocument(demoDir, file) }
}

function readDocument(demoDir: string, file: string): Pick<VacancyDocument, 'mime' | 'bytes'> {
  return {
    mime: mimes[extname(file)] ?? 'application/octet-stream',
    bytes: readFileSync(join(demoDir, 'files', file)),
  }
}

/** Returns the ISO 8601 UTC timestamp of a time of day ('HH:mm') in `zone`, `days` after the UTC day of `today`. */
function getDateTime(today: Date, days: number, time: string, zone = 'UTC'): string {
  return toUtcDate(`${addDays(today, days)}T${time}`, zone).toISOString()
}

/** Returns the date `days` after the UTC day of `today` as 'YYYY-MM-DD'. */
function addDays(today: Date, days: number): string {
  return utcDateTime(today).add(days, 'day').toISOString().slice(0, 10)
}

/** Returns a time from 07:30 to 09:25; those of 24 consecutive vacancies differ. */
function getMorningTime(index: number): string {
  const minutes = 7 * 60 + 30 + ((index * 35) % 120)
  const padToTwo = (number: number) => String(number).padStart(2, '0')
  return `${padToTwo(Math.floor(minutes / 60))}:${padToTwo(minutes % 60)}`
}

function toSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]+/g, '')
    .toLowerCase()
}

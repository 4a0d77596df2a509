import { buildApplicationForm } from '../../src/schemas/applicationForm/buildApplicationForm'
import { utcDateTime } from '../../src/schemas/dateTime/utcDateTime'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import { type Db, runInTransaction } from '../db/openDatabase'
import { hasApplied } from '../modules/applications/applications.repository'
import { storeApplication } from '../modules/applications/applications.service'
import { findSettings } from '../modules/clients/clients.repository'
import type { CheckedVacancy } from '../modules/vacancies/checkVacancy'
import type { StoredVacancy } from '../modules/vacancies/vacancies.repository'
import { findVacancyByCode } from '../modules/vacancies/vacancyChanges.repository'
import { insertVacancy } from '../modules/vacancies/vacancyImport.service'
import type { DemoApplication } from './demo.types'
import { buildDemoAnswers } from './demoAnswers'
import { createRepeatableGuid } from './seedDemo'

const batchSize = 100

export interface LoadSize {
  vacancies: number
  applications: number
}

/**
 * Adds generated vacancies and applications to a client, a hundred per transaction. Their content depends only on
 * the numbers and the day; existing rows stay unchanged.
 * @returns the numbers of added vacancies and applications
 */
export async function seedLoad(
  db: Db,
  clientId: number,
  size: LoadSize,
  now: Date,
  report: (line: string) => void,
): Promise<LoadSize> {
  const vacancies: StoredVacancy[] = []
  let vacancyCount = 0
  await insertInBatches(db, size.vacancies, 'vacancies', report, async (trx, index) => {
    const { vacancy, isNew } = await ensureVacancy(trx, clientId, index, now)
    vacancies[index] = vacancy
    if (isNew) vacancyCount += 1
  })
  const settings = await findSettings(db, clientId)
  const forms = new Map<number, BuiltForm>()
  let applicationCount = 0
  await insertInBatches(db, size.applications, 'applications', report, async (trx, index) => {
    const vacancy = vacancies[index % vacancies.length]
    if (!vacancy) return
    const form =
      forms.get(vacancy.id) ??
      buildApplicationForm(settings, {
        ...vacancy.lists,
        isExpressionOfInterest: vacancy.isExpressionOfInterest,
      })
    forms.set(vacancy.id, form)
    if (await ensureApplication(trx, clientId, vacancy, form, index, now)) applicationCount += 1
  })
  return { vacancies: vacancyCount, applications: applicationCount }
}

async function insertInBatches(
  db: Db,
  total: number,
  recordName: string,
  report: (line: string) => void,
  work: (db: Db, index: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < total; from += batchSize) {
    const to = Math.min(from + batchSize, total)
    await runInTransaction(db, async (trx) => {
      for (let index = from; index < to; index++) await work(trx, index)
    })
    if (to === total || to % 1000 === 0) report(`${to} of ${total} ${recordName}`)
  }
}

async function ensureVacancy(db: Db, clientId: number, index: number, now: Date) {
  const { hearBy: _, workplace: __, ...payload } = buildSeedVacancy(index, now)
  const existingVacancy = await findVacancyByCode(db, clientId, payload.code)
  if (existingVacancy) return { vacancy: { ...payload, ...existingVacancy }, isNew: false }
  const storedProperties = {
    guid: createRepeatableGuid(`${clientId} ${payload.code}`),
    createdAt: now.toISOString(),
  }
  return { vacancy: await insertVacancy(db, clientId, payload, storedProperties), isNew: true }
}

async function ensureApplication(
  db: Db,
  clientId: number,
  vacancy: StoredVacancy,
  form: BuiltForm,
  index: number,
  now: Date,
): Promise<boolean> {
  const person = buildSeedApplication(index, vacancy.code, now)
  if (await hasApplied(db, clientId, vacancy.id, person.email)) return false
  await storeApplication(db, clientId, vacancy, {
    guid: createRepeatableGuid(`${clientId} ${vacancy.code} ${person.email}`),
    sid: 'seed',
    submittedDate: person.submittedDate,
    form,
    values: buildDemoAnswers(form, person),
    attachmentKeys: [],
    prefillGuid: null,
    broadbeanChannel: null,
    responseDeadline: null,
    language: null,
    localizedForm: null,
    sentAt: person.isSent ? person.submittedDate : null,
  })
  return true
}

const roles = ['Planner', 'Engineer', 'Librarian', 'Ranger', 'Accountant', 'Nurse', 'Surveyor', 'Gardener']
const grades = ['Graduate', 'Senior', 'Principal', 'Assistant', 'Lead']
const places = ['Harbour City', 'Northhaven', 'Southport', 'Westbridge', 'Eastmere', 'Hillview', 'Lakeside']
const departments = ['Planning', 'Works', 'Community', 'Corporate', 'Health', 'Parks']
const employmentTypes = ['Full time', 'Part time', 'Casual', 'Contract', 'Temporary']
const firstNames = ['Alex', 'Sam', 'Robin', 'Kim', 'Jo', 'Lee', 'Pat', 'Chris', 'Dana', 'Toni', 'Mika']
const surnames = ['Nguyen', 'Smith', 'Patel', 'Garcia', 'Müller', 'O’Brien', 'Rossi', 'Kowalski', 'Tan']

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? ''
}

/** Returns the start of the UTC day that is `days` before this time. */
function subtractDays(now: Date, days: number): string {
  return utcDateTime(now).startOf('day').subtract(days, 'day').toISOString()
}

/** Builds the vacancy with this number, from 0. */
export function buildSeedVacancy(index: number, now: Date): CheckedVacancy {
  const name = `${pick(grades, index)} ${pick(roles, Math.floor(index / grades.length))}`
  const place = pick(places, index)
  return {
    code: `SEED-${String(index + 1).padStart(6, '0')}`,
    name,
    summary: `${name} in ${place}, with a team that has worked together for years.`,
    description: `<p>Join us in ${place} as ${name}.</p><h2>What you will do</h2><ul><li>Plan and deliver</li></ul>`,
    salaryAddText: `$${70 + (index % 60)},000 a year and superannuation`,
    employmentType: pick(employmentTypes, index),
    location: place,
    department: pick(departments, index),
    dateAdvertised: subtractDays(now, 1 + (index % 28)),
    advertisingCloseDate: index % 10 === 9 ? null : subtractDays(now, -(30 + (index % 60))),
    isExpressionOfInterest: index % 50 === 49,
    licences: [{ name: 'Car licence', isRequired: false }],
    qualifications: [{ name: 'Relevant degree', isRequired: false }],
    requirements: [],
    skills: [],
    visas: [],
    screeningQuestions: [
      {
        name: 'About you',
        questions: [{ text: 'Why this role?', controlType: 'txa', isRequired: true, maxLength: 950 }],
      },
    ],
    attachments: [],
  }
}

/** Returns the applicant with this number, from 0; each has a unique e-mail address. */
export function buildSeedApplication(index: number, vacancyCode: string, now: Date): DemoApplication {
  return {
    firstName: pick(firstNames, index),
    surname: pick(surnames, Math.floor(index / firstNames.length)),
    email: `seed.${index + 1}@example.org`,
    mobile: `04${String(10_000_000 + index).padStart(8, '0')}`,
    street: `${1 + (index % 200)} Wharf Road`,
    suburb: pick(places, index),
    postcode: String(2000 + (index % 900)),
    stateCode: 'NSW',
    countryCode: 'AU',
    birthDate: `${1960 + (index % 40)}-0${1 + (index % 9)}-15`,
    vacancyCode,
    isSent: true,
    notes: '',
    answers: { 'Why this role?': 'I have done this work for years, and would like to do it here.' },
    submittedDate: subtractDays(now, index % 28),
    resume: null,
  }
}

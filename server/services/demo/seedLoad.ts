import { buildApplicationForm } from '../../../src/schemas/forms/application/buildApplicationForm'
import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { type Db, inTransaction } from '../../db/openDatabase'
import { findSettings } from '../../repositories/accounts/clients'
import { hasApplied } from '../../repositories/applications/applications'
import type { StoredVacancy } from '../../repositories/vacancies/vacancies'
import { findVacancyByCode } from '../../repositories/vacancies/vacancyChanges'
import { storeApplication } from '../applications/storeApplication'
import { storeVacancy } from '../vacancies/storeVacancy'
import { demoAnswers } from './demoAnswers'
import { repeatableGuid } from './repeatableGuid'
import { seededApplicant, seededVacancy } from './seedTexts'

const batch = 100

export interface LoadSize {
  vacancies: number
  applications: number
}

/**
 * Fills a client with vacancies and applications that are the same for the same numbers and day, a hundred in a
 * transaction. What is there already is left as it is.
 * @returns how many of each were added
 */
export async function seedLoad(
  db: Db,
  clientId: number,
  size: LoadSize,
  now: Date,
  tell: (line: string) => void,
): Promise<LoadSize> {
  const vacancies: StoredVacancy[] = []
  let added = 0
  await inBatches(db, size.vacancies, 'vacancies', tell, async (trx, at) => {
    const { vacancy, isNew } = await ensureVacancy(trx, clientId, at, now)
    vacancies[at] = vacancy
    if (isNew) added += 1
  })
  const settings = await findSettings(db, clientId)
  const forms = new Map<number, BuiltForm>()
  let applied = 0
  await inBatches(db, size.applications, 'applications', tell, async (trx, at) => {
    const vacancy = vacancies[at % vacancies.length]
    if (!vacancy) return
    const form =
      forms.get(vacancy.id) ??
      buildApplicationForm(settings, {
        ...vacancy.lists,
        isExpressionOfInterest: vacancy.isExpressionOfInterest,
      })
    forms.set(vacancy.id, form)
    if (await ensureApplication(trx, clientId, vacancy, form, at, now)) applied += 1
  })
  return { vacancies: added, applications: applied }
}

async function inBatches(
  db: Db,
  total: number,
  what: string,
  tell: (line: string) => void,
  work: (db: Db, at: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < total; from += batch) {
    const to = Math.min(from + batch, total)
    await inTransaction(db, async (trx) => {
      for (let at = from; at < to; at++) await work(trx, at)
    })
    if (to === total || to % 1000 === 0) tell(`${to} of ${total} ${what}`)
  }
}

async function ensureVacancy(db: Db, clientId: number, at: number, now: Date) {
  const { hearBy: _, ...payload } = seededVacancy(at, now)
  const known = await findVacancyByCode(db, clientId, payload.code)
  if (known) return { vacancy: { ...payload, ...known }, isNew: false }
  const stored = { guid: repeatableGuid(`${clientId} ${payload.code}`), createdAt: now.toISOString() }
  return { vacancy: await storeVacancy(db, clientId, payload, stored), isNew: true }
}

async function ensureApplication(
  db: Db,
  clientId: number,
  vacancy: StoredVacancy,
  form: BuiltForm,
  at: number,
  now: Date,
): Promise<boolean> {
  const person = seededApplicant(at, vacancy.code, now)
  if (await hasApplied(db, clientId, vacancy.id, person.email)) return false
  await storeApplication(db, clientId, vacancy, {
    guid: repeatableGuid(`${clientId} ${vacancy.code} ${person.email}`),
    sid: 'seed',
    submittedDate: person.submittedDate,
    form,
    values: demoAnswers(form, person),
    attachmentKeys: [],
    prefillGuid: null,
    broadbeanChannel: null,
    hearBy: null,
    language: null,
    asked: null,
    sentAt: person.isSent ? person.submittedDate : null,
  })
  return true
}

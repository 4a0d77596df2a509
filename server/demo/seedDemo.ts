import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildApplicationForm } from '../../src/schemas/applicationForm/buildApplicationForm'
import { type Db, runInTransaction } from '../db/openDatabase'
import { addApplicationAttachment } from '../modules/applications/applicationFiles.repository'
import { storeApplication } from '../modules/applications/applications.service'
import { addClient } from '../modules/clients/clients.repository'
import { addFile } from '../modules/files/files.repository'
import { addUser } from '../modules/sessions/users.repository'
import type { StoredVacancy } from '../modules/vacancies/vacancies.repository'
import { insertVacancy } from '../modules/vacancies/vacancyImport.service'
import { hashPassword } from '../security/passwords'
import type { DemoApplication } from './demo.types'
import { buildDemoAnswers } from './demoAnswers'
import { type DemoClient, demoClients } from './demoClients'
import { getDemoApplications, getDemoExpressionsOfInterest, getDemoVacancies } from './demoVacancies'

/**
 * Seeds an empty database with the demo in one transaction. Apart from password hashes and times of creation, the data
 * depends only on the day [contract §2].
 */
export async function seedDemo(db: Db, root: string, today: Date): Promise<void> {
  const hashes = await Promise.all(demoClients.map(({ account }) => hashPassword(account.password)))
  await runInTransaction(db, async (trx) => {
    for (const [index, demo] of demoClients.entries())
      await seedClient(trx, demo, hashes[index] ?? '', root, today)
  })
}

async function seedClient(db: Db, demo: DemoClient, passwordHash: string, root: string, today: Date) {
  const { client, account } = demo
  const createdAt = today.toISOString()
  const clientId = await addClient(db, { ...client, createdAt })
  await addUser(db, clientId, { username: account.username, role: account.role, passwordHash, createdAt })
  const demoDir = join(root, 'server', 'demo')
  const vacancies = new Map<string, StoredVacancy>()
  for (const payload of getDemoVacancies(client.code, today, demoDir)) {
    const guid = createRepeatableGuid(`${client.code} vacancy ${payload.code}`)
    vacancies.set(payload.code, await insertVacancy(db, clientId, payload, { guid, createdAt }))
  }
  const people = [
    ...getDemoApplications(client.code, today, demoDir),
    ...getDemoExpressionsOfInterest(client.code, today, demoDir),
  ].sort((demoApplication, other) => demoApplication.submittedDate.localeCompare(other.submittedDate))
  for (const person of people) await seedApplication(db, clientId, client, vacancies, person)
}

async function seedApplication(
  db: Db,
  clientId: number,
  client: DemoClient['client'],
  vacancies: ReadonlyMap<string, StoredVacancy>,
  person: DemoApplication,
): Promise<void> {
  const vacancy = vacancies.get(person.vacancyCode)
  if (!vacancy) throw new Error(`The demo has no vacancy ${person.vacancyCode}.`)
  const form = buildApplicationForm(client, {
    ...vacancy.lists,
    isExpressionOfInterest: vacancy.isExpressionOfInterest,
  })
  const { resume, submittedDate } = person
  const applicationId = await storeApplication(db, clientId, vacancy, {
    guid: createRepeatableGuid(`${client.code} application ${person.vacancyCode} ${person.email}`),
    sid: 'demo',
    submittedDate,
    form,
    values: buildDemoAnswers(form, person),
    attachmentKeys: resume ? ['resume'] : [],
    prefillGuid: null,
    broadbeanChannel: null,
    responseDeadline: null,
    language: null,
    localizedForm: null,
    sentAt: person.isSent ? new Date(Date.parse(submittedDate) + 60_000).toISOString() : null,
  })
  if (!resume) return
  const { filename, mime, bytes } = resume
  const fileId = await addFile(db, clientId, { mime, bytes, createdAt: submittedDate })
  await addApplicationAttachment(db, clientId, { applicationId, fileId, fieldKey: 'resume', filename })
}

/** Derives a UUID (version 8) from a text, so that links to demo data stay valid. */
export function createRepeatableGuid(text: string): string {
  const hex = createHash('sha256').update(`foyer demo ${text}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

import { join } from 'node:path'
import { buildApplicationForm } from '../../../src/schemas/forms/application/buildApplicationForm'
import { type Db, inTransaction } from '../../db/openDatabase'
import { demoApplicants, demoInterests, demoVacancies } from '../../demo/demoVacancies'
import type { DemoApplication } from '../../demo/types'
import { addClient } from '../../repositories/accounts/clients'
import { addUser } from '../../repositories/accounts/users'
import { addApplicationAttachment } from '../../repositories/applications/applicationAttachments'
import { addFile } from '../../repositories/files/files'
import type { StoredVacancy } from '../../repositories/vacancies/vacancies'
import { storeApplication } from '../applications/storeApplication'
import { hashPassword } from '../sessions/passwords'
import { storeVacancy } from '../vacancies/storeVacancy'
import { demoAnswers } from './demoAnswers'
import { type DemoClient, demoClients } from './demoClients'
import { repeatableGuid } from './repeatableGuid'

/** Fills an empty database with the demo, all of it or nothing: the same for the same day [contract §2]. */
export async function seedDemo(db: Db, root: string, today: Date): Promise<void> {
  const hashes = await Promise.all(demoClients.map(({ account }) => hashPassword(account.password)))
  await inTransaction(db, async (trx) => {
    for (const [at, demo] of demoClients.entries()) await seedClient(trx, demo, hashes[at] ?? '', root, today)
  })
}

async function seedClient(db: Db, demo: DemoClient, passwordHash: string, root: string, today: Date) {
  const { client, account } = demo
  const createdAt = today.toISOString()
  const clientId = await addClient(db, { ...client, createdAt })
  await addUser(db, clientId, { username: account.username, role: account.role, passwordHash, createdAt })
  const demoDir = join(root, 'server', 'demo')
  const vacancies = new Map<string, StoredVacancy>()
  for (const payload of demoVacancies(client.code, today, demoDir)) {
    const guid = repeatableGuid(`${client.code} vacancy ${payload.code}`)
    vacancies.set(payload.code, await storeVacancy(db, clientId, payload, { guid, createdAt }))
  }
  const people = [
    ...demoApplicants(client.code, today, demoDir),
    ...demoInterests(client.code, today, demoDir),
  ].sort((one, other) => one.submittedDate.localeCompare(other.submittedDate))
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
    guid: repeatableGuid(`${client.code} application ${person.vacancyCode} ${person.email}`),
    sid: 'demo',
    submittedDate,
    form,
    values: demoAnswers(form, person),
    attachmentKeys: resume ? ['resume'] : [],
    prefillGuid: null,
    broadbeanChannel: null,
    hearBy: null,
    language: null,
    asked: null,
    sentAt: person.isSent ? new Date(Date.parse(submittedDate) + 60_000).toISOString() : null,
  })
  if (!resume) return
  const bytes = Buffer.from(resume.content, 'base64')
  const fileId = await addFile(db, clientId, { mime: resume.mime, bytes, createdAt: submittedDate })
  const { filename } = resume
  await addApplicationAttachment(db, clientId, { applicationId, fileId, fieldKey: 'resume', filename })
}

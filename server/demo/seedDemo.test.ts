import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApplicationForm } from '../../src/schemas/applicationForm/buildApplicationForm'
import { checkAnswers } from '../../src/schemas/validation/checkAnswers'
import { migrateDatabase } from '../db/migrateDatabase'
import { openDatabase } from '../db/openDatabase'
import { getFormValidator } from '../modules/forms/formValidators'
import { assignIds } from '../modules/vacancies/vacancyImport.service'
import { buildDemoAnswers } from './demoAnswers'
import { demoClients } from './demoClients'
import { getDemoApplicants, getDemoInterests, getDemoVacancies } from './demoVacancies'
import { seedDemo } from './seedDemo'

const today = new Date('2026-11-21T09:00:00Z')

async function seedAndRead() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-seed-'))
  const db = openDatabase(`file:${join(folder, 'seed.db')}`)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), today)
  const applications = await db.selectFrom('applications').selectAll().orderBy('id').execute()
  const vacancies = await db.selectFrom('vacancies').selectAll().orderBy('id').execute()
  await db.destroy()
  rmSync(folder, { recursive: true })
  return { applications, vacancies }
}

test('the demo is the same for the same day; harbour has sixty applications, some of them not sent', async () => {
  const { applications, vacancies } = await seedAndRead()
  expect(await seedAndRead()).toEqual({ applications, vacancies })
  const listVacancies = (id: number) => vacancies.filter((row) => row.client_id === id)
  expect([listVacancies(1).length, listVacancies(2).length]).toEqual([67, 12])
  const harbourApplications = applications.filter((row) => row.client_id === 1)
  expect(harbourApplications).toHaveLength(60)
  expect(new Set(harbourApplications.map((row) => row.is_sent))).toEqual(new Set([0, 1]))
})

test('[JD-07] every demo application is valid for its form, apart from a missing resume', {
  timeout: 60_000,
}, () => {
  for (const { client } of demoClients) {
    const vacancies = new Map(
      getDemoVacancies(client.code, today, 'server/demo').map((vacancy) => [
        vacancy.code,
        assignIds(vacancy),
      ]),
    )
    const people = [getDemoApplicants, getDemoInterests].flatMap((getPeople) =>
      getPeople(client.code, today, 'server/demo'),
    )
    for (const person of people) {
      const lists = vacancies.get(person.vacancyCode)
      if (!lists) throw new Error(`No vacancy ${person.vacancyCode}.`)
      const form = buildApplicationForm(client, lists)
      const errors = checkAnswers(form, getFormValidator(form), buildDemoAnswers(form, person))
      const expectedErrors = person.resume ? [] : [{ path: '/resume', message: 'A response is required' }]
      expect([person.email, errors]).toEqual([person.email, expectedErrors])
    }
  }
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeSubmission } from '../../../src/schemas/submission/composeSubmission'
import { describeAnswer } from '../../../src/schemas/submission/describeAnswers'
import { readEnvironment } from '../../config/environment'
import type { ServerContext } from '../../context'
import { migrateDatabase } from '../../db/migrateDatabase'
import { openDatabase } from '../../db/openDatabase'
import { buildDemoAnswers } from '../../demo/demoAnswers'
import { getDemoApplicants } from '../../demo/demoVacancies'
import { seedDemo } from '../../demo/seedDemo'
import { DelayedTasks } from '../../jobs/delayedTasks'
import { HealthWatch } from '../../monitoring/healthWatch'
import { DeliveryMetrics } from '../../monitoring/requestMetrics'
import { openLog } from '../../monitoring/serverLog'
import { orNotFound } from '../../problem'
import { readKeys } from '../../security/keys'
import { RateLimiter } from '../../security/rateLimiter'
import { SiteBrands } from '../../siteBrands'
import { findClient } from '../clients/clients.repository'
import { createFileStore } from '../files/fileStore'
import { ParserPool } from '../files/parserPool'
import { UploadCapacity } from '../files/uploadCapacity'
import { BlockedSubmissions } from '../forms/blockedSubmissions'
import { runHousekeeping } from '../operations/housekeeping'
import type { Session } from '../sessions/session.types'
import { findAdvertisedVacancy, getListedVacancies } from '../vacancies/vacancies.repository'
import { loadApplicationForm } from './applicationForm.service'
import { type SubmissionInput, submitApplication } from './submission.service'

const now = () => new Date('2026-11-21T09:00:00Z')
const origin = 'http://harbour.localhost'
let folder: string
let context: ServerContext

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-submit-'))
  const environment = readEnvironment({ FOYER_DATA_DIR: folder }, [])
  const db = openDatabase(environment.databaseUrl)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), now())
  const keys = readKeys(environment)
  const log = openLog(false)
  context = {
    db,
    environment,
    delayed: new DelayedTasks(),
    publicUrl: () => new URL('http://localhost:3000'),
    keys,
    rateLimiter: new RateLimiter({ db, key: keys.limits, now }),
    uploadCapacity: new UploadCapacity(environment.uploads),
    files: createFileStore(null),
    deliveryMetrics: new DeliveryMetrics(() => undefined),
    blockedSubmissions: new BlockedSubmissions(),
    brands: new SiteBrands(),
    scanner: null,
    parsers: new ParserPool(environment.fileCheckMs, log),
    root: process.cwd(),
    now,
    report: () => undefined,
    renderer: null,
    log,
    healthWatch: new HealthWatch({ checks: [], log, onError: () => undefined }),
    tracing: null,
    isStopping: () => false,
  }
})
afterEach(async () => {
  await context.db.destroy()
  rmSync(folder, { recursive: true })
})

async function prepareSubmission(): Promise<{ session: Session; body: SubmissionInput }> {
  const client = orNotFound(await findClient(context.db, 'harbour'))
  const vacancies = await getListedVacancies(context.db, client.id, now())
  const { id } = orNotFound(vacancies.find((one) => one.name === 'Coastal Planner'))
  const vacancy = orNotFound(await findAdvertisedVacancy(context.db, client.id, { id }, now()))
  const form = await loadApplicationForm(context, { clientId: client.id, siteVersion: 0 }, vacancy)
  const [person] = getDemoApplicants('harbour', now(), 'server/demo')
  const values = { ...buildDemoAnswers(form, orNotFound(person)), email: 'race@example.org' }
  const { screeningQuestions } = vacancy.lists
  const session: Session = {
    id: 1,
    sid: 'a-guest',
    clientId: client.id,
    clientCode: 'harbour',
    role: 'Guest',
    accountRole: null,
    userId: null,
    username: null,
    siteVersion: 0,
  }
  return { session, body: composeSubmission(form, values, { id, screeningQuestions }) }
}

test('the country of the vacancy’s address determines the format of phone numbers', async () => {
  const client = orNotFound(await findClient(context.db, 'harbour'))
  const [listed] = await getListedVacancies(context.db, client.id, now())
  const vacancy = orNotFound(
    await findAdvertisedVacancy(context.db, client.id, { id: listed?.id ?? 0 }, now()),
  )
  const getPhone = async (address?: { country: string }) => {
    const owner = { clientId: client.id, siteVersion: 0 }
    const form = await loadApplicationForm(context, owner, { ...vacancy, ...(address ? { address } : {}) })
    return describeAnswer(form, 'mobile', '07400123456').answer
  }
  expect(await getPhone()).toBe('07400123456')
  expect(await getPhone({ country: 'GB' })).toBe('07400 123456')
})

test('[API-20] two concurrent submissions with one key store one application and get one response', async () => {
  const { session, body } = await prepareSubmission()
  const [first, second] = await Promise.all([
    submitApplication(context, session, body, { key: 'a-key', origin }),
    submitApplication(context, session, body, { key: 'a-key', origin }),
  ])
  expect(second).toEqual(first)
})

test('[API-20] of two concurrent submissions without a key, one is accepted and the other refused', async () => {
  const { session, body } = await prepareSubmission()
  const outcomes = await Promise.allSettled([
    submitApplication(context, session, body, { origin }),
    submitApplication(context, session, body, { origin }),
  ])
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected'])
  expect(outcomes[1]).toMatchObject({ reason: { code: 'already-applied' } })
})

test('[API-20] an idempotency key is valid for one day; afterwards it can be used again, and expired keys are deleted', async () => {
  const { session, body } = await prepareSubmission()
  const submitAt = (time: string, key: string, email: string) =>
    submitApplication({ ...context, now: () => new Date(time) }, session, { ...body, email }, { key, origin })
  const listStoredKeys = () =>
    context.db.selectFrom('idempotency_keys').select(['key', 'created_at as at']).orderBy('id').execute()
  const first = await submitAt('2026-11-21T09:00:00.000Z', 'a-key', 'one@example.org')
  await submitAt('2026-11-21T09:00:00.000Z', 'another', 'two@example.org')
  const repeated = await submitAt('2026-11-22T09:00:00.000Z', 'a-key', 'one@example.org')
  expect(repeated).toEqual(first)
  await expect(submitAt('2026-11-22T09:00:00.000Z', 'a-key', 'three@example.org')).rejects.toMatchObject({
    code: 'key-reused',
  })

  await submitAt('2026-11-22T09:00:00.001Z', 'a-key', 'three@example.org')
  expect(await listStoredKeys()).toEqual([
    { key: 'a-guest a-key', at: '2026-11-22T09:00:00.001Z' },
    { key: 'a-guest another', at: '2026-11-21T09:00:00.000Z' },
  ])
  await runHousekeeping({ ...context, now: () => new Date('2026-11-22T09:00:00.001Z') })
  expect((await listStoredKeys()).map(({ key }) => key)).toEqual(['a-guest a-key'])
})

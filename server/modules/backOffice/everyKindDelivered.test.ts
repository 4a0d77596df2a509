import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerSection } from '../../../src/schemas/applications/application'
import type { FormValues } from '../../../src/schemas/fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../../../src/schemas/forms/builtForm'
import { getFieldKind } from '../../../src/schemas/forms/fieldGroup'
import { fieldKinds, kinds } from '../../../src/schemas/kinds/kindRegistry'
import { composeSubmission } from '../../../src/schemas/submission/composeSubmission'
import { readEnvironment } from '../../config/environment'
import type { ServerContext } from '../../context'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { seedDemo } from '../../demo/seedDemo'
import { DelayedTasks } from '../../jobs/delayedTasks'
import { HealthWatch } from '../../monitoring/healthWatch'
import { DeliveryMetrics } from '../../monitoring/requestMetrics'
import { openLog } from '../../monitoring/serverLog'
import { orNotFound } from '../../problem'
import { readOrCreateKeys } from '../../security/keys'
import { RateLimiter } from '../../security/rateLimiter'
import { SiteBrands } from '../../siteBrands'
import { loadApplicationForm } from '../applicationForm/applicationForm.service'
import { submitApplication } from '../applicationForm/submission.service'
import { createDeliveryMessage } from '../applications/deliveryMessage'
import { findClient } from '../clients/clients.repository'
import { createFileStore } from '../files/fileStore'
import { ParserPool } from '../files/parserPool'
import { UploadCapacity } from '../files/uploadCapacity'
import { BlockedSubmissions } from '../forms/blockedSubmissions'
import { findAdvertisedVacancy, getListedVacancies } from '../vacancies/vacancies.repository'

// Submits the demo's form with every field kind, answered with the kinds' sample values, and reads its delivery message.

const now = () => new Date('2026-11-21T09:00:00Z')
let folder: string
let db: Db
let form: BuiltForm
let message: { answers: FormValues; sections: AnswerSection[]; missingAttachments: string[] }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-kinds-'))
  const environment = readEnvironment({ FOYER_DATA_DIR: folder }, [])
  db = openDatabase(environment.databaseUrl)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), now())
  const log = openLog(false)
  const context: ServerContext = {
    db,
    environment,
    delayedTasks: new DelayedTasks(),
    publicUrl: () => new URL('http://localhost:3000'),
    keys: readOrCreateKeys(environment),
    rateLimiter: new RateLimiter({ db, key: readOrCreateKeys(environment).limits, now }),
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
  const { id: clientId } = orNotFound(await findClient(db, 'kitchen'))
  const session = {
    id: 1,
    sid: 'a-guest',
    clientId,
    clientCode: 'kitchen',
    accountRole: null,
    userId: null,
    username: null,
    siteVersion: 0,
  }
  const { id } = orNotFound(
    (await getListedVacancies(db, clientId, now())).find((one) => one.name === 'Every kind'),
  )
  const vacancy = orNotFound(await findAdvertisedVacancy(db, clientId, { id }, now()))
  form = await loadApplicationForm(context, session, vacancy)
  const target = { id, screeningQuestions: vacancy.lists.screeningQuestions }
  const body = composeSubmission(form, { ...createSampleAnswers(form), 'custom-103': '7' }, target)
  const { receipt } = await submitApplication(context, { ...session, role: 'Guest' }, body, {
    origin: 'http://kitchen.localhost',
  })
  const deliveryMessage = JSON.parse(orNotFound(await createDeliveryMessage(context, clientId, receipt.id)))
  message = deliveryMessage.data
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

function createSampleAnswers({ uiSchema }: BuiltForm): FormValues {
  return Object.fromEntries(
    uiSchema['ui:order'].map((key) => {
      const { choices = [] } = getFieldUi({ uiSchema }, key)['ui:options']
      return [key, getFieldKind({ uiSchema }, key)?.sample(choices)]
    }),
  )
}

test.each(fieldKinds)('%s: the delivery message has the answer, or lists the file as missing', (kind) => {
  const { rule, isShown, display } = kinds[kind]
  const questionKeys = form.uiSchema['ui:order'].filter(
    (key) => key.startsWith('question-') && getFieldUi(form, key)['ui:widget'] === kind,
  )
  expect(questionKeys).not.toEqual([])
  for (const key of questionKeys) {
    const label = form.schema.properties[key]?.title
    const choices = getFieldUi(form, key)['ui:options'].choices ?? []
    const deliveredItems = message.sections
      .flatMap(({ items }) => items)
      .filter((item) => item.label === label)
    if (rule === 'file') expect(message.missingAttachments).toContain(key)
    else expect(message.answers[key]).toEqual(kinds[kind].sample(choices))
    const displayedAnswer = display(kinds[kind].sample(choices), choices)
    expect(displayedAnswer).not.toBe('')
    expect(new Set(deliveredItems.map(({ answer }) => answer))).toEqual(
      new Set(isShown && rule !== 'file' ? [displayedAnswer] : []),
    )
  }
})

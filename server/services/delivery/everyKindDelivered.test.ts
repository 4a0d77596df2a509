import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerSection } from '../../../src/schemas/application'
import type { FormValues } from '../../../src/schemas/fieldValue'
import { type BuiltForm, fieldUi } from '../../../src/schemas/forms/builtForm'
import { kindAt } from '../../../src/schemas/forms/fieldGroup'
import { fieldKinds, kinds } from '../../../src/schemas/kinds/kindRegistry'
import { composeSubmission } from '../../../src/schemas/submission/composeSubmission'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { readEnvironment } from '../../environment/environment'
import { findClient } from '../../repositories/accounts/clients'
import { findAdvertised, listAdvertised } from '../../repositories/vacancies/vacancies'
import { applicationForm } from '../applications/applicationForms'
import { StoppedPosts } from '../applications/stoppedPosts'
import { submitApplication } from '../applications/submitApplication'
import { seedDemo } from '../demo/seedDemo'
import { openFileStore } from '../files/openFileStore'
import { UploadRoom } from '../files/uploadRoom'
import { HealthWatch } from '../operation/healthWatch'
import { openLog } from '../operation/serverLog'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { CallCounts } from '../sessions/callCounts'
import { readKeys } from '../sessions/keys'
import { deliveryMessage } from './deliveryMessage'
import { DeliveryRecord } from './deliveryRecord'

/** A vacancy's form with every kind, answered with the kinds' own samples, from the demo to the back-office. */
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
    keys: readKeys(environment),
    counts: new CallCounts({ db, key: readKeys(environment).limits, now }),
    uploadRoom: new UploadRoom(environment.uploads),
    files: openFileStore(null),
    deliveries: new DeliveryRecord(() => undefined),
    stopped: new StoppedPosts(),
    scanner: null,
    root: process.cwd(),
    now,
    report: () => undefined,
    renderer: null,
    log,
    watch: new HealthWatch({ look: async () => [], log, onError: () => undefined }),
    tracing: null,
    isStopping: () => false,
  }
  const { id: clientId } = found(await findClient(db, 'kitchen'))
  const kitchen = {
    id: 1,
    sid: 'a-guest',
    clientId,
    clientCode: 'kitchen',
    accountRole: null,
    userId: null,
    siteVersion: 0,
  }
  const { id } = found((await listAdvertised(db, clientId, now())).find((one) => one.name === 'Every kind'))
  const vacancy = found(await findAdvertised(db, clientId, { id }, now()))
  form = await applicationForm(context, kitchen, vacancy)
  const target = { id, screeningQuestions: vacancy.lists.screeningQuestions }
  const body = composeSubmission(form, { ...samples(form), 'custom-103': '7' }, target)
  const { receipt } = await submitApplication(context, { ...kitchen, role: 'Guest' }, body, {
    origin: 'http://kitchen.localhost',
  })
  const sent = JSON.parse(found(await deliveryMessage(context, clientId, receipt.id)))
  message = sent.data
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

function samples({ uiSchema }: BuiltForm): FormValues {
  return Object.fromEntries(
    uiSchema['ui:order'].map((key) => {
      const { choices = [] } = fieldUi({ uiSchema }, key)['ui:options']
      return [key, kindAt({ uiSchema }, key)?.sample(choices)]
    }),
  )
}

test.each(fieldKinds)('%s is asked by the kitchen, answered, and reaches the back-office', (kind) => {
  const { rule, isShown, display } = kinds[kind]
  const asked = form.uiSchema['ui:order'].filter(
    (key) => key.startsWith('question-') && fieldUi(form, key)['ui:widget'] === kind,
  )
  expect(asked).not.toEqual([])
  for (const key of asked) {
    const label = form.schema.properties[key]?.title
    const choices = fieldUi(form, key)['ui:options'].choices ?? []
    const read = message.sections.flatMap(({ items }) => items).filter((item) => item.label === label)
    if (rule === 'file') expect(message.missingAttachments).toContain(key)
    else expect(message.answers[key]).toEqual(kinds[kind].sample(choices))
    const words = display(kinds[kind].sample(choices), choices)
    expect(words).not.toBe('')
    expect(new Set(read.map(({ answer }) => answer))).toEqual(
      new Set(isShown && rule !== 'file' ? [words] : []),
    )
  }
})

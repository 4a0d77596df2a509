import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Receiver, startReceiver } from '../api/backOfficeReceiver'
import {
  answerCommonFields,
  getField,
  resume,
  sendApplication,
  waitForReceipt,
} from './harness/buildingSurveyor'
import { getJobPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite(() => ({ FOYER_BACKOFFICE_ALLOW: '127.0.0.1' }))
let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

/** The questions in a delivery message that the importing program has named. */
interface NamedAnswers {
  questions: { name: string; answer: unknown }[]
  attachments: { key: string; name?: string; filename: string }[]
}

it('[JD-07] [API-20] [API-21] an application for an imported Greenhouse job reaches the back-office with the names and values of Greenhouse', async () => {
  const client = ['--client', 'harbour']
  site.server.runCommand('import', ...client, '--format', 'greenhouse', 'tests/fixtures/greenhouse/jobs.json')
  const backOfficeOptions = ['--address', receiver.address, '--secret', receiver.secret]
  site.server.runCommand('set-backoffice', ...client, ...backOfficeOptions)
  const page = await site.visit('harbour', '/?name=marine')
  await page.goto(site.server.getOrigin('harbour') + (await getJobPath(page, 'Marine Ecologist')))
  await page.getByRole('heading', { level: 1, name: 'Marine Ecologist' }).waitFor()
  await page.getByRole('link', { name: 'Apply' }).first().click()
  await waitForHydratedForm(page)
  await answerCommonFields(page, 'ecologist@example.org')
  await page.getByRole('textbox', { name: 'Tell us about a survey' }).fill('Seagrass, by boat')
  const swims = page.getByRole('radiogroup', { name: 'Can you swim?' })
  await swims.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('checkbox', { name: 'Drones' }).check()
  await page.getByLabel('A sample report').setInputFiles({ ...resume, name: 'seagrass.pdf' })
  await page.getByRole('checkbox', { name: 'Use of your data' }).check()
  await page.getByRole('textbox', { name: 'Location' }).fill('Cork')
  await sendApplication(page)
  await waitForReceipt(page)
  const findDelivery = () =>
    receiver.received.find(({ message: { data } }) => data.vacancy.code === 'GH-127817')
  await expect.poll(findDelivery, { timeout: 20_000 }).toBeDefined()
  const delivered = findDelivery()?.message.data as unknown as NamedAnswers
  const answers = Object.fromEntries(delivered.questions.map(({ name, answer }) => [name, answer]))
  expect(answers).toMatchObject({ question_2: 'Seagrass, by boat', question_3: '1', 'question_5[]': ['2'] })
  expect(delivered.attachments.map(({ name, filename }) => [name, filename])).toContainEqual([
    'question_6',
    'seagrass.pdf',
  ])
  await expect.poll(() => getField(page, 'email').count()).toBe(0)
})

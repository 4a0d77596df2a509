import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { fillDateTime } from './harness/fillDateTime'
import { setUpSite } from './harness/setUpSite'
import {
  addQuestion,
  expectFocus,
  getDescriptionField,
  getPublishButton,
  getQuestionButton,
  listQuestions,
  openEditorPart,
  openNewVacancy,
  waitUntilSaved,
} from './harness/vacancyEditor'

const site = setUpSite()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function writeQuestion(page: Page, words: string): Promise<void> {
  await addQuestion(page)
  await page.locator('[data-question] [name="label"]').last().fill(words)
}

it('a vacancy is published at a future time, keeps that time, and is withdrawn and reopened', async () => {
  const page = await openNewVacancy(site)
  await getField(page, 'answer/name').fill('Harbour Diver')
  await getDescriptionField(page).fill('You look after what lies under water.')
  await openEditorPart(page, 'Check and publish')
  await page.getByRole('radio', { name: 'Schedule' }).check()
  const from = page.getByRole('group', { name: 'From' })
  const publish = getPublishButton(page)
  await fillDateTime(from, '05/01/2020 9:00a')
  site.problems.expect(/^422: POST .*\/publications/)
  await publish.click()
  await page.getByText('This time has passed. Choose a later one, or publish now').first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Go to The job' }).count()).toBe(0)
  await fillDateTime(from, '05/01/2031 9:00a')
  await publish.click()
  await page.getByText(/^Visitors will see this vacancy from 05 Jan 2031/).waitFor()
  await expectFocus(page.getByRole('heading', { name: 'Check and publish' }))
  // The scheduled time stays selected, so that a changed vacancy is published at the same time.
  await expect.poll(() => page.getByRole('radio', { name: 'Schedule' }).isChecked()).toBe(true)
  await publish.click()
  await page.getByText(/^Visitors will see this vacancy from 05 Jan 2031/).waitFor()

  await button(page, 'Withdraw').click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw this vacancy?' })
  await dialog.getByLabel(/^Reason/).fill('The harbour is dry.')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('This vacancy was withdrawn.').waitFor()
  await page.getByLabel(/^Reason for reopening/).fill('The water is back.')
  await button(page, 'Reopen').click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()
})

it('the vacancy editor keeps edits without a connection, saves them on reconnecting or leaving the page, and deletes the draft', async () => {
  const page = await openNewVacancy(site)
  await getField(page, 'answer/name').fill('Ferry Cook')
  await openEditorPart(page, 'Questions')
  await page.getByRole('button', { name: 'Add a group' }).waitFor()
  await waitUntilSaved(page)
  site.problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add a group' }).click()
  await writeQuestion(page, 'What do you cook?')
  await page.getByText('Offline. Your changes will be saved when you reconnect').first().waitFor()
  await openEditorPart(page, 'Preview')
  await page.getByText('The preview returns when you’re back online.').waitFor()
  await page.context().setOffline(false)
  const frame = page.frameLocator('[data-page="details"] iframe')
  await frame.getByRole('heading', { level: 1, name: 'Ferry Cook' }).waitFor()
  await waitUntilSaved(page)
  await page.goto(`${page.url().split('?')[0]}?part=questions`)
  await getQuestionButton(page, 'What do you cook').waitFor()

  await openEditorPart(page, 'The job')
  await getField(page, 'answer/name').fill('Left in a hurry')
  await page.getByRole('link', { name: 'Vacancies', exact: true }).last().click()
  await page.getByRole('link', { name: 'Left in a hurry' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Left in a hurry' }).waitFor()
  await openEditorPart(page, 'Check and publish')
  await button(page, 'Delete draft').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()
  await page.getByText('Draft deleted').first().waitFor()
  await page.getByRole('heading', { level: 1, name: 'Vacancies' }).waitFor()
  await expect.poll(() => page.getByText('Left in a hurry').count()).toBe(0)
})

/** Returns the centre and the upper edge of a question's grip. */
async function getGrip(page: Page, words: string) {
  const grip = page.getByRole('button', { name: `Move ${words}`, exact: true })
  const box = (await grip.boundingBox()) ?? expect.fail(`The grip of ${words} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y }
}

it('questions are reordered by a finger and by a mouse', async () => {
  const page = await openNewVacancy(site, 360)
  await openEditorPart(page, 'Questions')
  const parts = page.getByRole('navigation', { name: 'Parts of the vacancy' })
  await parts.getByText('Step 4 of 8 · Questions').waitFor()
  await expect.poll(() => parts.getByRole('link').count()).toBe(0)
  expect((await parts.boundingBox())?.height).toBeLessThan(60)
  await page.getByRole('button', { name: 'Add a group' }).click()
  for (const words of ['One?', 'Two?', 'Three?']) await writeQuestion(page, words)
  const names = () => listQuestions(page)
  await expect.poll(names).toEqual(['One?', 'Two?', 'Three?'])
  // The questions are collapsed, so that all are in view.
  await getQuestionButton(page, 'Three').click()
  const drag = async (
    from: string,
    to: string,
    by: (x: number, y: number, at: number) => Promise<unknown>,
  ) => {
    await page.getByRole('button', { name: `Move ${to}`, exact: true }).scrollIntoViewIfNeeded()
    const start = await getGrip(page, from)
    const end = (await getGrip(page, to)).top + 4
    for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) await by(start.x, start.y + (end - start.y) * part, part)
  }
  const device = await page.context().newCDPSession(page)
  await drag('Three?', 'One?', (x, y, at) =>
    device.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    }),
  )
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(names).toEqual(['Three?', 'One?', 'Two?'])
  await drag('Two?', 'Three?', async (x, y, at) => {
    await page.mouse.move(x, y)
    if (at === 0) await page.mouse.down()
  })
  await page.mouse.up()
  await expect.poll(names).toEqual(['Two?', 'Three?', 'One?'])
  await waitUntilSaved(page)
})

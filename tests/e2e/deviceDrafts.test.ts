import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { getSaveState, openDraftSheet, saveOnDevice } from './harness/applyBar'
import {
  answerForm,
  getField,
  getFormUrl,
  openForm,
  resume,
  sendApplication,
  waitForReceipt,
} from './harness/buildingSurveyor'
import { installConnectionCutter, listSavedCopies } from './harness/deviceDrafts'
import { findViolations } from './harness/findViolations'
import { startHostSite } from './harness/hostPage'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

const expectSavedOnDevice = (page: Page) => expect.poll(() => getSaveState(page).textContent()).toBe('Saved')
const expectSavedInTab = (page: Page) =>
  expect.poll(() => getSaveState(page).textContent()).toBe('Saved in this tab')
const expectSavedFirstName = (page: Page, at = -1) =>
  expect.poll(async () => (await listSavedCopies(page)).at(at)?.values.firstName)

async function openAnotherTab(page: Page): Promise<Page> {
  const tab = await site.visit('harbour', await getFormUrl(site), { sameVisitorAs: page })
  await waitForHydratedForm(tab)
  return tab
}

it('a draft saved on the device returns with its files in another tab, and is deleted when it is sent', async () => {
  const page = await openForm(site)
  await getField(page, 'firstName').fill('Grace')
  await expectSavedInTab(page)
  await answerForm(page, 'own-device@example.org')
  // The form asks once, when there is something to lose.
  await page.getByText('Save your progress on this device?').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectSavedOnDevice(page)
  await expect.poll(() => page.getByText('Save your progress on this device?').count()).toBe(0)
  await expect.poll(() => listSavedCopies(page)).toMatchObject([{ files: [resume.buffer.length] }])
  await expect.poll(async () => (await listSavedCopies(page))[0]?.values.email).toBe('own-device@example.org')
  expect(await findViolations(page)).toEqual([])

  const tab = await openAnotherTab(page)
  await page.close()
  await tab.getByText(resume.name).first().waitFor()
  await expect.poll(() => getField(tab, 'surname').inputValue()).toBe('Byron-Surveyor')
  await expect.poll(() => tab.getByText('Please choose your files again').count()).toBe(0)
  await sendApplication(tab)
  await waitForReceipt(tab)
  await expect.poll(() => listSavedCopies(tab)).toEqual([])
})

it('a draft contains a web address with the scheme that the field adds on blur', async () => {
  const page = await site.visit(
    'harbour',
    toApplyPath(await findDemoJobPath(site, 'harbour', 'Coastal Planner')),
  )
  await waitForHydratedForm(page)
  const address = page.getByLabel('Where can we see a plan')
  // Saving while a person types waits for a timer, which the test controls.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await address.fill('example.org/plan')
  await address.blur()
  await expect.poll(() => address.inputValue()).toBe('https://example.org/plan')
  await page.clock.runFor(2000)
  await page.clock.resume()
  await page.reload()
  await waitForHydratedForm(page)
  await expect.poll(() => address.inputValue()).toBe('https://example.org/plan')
})

it('Start over asks first, then deletes the draft', async () => {
  const page = await openForm(site, 360)
  await getField(page, 'firstName').fill('Grace')
  await saveOnDevice(page)
  await expectSavedFirstName(page).toBe('Grace')
  await openDraftSheet(page)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Start over' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep my answers' }).click()
  await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('Grace')
  await openDraftSheet(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Yes, start over' }).click()
  await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('')
  await expect.poll(() => listSavedCopies(page)).toEqual([])
  await page.reload()
  await waitForHydratedForm(page)
  await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('')
})

it('an old answer is shown beside a question that has changed since', async () => {
  const page = await openForm(site)
  await getField(page, 'firstName').fill('Grace')
  await saveOnDevice(page)
  await getField(page, 'surname').fill('Hopper')
  await expect.poll(async () => (await listSavedCopies(page))[0]?.values.surname).toBe('Hopper')
  // Runs before any script of the page.
  await page.addInitScript(() => {
    const guid = window.location.pathname.split('/').at(-1)
    const storedDraft = JSON.parse(sessionStorage.getItem(`foyer.draft.${guid}`) ?? '')
    storedDraft.fields.surname.definition = 'as it was asked before'
    storedDraft.savedAt = '2099-01-01T00:00:00.000Z'
    sessionStorage.setItem(`foyer.draft.${guid}`, JSON.stringify(storedDraft))
  })
  await page.reload()
  await waitForHydratedForm(page)
  await page.getByText('Some questions have changed since you answered them').waitFor()
  await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('Grace')
  await expect.poll(() => getField(page, 'surname').inputValue()).toBe('')
  const surname = page.locator('.fy-field', { has: getField(page, 'surname') })
  await expect
    .poll(() => surname.textContent())
    .toContain('This question has changed. You had answered: Hopper')
  expect(await findViolations(page)).toEqual([])
})

it('a draft loses no answer if the browser closes its database before or during each of ten writes', async () => {
  const page = await site.openEmptyPage()
  await page.addInitScript(installConnectionCutter)
  await page.goto(`${site.server.getOrigin('harbour')}${await getFormUrl(site)}`)
  await waitForHydratedForm(page)
  await getField(page, 'firstName').fill('Ada')
  await saveOnDevice(page)
  await expectSavedFirstName(page).toBe('Ada')
  for (let round = 1; round <= 10; round++) {
    const name = `Ada ${round}`
    await getField(page, 'firstName').evaluate(
      (input: HTMLInputElement, [text, atOnce]) => {
        const { cutConnections } = window as unknown as { cutConnections: () => void }
        if (atOnce) cutConnections()
        // Leaving the field writes the answer exactly once.
        input.focus()
        input.value = text
        input.blur()
        // In every other round the connections are cut before the write; otherwise while the draft is being written.
        if (!atOnce) queueMicrotask(() => setTimeout(cutConnections))
      },
      [name, round % 2 === 0] as const,
    )
    await expectSavedFirstName(page).toBe(name)
  }
})

it('a tab warns if its draft was changed in another tab, and both versions are kept until the visitor chooses one', async () => {
  const page = await openForm(site)
  await getField(page, 'firstName').fill('Ada')
  await saveOnDevice(page)
  await expectSavedFirstName(page).toBe('Ada')
  const tab = await openAnotherTab(page)
  await expect.poll(() => getField(tab, 'firstName').inputValue()).toBe('Ada')
  await getField(tab, 'firstName').fill('Grace')
  await expectSavedFirstName(page).toBe('Grace')
  await getField(page, 'firstName').fill('Ada Mary')
  await expectSavedFirstName(page).toBe('Ada Mary')
  await tab.getByText('You have this application in more than one tab').waitFor()
  await expect.poll(() => getField(tab, 'firstName').inputValue()).toBe('Grace')
  expect(await findViolations(tab)).toEqual([])
  await tab.getByRole('button', { name: 'Show the other version' }).click()
  await expect.poll(() => getField(tab, 'firstName').inputValue()).toBe('Ada Mary')
  await expect
    .poll(async () => (await listSavedCopies(tab)).map(({ values }) => values.firstName))
    .toContain('Grace')
  await tab.getByRole('button', { name: 'Keep this version only' }).click()
  await expect
    .poll(async () => (await listSavedCopies(tab)).map(({ values }) => values.firstName))
    .toEqual(['Ada Mary'])
})

/** Expects that in a frame of another site the form saves on the device, or says that the browser does not allow it. */
async function expectSavedOrExplainedInFrame(): Promise<void> {
  const source = `${site.server.getOrigin('harbour')}${await getFormUrl(site)}`
  const host = await startHostSite(`<iframe title="Form" width="900" height="800" src="${source}"></iframe>`)
  const page = await site.openEmptyPage()
  await page.goto(host.url)
  const frame = page.frameLocator('iframe')
  await waitForHydratedForm(frame)
  await frame.locator('[name="firstName"]').fill('Ada')
  await saveOnDevice(frame)
  await openDraftSheet(frame)
  const newTabLink = frame.getByRole('link', { name: 'Open in a new tab' })
  await newTabLink
    .or(frame.getByText(/^Saved on this device until you submit/))
    .first()
    .waitFor()
  await expect.poll(() => frame.locator('[name="firstName"]').inputValue()).toBe('Ada')
  await page.close()
  await host.stop()
}

it('the form says if it cannot save on the device, and why, and keeps the draft in the tab', async () => {
  await expectSavedOrExplainedInFrame()
  for (const [error, title] of [
    ['SecurityError', "We can't save your progress on this device."],
    ['QuotaExceededError', 'This device has no storage space left.'],
  ] as const) {
    const page = await site.openEmptyPage()
    await page.addInitScript((name) => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('No', name)
      }
    }, error)
    await page.goto(`${site.server.getOrigin('harbour')}${await getFormUrl(site)}`)
    await waitForHydratedForm(page)
    await getField(page, 'firstName').fill('Ada')
    await saveOnDevice(page)
    await expectSavedInTab(page)
    await expect.poll(() => getSaveState(page).getAttribute('data-warns')).toBe('true')
    await openDraftSheet(page)
    await page.getByText(title).waitFor()
    await page.reload()
    await waitForHydratedForm(page)
    await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('Ada')
  }
})

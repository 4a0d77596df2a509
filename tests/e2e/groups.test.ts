import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField, resume, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'
import { signIn } from './harness/signIn'

/** Meridian has two custom groups that may be empty: employment history and referees. */
const site = setUpSite()
const referee = (page: Page, row: number, part: number) =>
  getField(page, `custom-110/${row}/custom-${111 + part}`)
const hasFocus = (page: Page, name: string) =>
  getField(page, name).evaluate((input) => input === document.activeElement)

async function openForm(width = 1280): Promise<Page> {
  const job = await findDemoJobPath(site, 'meridian', 'Medical Receptionist, Specialist Suites')
  const page = await site.visit('meridian', toApplyPath(job), { width })
  await page.locator('form[method="post"]:not([data-plain])').waitFor()
  await page.getByRole('button', { name: 'Add referee' }).waitFor()
  return page
}

async function answerPerson(page: Page, surname: string): Promise<void> {
  await getField(page, 'firstName').fill('Ines')
  await getField(page, 'surname').fill(surname)
  await getField(page, 'email').fill(`${surname.toLowerCase()}@example.org`)
  await getField(page, 'mobile').fill('0400 111 222')
  await getField(page, 'resume').setInputFiles(resume)
}

/** Expects that a group at the start of a form shows its hints below each other, and wide rows. */
async function expectFirstGroupFits(): Promise<void> {
  const job = await findDemoJobPath(site, 'meridian', 'Anaesthetic Technician')
  const page = await site.visit('meridian', toApplyPath(job))
  await page.locator('form[method="post"]:not([data-plain])').waitFor()
  const getBox = async (text: string) =>
    (await page.getByText(text).first().boundingBox()) ?? expect.fail(text)
  const hint = await getBox('Your last jobs, the newest first.')
  expect((await getBox('Empty entries are not sent.')).y).toBeGreaterThanOrEqual(hint.y + hint.height)
  const row = await page.getByRole('group', { name: 'Job 1' }).boundingBox()
  expect(row?.width).toBeGreaterThan(700)
}

describe('[FK-28] referees of an applicant', () => {
  it('are native fields until the first interaction, which loads the code of groups', async () => {
    const page = await openForm()
    const isLoaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/StructuredAnswer-/.test(name)),
      )
    await page.waitForLoadState('networkidle')
    expect(await isLoaded()).toBe(false)
    await page.keyboard.press('Shift')
    await expect.poll(isLoaded).toBe(true)
    await expect.poll(() => referee(page, 0, 0).count()).toBe(0)
  })

  it('[FB-07] [AP-06] are added, corrected, sent, and read by an administrator on the page and in the export', async () => {
    await expectFirstGroupFits()
    const page = await openForm()
    await answerPerson(page, 'Marques')
    const add = page.getByRole('button', { name: 'Add referee' })
    await add.press('Enter')
    await expect.poll(() => hasFocus(page, 'custom-110/0/custom-111')).toBe(true)
    await page.keyboard.type('Priya Raman')
    await referee(page, 0, 1).fill('priya@example.org')
    await add.press('Enter')
    await page.keyboard.type('Tom Okafor')
    await sendApplication(page)
    const summary = page.getByRole('region', { name: 'The form is missing mandatory fields' })
    await summary.getByRole('link', { name: 'Referee 2: Email' }).waitFor()
    await expect.poll(() => hasFocus(page, 'custom-110/1/custom-112')).toBe(true)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.type('tom@example.org')
    await sendApplication(page)
    await waitForReceipt(page)
    await page.getByRole('heading', { name: 'Referee 2' }).waitFor()
    const reader = await signIn(site, 'meridian')
    await reader.getByRole('link', { name: /^Open the application of Ines Marques/ }).click()
    await reader.getByRole('heading', { name: 'Referee 2' }).waitFor()
    await reader.getByText('tom@example.org').waitFor()
    await reader.goto(`${site.server.getOrigin('meridian')}/applicant/viewapplications`)
    await reader.getByRole('button', { name: 'Export' }).click()
    await reader.getByRole('checkbox', { name: 'Add a column for every question' }).check()
    const download = reader.waitForEvent('download')
    await reader.getByRole('button', { name: 'Export CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv.split('\r\n')[0]).toContain('Referee 1: Name,Referee 1: Email')
    expect(csv).toContain('Priya Raman,priya@example.org')
    expect(csv).toContain('Tom Okafor,tom@example.org')
  })

  it('[JD-08] are moved and removed, and keep their order after a reload', async () => {
    const page = await openForm(360)
    for (const [row, name] of ['Ann', 'Ben', 'Cy'].entries()) {
      await page.getByRole('button', { name: 'Add referee' }).tap()
      // The first tap loads the code of groups.
      await expect.poll(() => hasFocus(page, `custom-110/${row}/custom-111`)).toBe(true)
      await page.keyboard.type(name)
    }
    await expect
      .poll(() => page.getByRole('button', { name: 'Add referee' }).getAttribute('aria-disabled'))
      .toBe('true')
    await page.getByRole('button', { name: 'Move Referee 3 up' }).tap()
    await page.getByRole('button', { name: 'Remove Referee 1' }).tap()
    await expect.poll(() => getHorizontalOverflow(page)).toBe(0)
    await page.reload()
    await referee(page, 1, 0).waitFor()
    expect([await referee(page, 0, 0).inputValue(), await referee(page, 1, 0).inputValue()]).toEqual([
      'Cy',
      'Ben',
    ])
    await expect.poll(() => referee(page, 2, 0).count()).toBe(0)
  })
})

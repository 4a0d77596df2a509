import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  answerCommonFields,
  getField,
  getFormUrl,
  resume,
  sendApplication,
  waitForReceipt,
} from './harness/buildingSurveyor'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
import { openUnhydratedForm } from './harness/openUnhydratedForm'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()

const getDateFields = (page: Page) => page.getByPlaceholder('dd/mm/yyyy', { exact: true })

/** Answers the Building Surveyor's form, with its date in the no-script control. */
async function answerSurveyor(page: Page, email: string): Promise<void> {
  await answerCommonFields(page, email)
  for (const licence of ['Class C driver licence', 'Building surveyor registration (NSW)']) {
    await page.getByRole('radiogroup', { name: licence }).getByRole('radio', { name: 'Yes' }).check()
  }
  await getDateFields(page).first().fill('30/06/2031')
}

describe('the Coastal Planner’s form, in a browser without scripts', () => {
  async function openFormWithoutScripts(width?: number): Promise<Page> {
    const path = toApplyPath(await findDemoJobPath(site, 'harbour', 'Coastal Planner'))
    return site.visit('harbour', path, { hasScripts: false, width })
  }

  async function answerAll(page: Page, email: string): Promise<void> {
    await answerCommonFields(page, email)
    for (const group of await page.getByRole('radiogroup').all())
      await group.getByRole('radio').first().check()
    for (const list of await page.locator('select[aria-required]').all())
      await list.selectOption({ index: 1 })
    for (const day of await getDateFields(page).all()) await day.fill('04/05/2031')
    for (const hour of await page.getByPlaceholder('h:mm AM', { exact: true }).all())
      await hour.fill('9:15 am')
    for (const moment of await page.getByPlaceholder('dd/mm/yyyy h:mm AM', { exact: true }).all())
      await moment.fill('5/6/2031 2:30 pm')
    for (const number of await page.locator('input[type="number"]').all()) await number.fill('70')
    const texts = 'input:is([type="text"], [type="search"])[aria-required], textarea[aria-required]'
    for (const text of await page.locator(texts).all()) {
      const isNumber = (await text.getAttribute('inputmode')) === 'decimal'
      if ((await text.inputValue()) === '')
        await text.fill(isNumber ? '12.5' : 'The foreshore plan kept the trees.')
    }
    for (const text of await page.locator('input[type="url"]').all()) await text.fill('example.org/plan')
    for (const text of await page.locator('input[type="email"]').all()) {
      if ((await text.inputValue()) === '') await text.fill('referee@example.org')
    }
    for (const text of await page.locator('input[type="tel"]').all()) {
      if ((await text.inputValue()) === '') await text.fill('02 5550 0100')
    }
    for (const tick of await page.locator('input[type="checkbox"][aria-required]').all()) await tick.check()
    for (const group of await page.getByRole('group').all()) {
      const first = group.getByRole('checkbox').first()
      if ((await first.count()) > 0) await first.check()
    }
  }

  it('[FB-07] [JD-09] redisplays the answers and the file with the errors, and accepts the corrected application', async () => {
    site.problems.expect(/^422/)
    const page = await openFormWithoutScripts(360)
    await answerAll(page, 'no.scripts.at.first')
    const day = await getDateFields(page).first().getAttribute('name')
    await getField(page, String(day)).first().clear()
    await getField(page, String(day)).first().pressSequentially('31/04/2031')
    await sendApplication(page)
    const summary = page.getByRole('region', { name: /problem|missing/ })
    await summary.getByRole('link', { name: /valid email/ }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('fy-errors__heading')
    await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('Ada')
    await expect.poll(() => page.getByText(resume.name, { exact: true }).isVisible()).toBe(true)
    await summary.getByRole('link', { name: /31\/04\/2031 is not in the calendar/ }).waitFor()
    await getField(page, String(day)).first().fill('30/04/2031')
    await getField(page, 'email').fill('no.scripts.at.last@example.org')
    const secret = page.locator('input[type="password"]')
    if (await secret.count()) await secret.fill('kittiwake')
    await sendApplication(page)
    await waitForReceipt(page)
    expect(new URL(page.url()).pathname).toContain('/applicant/received/')
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Coastal Planner')
  })
})

describe('a form whose scripts load late', () => {
  it('keeps the typed text, the caret and the choices', async () => {
    const { page, release } = await openUnhydratedForm(site, 'Building Surveyor')
    await answerCommonFields(page, 'early@example.org')
    await page
      .getByRole('radiogroup', { name: 'Class C driver licence' })
      .getByRole('radio', { name: 'Yes' })
      .check()
    await getDateFields(page).first().fill('30/06/2031')
    await getField(page, 'surname').focus()
    await page.keyboard.press('Home')
    await page.keyboard.type('De ')
    await release()
    await page.keyboard.type('la ')
    await expect.poll(() => getField(page, 'surname').inputValue()).toBe('De la Byron-Surveyor')
    const radio = page
      .getByRole('radiogroup', { name: 'Class C driver licence' })
      .getByRole('radio', { name: 'Yes' })
    await expect.poll(() => radio.isChecked()).toBe(true)
    await page.getByText(resume.name).waitFor()
    await page
      .getByRole('radiogroup', { name: 'Building surveyor registration (NSW)' })
      .getByRole('radio', { name: 'Yes' })
      .check()
    await sendApplication(page)
    await waitForReceipt(page)
    await expect.poll(() => page.getByRole('main').textContent()).toContain('De la Byron-Surveyor')
    await expect.poll(() => page.getByRole('main').textContent()).toContain('30 Jun 2031')
  })

  it('[FK-28] keeps the rows of a group, and adds further ones', async () => {
    const { page, release } = await openUnhydratedForm(site, 'Medical Receptionist, Specialist Suites', {
      client: 'meridian',
    })
    await getField(page, 'firstName').fill('Ines')
    await getField(page, 'surname').fill('Marques')
    await getField(page, 'email').fill('early.rows@example.org')
    await getField(page, 'mobile').fill('0400 111 222')
    await getField(page, 'resume').setInputFiles(resume)
    await getField(page, 'custom-110.0.custom-112').fill('priya@example.org')
    await getField(page, 'custom-110.0.custom-111').pressSequentially('Priya ')
    await release()
    // Hydration leaves the row that has the focus alone until the focus leaves it.
    await page.keyboard.type('Raman')
    await getField(page, 'surname').focus()
    await expect.poll(() => getField(page, 'custom-110/0/custom-111').inputValue()).toBe('Priya Raman')
    await page.getByRole('button', { name: 'Add referee' }).click()
    await page.keyboard.type('Tom Okafor')
    await getField(page, 'custom-110/1/custom-112').fill('tom@example.org')
    await sendApplication(page)
    await waitForReceipt(page)
    await page.getByRole('heading', { name: 'Referee 2' }).waitFor()
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Priya Raman')
  })

  it('does not shift the layout when the scripts arrive', async () => {
    const { page, release } = await openUnhydratedForm(site, 'Medical Receptionist, Specialist Suites', {
      client: 'meridian',
    })
    await page.setViewportSize({ width: 1280, height: 2600 })
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        // The window has just been resized.
        for (const entry of list.getEntries() as (PerformanceEntry & Record<string, unknown>)[])
          if (entry.hadRecentInput === false) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift' })
    })
    await release()
    const add = page.getByRole('button', { name: 'Add referee' })
    await page.waitForFunction(
      () => document.querySelector('[name="form.add"]')?.getAttribute('type') === 'button',
    )
    const groupCode = page.waitForResponse(/StructuredAnswer-[^/]+\.js$/)
    // A key press would work, but layout shifts soon after one are not counted.
    await page.evaluate(() => window.dispatchEvent(new Event('focusin')))
    await (await groupCode).finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    await add.click()
    await page.locator('[name="custom-110/0/custom-111"]:focus').waitFor()
  })

  it('is sent by a press before the scripts arrive', async () => {
    const { page } = await openUnhydratedForm(site, 'Building Surveyor')
    await answerSurveyor(page, 'pressed.early@example.org')
    await sendApplication(page)
    await page.waitForURL(/\/applicant\/received\//, { waitUntil: 'commit' })
    await page.getByText('Your reference').waitFor()
  })
})

it('a form can be answered and sent when one of its scripts fails to load', async () => {
  const path = await getFormUrl(site)
  const page = await site.openEmptyPage()
  site.problems.expect(/ApplicationFormBlock/)
  await page.route(/ApplicationFormBlock[^/]*\.js/, (route) => route.abort())
  await page.goto(`${site.server.getOrigin('harbour')}${path}`)
  await page.waitForLoadState('networkidle')
  await answerSurveyor(page, 'half.way@example.org')
  // The next page may load the script again.
  await page.unroute(/ApplicationFormBlock[^/]*\.js/)
  await sendApplication(page)
  await page.waitForURL(/\/applicant\/received\//)
  await page.getByText('Your reference').waitFor()
})

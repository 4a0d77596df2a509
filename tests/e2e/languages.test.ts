import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { answerCommonFields, getField, getFormUrl } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { fillDateTime } from './harness/fillDateTime'
import { findViolations } from './harness/findViolations'
import { setUpSite, waitForHydration } from './harness/setUpSite'
import { changeSettings } from './harness/siteApi'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()
let formPath = ''

beforeAll(async () => {
  await changeSettings(site, { languages: ['de', 'fr', 'ar'] })
  formPath = await getFormUrl(site)
})

// Arabic is written from right to left, and French needs the most room. Other tests run all rules at every width in English: a
// language changes texts and their direction.
it('in Arabic a visitor applies and opens the status page, which read from right to left and fit every width', async () => {
  const expectFit = (shown: Page) => expectNoFaultsAtEveryWidth(shown, { fullCheckWidth: 360 })
  const getDirection = (part: Locator) => part.evaluate((element) => getComputedStyle(element).direction)
  const page = await site.visit('harbour', '/ar', { width: 360 })
  await page.getByRole('heading', { level: 1, name: 'الوظائف الشاغرة' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('ar')
  expect(await getDirection(page.locator('html'))).toBe('rtl')
  await expectFit(page)
  const job = formPath.replace('/applicant/apply/', '/job/details/')
  await page.goto(`${site.server.getOrigin('harbour')}/ar${job}`)
  const title = page.getByRole('heading', { level: 1, name: 'Building Surveyor' })
  await expect.poll(() => title.getAttribute('lang')).toBe('en')

  await page.goto(`${site.server.getOrigin('harbour')}/ar${formPath}`)
  await waitForHydratedForm(page)
  await page.getByRole('button', { name: 'إرسال طلب التوظيف' }).click()
  await page.getByText('الإجابة مطلوبة').first().waitFor()
  await expectFit(page)
  await answerCommonFields(page, 'ada.ar@example.org')
  for (const licence of ['Class C driver licence', 'Building surveyor registration (NSW)'])
    await page.getByRole('radiogroup', { name: licence }).getByRole('radio', { name: 'نعم' }).check()
  const expiry = page.getByRole('group', { name: 'When does your registration expire?' })
  await fillDateTime(expiry, '30/06/2031')
  await expect.poll(() => getDirection(expiry)).toBe('ltr')
  expect(await getDirection(getField(page, 'email'))).toBe('ltr')
  await page.getByRole('button', { name: 'اختيار تاريخ' }).first().click()
  await page.getByRole('dialog').getByRole('grid').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'إرسال طلب التوظيف' }).click()
  await page.getByRole('heading', { level: 1, name: 'تم استلام طلب التوظيف' }).waitFor()
  const link = page.getByRole('link', { name: 'عرض الطلب أو تصحيحه أو سحبه' })
  const href = (await link.getAttribute('href')) ?? ''
  expect(new URL(href, 'http://x').pathname).toMatch(/^\/ar\/application\//)
  const status = await site.visit('harbour', href, { width: 360 })
  await status.getByRole('heading', { level: 1, name: 'طلب التوظيف الخاص بك' }).waitFor()
  await expectFit(status)
})

it('no cell of the job list covers another in any language, and the French list and form fit every width', async () => {
  const page = await site.visit('harbour', '/')
  for (const language of ['', 'de', 'ar', 'fr']) {
    await page.goto(`${site.server.getOrigin('harbour')}/${language}`)
    await waitForHydration(page)
    for (const width of [1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(findOverlaps), `/${language} at ${width} px`).toEqual([])
    }
  }
  const expectFit = () => expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 1280 })
  await page.getByRole('columnheader', { name: 'Lieu', exact: true }).waitFor()
  await expectFit()
  await page.goto(`${site.server.getOrigin('harbour')}/fr${formPath}`)
  await waitForHydratedForm(page)
  await page.getByRole('button', { name: 'Envoyer la candidature' }).click()
  await page.getByText('Une réponse est requise').first().waitFor()
  await expectFit()
})

/**
 * Returns pairs of overlapping cells in one row: for the headings all cells, for a job those beside its title and
 * summary.
 */
function findOverlaps(): string[] {
  const getContent = (cell: Element) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return { text: cell.textContent, box: range.getBoundingClientRect() }
  }
  return [...document.querySelectorAll('table tr')].flatMap((row) => {
    const isHeading = row.closest('thead') !== null
    const cells = [...row.children]
      .filter((cell) => isHeading || /__(type|location|closing|share)/.test(cell.className))
      .map(getContent)
    return cells.flatMap((one, at) =>
      cells
        .slice(at + 1)
        .filter(({ box }) => {
          const across = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left)
          const down = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top)
          return across > 1 && down > 1
        })
        .map(({ text }) => `${one.text} | ${text}`),
    )
  })
}

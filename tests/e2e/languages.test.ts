import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { answerPerson, field, formAddress } from './harness/buildingSurveyor'
import { callApi, fetchToken } from './harness/callApi'
import { expectFitAtEveryWidth } from './harness/everyWidth'
import { fillMoment } from './harness/fillMoment'
import { formAnswers } from './harness/formAnswers'
import { accounts } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
let apply = ''

beforeAll(async () => {
  const page = await site.visit('harbour', '/')
  const token = await fetchToken(page, 'harbour', accounts.harbour)
  const path = '/api/userSettings'
  const settings: object = JSON.parse((await callApi(page, { path, token })).text)
  const body = { ...settings, languages: ['de', 'fr', 'ar'] }
  expect((await callApi(page, { method: 'PUT', path, token, body })).status).toBe(204)
  apply = await formAddress(site)
})

const words = {
  fr: {
    list: 'Offres d’emploi',
    place: 'Lieu',
    send: 'Envoyer la candidature',
    required: 'Une réponse est requise',
    received: 'Candidature reçue',
    link: 'Voir, corriger ou retirer la candidature',
    own: 'Votre candidature',
    yes: 'Oui',
    day: 'Choisir une date',
  },
  ar: {
    list: 'الوظائف الشاغرة',
    place: 'الموقع',
    send: 'إرسال طلب التوظيف',
    required: 'الإجابة مطلوبة',
    received: 'تم استلام طلب التوظيف',
    link: 'عرض الطلب أو تصحيحه أو سحبه',
    own: 'طلب التوظيف الخاص بك',
    yes: 'نعم',
    day: 'اختيار تاريخ',
  },
}

describe.each([
  ['fr', 1280],
  ['ar', 360],
] as const)('in %s', (language, width) => {
  it('a visitor comes from the list to the page of the application, which fits every width', async () => {
    const said = words[language]
    // Other tests run all rules at every width in English: a language changes texts and their direction.
    const expectFit = (shown: Page) => expectFitAtEveryWidth(shown, { allRulesAt: width })
    const page = await site.visit('harbour', `/${language}`, { width })
    await page.getByRole('heading', { level: 1, name: said.list }).waitFor()
    const root = page.locator('html')
    expect(await root.getAttribute('lang')).toBe(language)
    expect(await root.evaluate((html) => getComputedStyle(html).direction)).toBe(
      language === 'ar' ? 'rtl' : 'ltr',
    )
    // Cards have no headings: what they can be sorted by is called the same.
    const column = page.getByRole(width > 768 ? 'columnheader' : 'option', {
      name: said.place,
      exact: true,
    })
    await expect.poll(() => column.count()).toBe(1)
    await expectFit(page)

    await page.goto(
      `${site.server.origin('harbour')}/${language}${apply.replace('/applicant/apply/', '/job/details/')}`,
    )
    const title = page.getByRole('heading', { level: 1, name: 'Building Surveyor' })
    await expect.poll(() => title.getAttribute('lang')).toBe('en')
    await expectFit(page)

    await page.goto(`${site.server.origin('harbour')}/${language}${apply}`)
    await formAnswers(page)
    await expectFit(page)
    await page.getByRole('button', { name: said.send }).click()
    await page.getByText(said.required).first().waitFor()
    await expectFit(page)

    await answerPerson(page, `ada.${language}@example.org`)
    for (const licence of ['Class C driver licence', 'Building surveyor registration (NSW)'])
      await page.getByRole('radiogroup', { name: licence }).getByRole('radio', { name: said.yes }).check()
    const expiry = page.getByRole('group', { name: 'When does your registration expire?' })
    await fillMoment(expiry, '30/06/2031')
    await expect.poll(() => expiry.evaluate((group) => getComputedStyle(group).direction)).toBe('ltr')
    expect(await field(page, 'email').evaluate((input) => getComputedStyle(input).direction)).toBe('ltr')
    await expectFit(page)
    await page.getByRole('button', { name: said.day }).first().click()
    await page.getByRole('dialog').getByRole('grid').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: said.send }).click()
    await page.getByRole('heading', { level: 1, name: said.received }).waitFor()
    await expectFit(page)
    const href = (await page.getByRole('link', { name: said.link }).getAttribute('href')) ?? ''
    expect(new URL(href, 'http://x').pathname).toMatch(new RegExp(`^/${language}/application/`))
    const own = await site.visit('harbour', href, { width })
    await own.getByRole('heading', { level: 1, name: said.own }).waitFor()
    await expectFit(own)
  })
})

it('no heading, date or button of the job list covers another in any language', async () => {
  for (const language of ['', 'de', 'fr', 'ar']) {
    const page = await site.visit('harbour', `/${language}`)
    for (const width of [1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(findOverlaps), `/${language} at ${width} px`).toEqual([])
    }
    await page.context().close()
  }
})

/** Pairs of cells of one row whose contents overlap: of the headings all, of a job those beside its title and summary. */
function findOverlaps(): string[] {
  const contentOf = (cell: Element) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return { text: cell.textContent, box: range.getBoundingClientRect() }
  }
  return [...document.querySelectorAll('table tr')].flatMap((row) => {
    const isHeading = row.closest('thead') !== null
    const cells = [...row.children]
      .filter((cell) => isHeading || /__(type|location|closing|share)/.test(cell.className))
      .map(contentOf)
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

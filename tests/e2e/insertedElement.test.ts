import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  answerCommonFields,
  getField,
  resume,
  sendApplication,
  waitForReceipt,
} from './harness/buildingSurveyor'
import { fillDateTime } from './harness/fillDateTime'
import { openUnhydratedForm } from './harness/openUnhydratedForm'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()
const licences = ['Class C driver licence', 'Building surveyor registration (NSW)']

/** Inserts an element beside the last name once its input exists, as password managers and writing assistants do. */
function insertElement(): void {
  const insert = () => {
    const input = document.querySelector('form [name="surname"]')
    if (!input || document.querySelector('inserted-element')) return
    input.before(document.createElement('inserted-element'))
  }
  insert()
  new MutationObserver(insert).observe(document, { childList: true, subtree: true })
}

const yes = (page: Page, licence: string) =>
  page.getByRole('radiogroup', { name: licence }).getByRole('radio', { name: 'Yes' })

const email = 'extension@example.org'

async function answerAll(page: Page): Promise<void> {
  await answerCommonFields(page, email)
  for (const licence of licences) await yes(page, licence).check()
}

/** Distance of the last name from the window's upper edge, CSS pixels. */
const surnameTop = (page: Page) =>
  getField(page, 'surname').evaluate((input) => Math.round(input.getBoundingClientRect().top))

/** Types at the start of the last name and leaves the caret inside the text. */
async function writeSurname(page: Page): Promise<void> {
  await getField(page, 'surname').focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('De ')
}

async function expectAnswers(page: Page): Promise<void> {
  await expect.poll(() => getField(page, 'surname').inputValue()).toBe('De Byron-Surveyor')
  await page.keyboard.type('la ')
  await expect.poll(() => getField(page, 'surname').inputValue()).toBe('De la Byron-Surveyor')
  await expect.poll(() => getField(page, 'email').inputValue()).toBe(email)
  for (const licence of licences) await expect.poll(() => yes(page, licence).isChecked()).toBe(true)
  await page.getByText(resume.name).first().waitFor()
}

describe('answers survive an element that an extension inserts into the form before it hydrates', () => {
  it('while the page loads, and the application can be sent', async () => {
    site.problems.expect(/Minified React error #418/)
    const { page, release } = await openUnhydratedForm(site, 'Building Surveyor', {
      prepare: (opened) => opened.addInitScript(insertElement),
    })
    await page.locator('inserted-element').waitFor({ state: 'attached' })
    await answerAll(page)
    await writeSurname(page)
    await release()
    await expectAnswers(page)
    await fillDateTime(page.getByRole('group', { name: 'When does your registration expire?' }), '30/06/2031')
    await sendApplication(page)
    await waitForReceipt(page)
    await expect.poll(() => page.getByRole('main').textContent()).toContain('De la Byron-Surveyor')
  })

  it('after the answers were typed, and the last name stays near its place', async () => {
    site.problems.expect(/Minified React error #418/)
    let topWithoutElement = 0
    for (const isInserted of [false, true]) {
      const { page, release } = await openUnhydratedForm(site, 'Building Surveyor', { width: 360 })
      await answerAll(page)
      await writeSurname(page)
      if (isInserted) await page.evaluate(insertElement)
      await release()
      await expectAnswers(page)
      if (!isInserted) topWithoutElement = await surnameTop(page)
      // The redrawn page may scroll a little, but by less than a quarter of the window: the eye finds the field again.
      else
        await expect
          .poll(async () => Math.abs((await surnameTop(page)) - topWithoutElement))
          .toBeLessThan(780 / 4)
    }
  })
})

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { createSiteApi } from './harness/siteApi'
import { expectFocus, getVacancyId, openNewVacancy, waitUntilSaved } from './harness/vacancyEditor'

const site = setUpSite()

/** Returns the stored description of the vacancy in the editor, as HTML without the attributes that the server adds to links. */
async function readStoredDescription(page: Page): Promise<string> {
  await waitUntilSaved(page)
  const call = await createSiteApi(site, 'harbour')
  const { content } = await call<{ content: { description?: string } }>(
    'GET',
    `/api/ownVacancies/${getVacancyId(page)}`,
  )
  return (content.description ?? '').replaceAll(' rel="noopener noreferrer" target="_blank"', '')
}

const paste = (page: Page, html: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

/**
 * Records the text of each selection that the browser reports. The editor learns of a selection from the same event,
 * which on a busy machine comes after the selection itself.
 */
const recordReportedSelection = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('selectionchange', () => {
      document.documentElement.dataset.selectedText = String(getSelection())
    }),
  )

it('a description is formatted while it is written, by keys, by buttons and by pasting, and its link is changed and removed', async () => {
  const page = await openNewVacancy(site)
  const text = page.getByRole('textbox', { name: 'Description' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.locator('label', { hasText: 'Description' }).first().click()
  await expectFocus(text)
  await page.keyboard.type('We build boats')
  await recordReportedSelection(page)
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.waitForFunction(() => document.documentElement.dataset.selectedText === 'boats')
  await page.keyboard.press('Control+b')
  await expect.poll(() => button('Bold (Ctrl+B)').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => readStoredDescription(page)).toBe('<p>We build <strong>boats</strong></p>')

  await page.keyboard.press('Control+k')
  expect(await page.getByLabel('Link text').inputValue()).toBe('boats')
  await page.getByLabel('Link to').selectOption('')
  await page.getByLabel('Address').fill('https://example.org/boats (wooden)')
  await button('Add link').click()
  await expectFocus(text)
  const linked =
    '<p>We build <a href="https://example.org/boats%20%28wooden%29"><strong>boats</strong></a></p>'
  await expect.poll(() => readStoredDescription(page)).toBe(linked)

  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await button('List').click()
  await expectFocus(text)
  await page.keyboard.type('One')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two')
  await expect.poll(() => readStoredDescription(page)).toBe(`${linked}<ul><li>One</li><li>Two</li></ul>`)
  expect(await findViolations(page)).toEqual([])

  await page.keyboard.press('Control+a')
  await paste(page, '<h1>Boats</h1><p style="font-weight:700">Old <i>wood</i></p><script>x</script>')
  await page.getByText('Pasted as 2 paragraphs.').waitFor()
  const pasted = '<h2>Boats</h2><p><strong>Old</strong> <strong><em>wood</em></strong></p>'
  await expect.poll(() => readStoredDescription(page)).toBe(pasted)
  await paste(page, `<p>${'x'.repeat(2_000_001)}</p>`)
  await page.getByText(/the limit is 2 MB/).waitFor()
  await paste(page, '<p>x</p>'.repeat(201))
  await page.getByText(/the limit is 200 paragraphs/).waitFor()
  expect(await readStoredDescription(page)).toBe(pasted)

  await page.keyboard.press('Control+z')
  await expect.poll(() => text.textContent()).toBe('We build boatsOneTwo')

  await page.keyboard.press('Control+a')
  await page.keyboard.type('See [our boats](/about) now')
  await waitUntilSaved(page)
  await page.reload()
  await text.getByText('our boats').click()
  await page.keyboard.press('Control+k')
  expect(await page.getByLabel('Link text').inputValue()).toBe('our boats')
  await page.getByLabel('Link text').fill('all boats')
  await page.getByRole('button', { name: 'Change link' }).click()
  await expect.poll(() => readStoredDescription(page)).toBe('<p>See <a href="/about">all boats</a> now</p>')
  await text.getByText('all boats').click()
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect.poll(() => readStoredDescription(page)).toBe('<p>See all boats now</p>')
})

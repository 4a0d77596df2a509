import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { answerForm, openForm, received, send } from './harness/buildingSurveyor'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

const open = (path: string, width = 1280) => openSignedIn(site, 'harbour', path, width)

describe.each([1280, 360])('personal data at %i px', (width) => {
  const email = `private.${width}@example.org`

  it('is found by the email address, given as a file, and erased once the address is typed', async () => {
    const form = await openForm(site)
    await answerForm(form, email)
    await send(form)
    await received(form)
    const page = await open('/user/personal-data', width)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('heading', { name: `1 application of ${email}` }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(email)
    await page.getByRole('button', { name: 'Erase everything' }).click()
    const modal = page.getByRole('dialog', { name: `Erase everything of ${email}` })
    const erase = modal.getByRole('button', { name: 'Erase everything' })
    await expect.poll(() => erase.isDisabled()).toBe(true)
    await modal.getByRole('textbox').fill(email)
    await erase.click()
    await page.getByText(/^Proof \d+: erased on/).waitFor()
    await page.getByText('Nothing is stored of this address').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('is kept for the months of the settings, which the privacy notice tells', async () => {
    const page = await open('/user/settings', width)
    const months = page.locator('input[name="months"]')
    await months.fill('999')
    const save = page.getByRole('button', { name: 'Set how long' })
    await save.click()
    await page.getByText('Must be a whole number from 1 to 120').first().waitFor()
    await months.fill(width === 360 ? '90' : '80')
    await save.click()
    await page.getByText('What is kept, and how long, has been updated.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    const visitor = await site.visit('harbour', '/privacy', { width })
    await visitor.getByText(`${width === 360 ? '90' : '80'} months after you sent it`).waitFor()
    const notice = (await visitor.getByRole('main').textContent()) ?? ''
    expect(notice).toContain('Harbour City Council')
    expect(notice).not.toContain('encrypted connection')
    expect(await accessibilityFindings(visitor)).toEqual([])
  })
})

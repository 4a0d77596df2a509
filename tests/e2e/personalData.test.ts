import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { submitDemoApplication } from './harness/submitDemoApplication'

const site = setUpSite()

describe('personal data', () => {
  const email = 'private@example.org'

  it('is found by the email address, exported as a file, and erased once the address is typed; its retention period in the settings is stated by the privacy notice', async () => {
    await submitDemoApplication(site, email)
    const page = await openSignedIn(site, 'harbour', '/user/personal-data', 360)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('heading', { name: `1 application from ${email}` }).waitFor()
    await expectNoFaultsAtEveryWidth(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(email)
    await page.getByRole('button', { name: 'Erase everything' }).click()
    const modal = page.getByRole('dialog', { name: `Erase everything from ${email}` })
    const erase = modal.getByRole('button', { name: 'Erase everything' })
    await expect.poll(() => erase.isDisabled()).toBe(true)
    await modal.getByRole('textbox').fill(email)
    await erase.click()
    await page.getByText(/^Proof \d+: erased on/).waitFor()
    await page.getByText('No data found for this address').waitFor()
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })

    await page.goto(`${site.server.getOrigin('harbour')}/user/settings/privacy`)
    const months = page.locator('input[name="months"]')
    await months.fill('999')
    const save = page.getByRole('button', { name: 'Save changes' })
    await save.click()
    await page.getByText('Must be a whole number from 1 to 120').first().waitFor()
    await months.fill('90')
    await save.click()
    await page.getByText('Data retention saved.').waitFor()
    await expectNoFaultsAtEveryWidth(page)
    const visitor = await site.visit('harbour', '/privacy', { width: 360 })
    await visitor.getByText('90 months after you sent it').waitFor()
    const notice = (await visitor.getByRole('main').textContent()) ?? ''
    expect(notice).toContain('Harbour City Council')
    expect(notice).not.toContain('encrypted connection')
    await expectNoFaultsAtEveryWidth(visitor, { fullCheckWidth: 360 })
  })
})

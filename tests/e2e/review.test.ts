import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { findPlacementViolations, findViolations, getHorizontalOverflow } from './harness/findViolations'
import { followRailLink } from './harness/followRailLink'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn, signIn } from './harness/signIn'

const site = setUpSite()
const getPathWithQuery = (url: string) => new URL(url).pathname + new URL(url).search

describe('reviewing submitted applications', () => {
  it('[AP-01] [AP-02] [AP-03] [API-18] keeps filters, order and page in the address, ignores values that are invalid, and exports the filtered applications as CSV, as a workbook and as a zip of their documents', async () => {
    const page = await signIn(site, 'harbour')
    await page.getByRole('button', { name: 'Vacancy', exact: true }).click()
    await page.waitForURL(/sort=vacancyName/)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL(/page=2/)
    await page.getByText('26–50 of').waitFor()
    await page
      .getByRole('link', { name: /^Open the application of/ })
      .first()
      .click()
    await page.waitForURL(/id=\d+/)
    await page.goBack()
    await page.goBack()
    await page.getByText('1–25 of').waitFor()
    expect(getPathWithQuery(page.url())).toBe('/applicant/viewapplications?sort=vacancyName&order=asc')
    await page.reload()
    await page.getByText('1–25 of').waitFor()
    const heading = page.getByRole('columnheader', { name: 'Vacancy', exact: true })
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending')

    const list = `${site.server.getOrigin('harbour')}/applicant/viewapplications`
    await page.goto(`${list}?page=99&isSentToConnx=maybe&submittedFromDate=15/mm/yyyy`)
    await page.getByText('1–25 of').waitFor()
    await page.getByRole('button', { name: /^(More filters|Filters)/ }).click()
    const from = page.getByRole('group', { name: 'Submitted from' })
    await from.getByRole('spinbutton').first().click()
    await page.keyboard.type('15')
    await page.getByRole('button', { name: /^Show \d+ results/ }).click()
    await page.getByRole('searchbox', { name: 'Applicant name' }).fill('Rivers')
    await page.getByText('1–1 of 1').waitFor()
    expect(new URL(page.url()).search).toBe('?applicantName=Rivers')
    await page.goto(`${list}?submittedFromDate=2026-11-20&submittedToDate=2026-11-01`)
    await page.getByText('The first day is after the last one, so no application can match.').waitFor()

    await page.goto(`${list}?vacancyName=GIS`)
    await page.getByText(/of \d+$/).waitFor()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('checkbox', { name: 'Location' }).uncheck()
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('applications.csv')
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1)
    expect(lines.length).toBe((await page.getByRole('row').count()) - 1)
    for (const line of lines) expect(line).toContain('GIS')
    await page.getByRole('button', { name: 'Export CSV' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Export' }).click()
    const workbook = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Excel' }).click()
    expect((await workbook).suggestedFilename()).toBe('applications.xlsx')
    // The panel closes when the download is complete; a press before that would close it.
    await page.getByRole('button', { name: 'Export Excel' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Export' }).click()
    const zip = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Documents as zip' }).click()
    const zipped = await zip
    expect(zipped.suggestedFilename()).toBe('documents.zip')
    expect((await readFile(await zipped.path())).toString('latin1')).toContain('documents.csv')
  })

  it('[AP-02] [LY-05] sorts the list on a phone and a tablet, where the cards of the sidebar are at most 416 px wide', async () => {
    const page = await openSignedIn(site, 'harbour', '/applicant/viewapplications', 360)
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByLabel('Sort by').selectOption({ label: 'Applicant' })
      await page.waitForURL(/sort=applicantName&order=asc/)
      await page.getByRole('button', { name: 'ascending' }).click()
      await page.waitForURL(/sort=applicantName&order=desc/)
      await expect.poll(() => getHorizontalOverflow(page)).toBe(0)
      expect(await (width === 360 ? findViolations : findPlacementViolations)(page)).toEqual([])
      for (const path of ['/user/settings', '/applicant/viewapplications']) {
        await page.goto(`${site.server.getOrigin('harbour')}${path}`)
        await page.getByText('From your careers site').click()
        const card = page.getByRole('link', { name: /Register an Expression/ })
        expect((await card.boundingBox())?.width).toBeLessThanOrEqual(416)
      }
    }
  })

  it('[AP-05] [AP-06] [LY-08] [LY-13] shows the resume beside the answers, moves between applications by J and K, prints one alone, and resubmits several by keyboard, or one, with a notification at the top right', async () => {
    const page = await signIn(site, 'harbour')
    await page.getByRole('link', { name: 'Open the application of Sam Rivers' }).first().click()
    const shown = page.getByRole('img', { name: 'Page 1 of' })
    await shown.waitFor()
    const hasInk = () =>
      shown.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        }
        return data.some((value, at) => at % 4 === 0 && value < 100)
      })
    await expect.poll(hasInk).toBe(true)
    await page
      .getByRole('region', { name: /resume/i })
      .getByText('Town planner')
      .waitFor({ state: 'attached' })
    const id = new URL(page.url()).searchParams.get('id')
    await page.keyboard.press('j')
    await expect.poll(() => new URL(page.url()).searchParams.get('id')).not.toBe(id)
    // Checks at once: the panel may still show the previous application.
    await page.keyboard.press('k')
    await expect.poll(() => new URL(page.url()).searchParams.get('id')).toBe(id)

    await page.getByRole('heading', { name: 'Delivery' }).waitFor()
    const received = page.getByRole('listitem').filter({ hasText: 'Received' })
    await expect.poll(() => received.textContent()).toMatch(/Received · \d{2} \w{3} \d{4} \d{2}:\d{2} [AP]M/)
    await page.getByRole('button', { name: /Resume · .* KB/ }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('button', { name: 'Dashboard' }).isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('table').isVisible()).toBe(false)
    await expect
      .poll(() => page.getByRole('heading', { level: 2, name: 'Sam Rivers' }).isVisible())
      .toBe(true)
    await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Close', exact: true }).click()

    await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
    await page.getByText('25 selected', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter')
    const boxes = page.getByRole('checkbox', { name: /^Select the application of/ })
    await boxes.nth(3).press('Space')
    await boxes.nth(6).press('Space')
    await page.getByRole('button', { name: 'Resubmit 2 selected' }).press('Enter')
    const notification = page
      .getByRole('region', { name: 'Notifications' })
      .getByText('2 applications have been marked for resubmission.')
    await notification.waitFor()
    const box = await notification.boundingBox()
    expect(box?.x).toBeGreaterThan(640)
    expect(box?.y).toBeLessThan(200)
    await page.getByRole('button', { name: /^Dismiss/ }).click()
    await notification.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText('Queued again').count()).toBe(2)
    const row = page.getByRole('row').nth(4)
    await expect.poll(() => row.textContent()).toContain('Waiting')

    // The date of an earlier delivery stays visible.
    await page.goto(`${site.server.getOrigin('harbour')}/applicant/viewapplications?isSentToConnx=true`)
    await page
      .getByRole('link', { name: /^Open the application of/ })
      .first()
      .click()
    const delivered = page.getByRole('listitem').filter({ hasText: 'Delivered' })
    const before = await delivered.textContent()
    await page.getByRole('button', { name: 'Resubmit', exact: true }).click()
    await page.getByText('Waiting to be sent').waitFor()
    await expect.poll(() => delivered.textContent()).toBe(before)
  })
})

describe('the activity', () => {
  it('[API-06] [SS-04] [RT-12] lists changes and sign-ins, filtered by person and action, for a client and for the SuperUser', async () => {
    const page = await openSignedIn(site, 'harbour', '/user/settings', 360)
    await page.locator('input[name="canShowSocialIcons"]').click()
    await page.getByRole('button', { name: 'Save' }).click()
    // At 360 px the notification covers the links: a press while it appears can begin on a link and end on the notification.
    await page.getByRole('button', { name: 'Dismiss: Success' }).click()
    await followRailLink(page, 'Activity')
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
    await page.getByText('Show share icons').first().waitFor()
    expect(
      await page
        .getByText(/^(On → Off|Off → On)$/)
        .first()
        .isVisible(),
    ).toBe(true)
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })

    await page.getByText('from 127.0.0.0/24').first().waitFor()
    await page.locator('input[name="by"]').fill('nobody of that name')
    await page.getByText('No activity').waitFor()
    await expect.poll(() => page.locator('input[name="by"]').inputValue()).toBe('nobody of that name')
    await page.goto(`${site.server.getOrigin('harbour')}/user/activity?by=harbour-admin&action=signed+in`)
    await page.getByText('Signed in').first().waitFor()
    await expect.poll(() => page.getByText('Settings changed', { exact: true }).count()).toBe(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('activity.csv')

    const admin = await openSignedIn(site, 'admin', '/user/activity?client=harbour', 360)
    await admin.getByText('Settings changed').first().waitFor()
    await expect.poll(() => admin.getByText('· Harbour City Council').count()).toBeGreaterThan(0)
  })
})

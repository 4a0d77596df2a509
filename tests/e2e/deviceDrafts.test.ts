import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { answerForm, field, formAddress, openForm, received, resume, send } from './harness/buildingSurveyor'
import { keptCopies, letConnectionsBeCut } from './harness/deviceDrafts'
import { formAnswers } from './harness/formAnswers'
import { type HostSite, startHostSite } from './harness/hostPage'
import { applyAddress, demoJobAddress } from './harness/jobAddress'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

const ownDevice = (page: Page) => page.getByRole('button', { name: 'This is my own device' }).click()
const savedOnDevice = (page: Page) => page.getByText(/^Saved on this device, /).waitFor()
const firstNameKept = (page: Page, at = -1) =>
  expect.poll(async () => (await keptCopies(page)).at(at)?.values.firstName)

async function anotherTab(page: Page): Promise<Page> {
  const tab = await site.visit('harbour', await formAddress(site), { sameVisitorAs: page })
  await formAnswers(tab)
  return tab
}

describe('a draft on one’s own device', () => {
  it('comes back with its files after its tab was closed, and goes when it is sent', async () => {
    const page = await openForm(site)
    await field(page, 'firstName').fill('Grace')
    await page.getByText(/^Saved in this tab only, /).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await ownDevice(page)
    await savedOnDevice(page)
    await answerForm(page, 'own-device@example.org')
    await expect.poll(() => keptCopies(page)).toMatchObject([{ files: [resume.buffer.length] }])
    await expect.poll(async () => (await keptCopies(page))[0]?.values.email).toBe('own-device@example.org')
    expect(await accessibilityFindings(page)).toEqual([])

    const tab = await anotherTab(page)
    await page.close()
    await tab.getByText(resume.name).first().waitFor()
    await expect.poll(() => field(tab, 'surname').inputValue()).toBe('Byron-Surveyor')
    await expect.poll(() => tab.getByText('Please choose your files again').count()).toBe(0)
    await send(tab)
    await received(tab)
    await expect.poll(() => keptCopies(tab)).toEqual([])
  })

  it('keeps an address as it stands when its field is left, not as it was typed a moment before', async () => {
    const page = await site.visit(
      'harbour',
      applyAddress(await demoJobAddress(site, 'harbour', 'Coastal Planner')),
    )
    await formAnswers(page)
    const address = page.getByLabel('Where can we see a plan')
    // What is kept while a person types waits for its timer: they go by the test.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await address.fill('example.org/plan')
    await address.blur()
    await expect.poll(() => address.inputValue()).toBe('https://example.org/plan')
    await page.clock.runFor(2000)
    await page.clock.resume()
    await page.reload()
    await formAnswers(page)
    await expect.poll(() => address.inputValue()).toBe('https://example.org/plan')
  })

  it('is thrown away by Start over, which asks', async () => {
    const page = await openForm(site, 360)
    await ownDevice(page)
    await field(page, 'firstName').fill('Grace')
    await firstNameKept(page).toBe('Grace')
    await page.getByRole('button', { name: 'Start over' }).click()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep what I have' }).click()
    await expect.poll(() => field(page, 'firstName').inputValue()).toBe('Grace')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Yes, start over' }).click()
    await expect.poll(() => field(page, 'firstName').inputValue()).toBe('')
    await expect.poll(() => keptCopies(page)).toEqual([])
    await page.reload()
    await formAnswers(page)
    await expect.poll(() => field(page, 'firstName').inputValue()).toBe('')
  })

  it('loses nothing of thirty lines under which its store is closed', async () => {
    const page = await site.visit('harbour', '/privacy')
    await page.addInitScript(letConnectionsBeCut)
    await page.goto(`${site.server.origin('harbour')}${await formAddress(site)}`)
    await formAnswers(page)
    await ownDevice(page)
    await field(page, 'firstName').fill('Ada')
    await firstNameKept(page).toBe('Ada')
    for (let time = 1; time <= 30; time++) {
      const name = `Ada ${time}`
      await field(page, 'firstName').evaluate(
        (input: HTMLInputElement, [text, atOnce]) => {
          const { cutConnections } = window as unknown as { cutConnections: () => void }
          if (atOnce) cutConnections()
          // Leaving the field commits it, once: nothing writes it a second time.
          input.focus()
          input.value = text
          input.blur()
          // While it is being written, as well as before.
          if (!atOnce) queueMicrotask(() => setTimeout(cutConnections))
        },
        [name, time % 2 === 0] as const,
      )
      await firstNameKept(page).toBe(name)
    }
  })

  it('shows an old answer beside a question that has changed since', async () => {
    const page = await openForm(site)
    await ownDevice(page)
    await field(page, 'firstName').fill('Grace')
    await field(page, 'surname').fill('Hopper')
    await expect.poll(async () => (await keptCopies(page))[0]?.values.surname).toBe('Hopper')
    // Before any script of the page runs.
    await page.addInitScript(() => {
      const guid = window.location.pathname.split('/').at(-1)
      const kept = JSON.parse(sessionStorage.getItem(`foyer.draft.${guid}`) ?? '')
      kept.fields.surname.definition = 'as it was asked before'
      kept.savedAt = '2099-01-01T00:00:00.000Z'
      sessionStorage.setItem(`foyer.draft.${guid}`, JSON.stringify(kept))
    })
    await page.reload()
    await formAnswers(page)
    await page.getByText('Some questions have changed since you answered them').waitFor()
    await expect.poll(() => field(page, 'firstName').inputValue()).toBe('Grace')
    await expect.poll(() => field(page, 'surname').inputValue()).toBe('')
    const surname = page.locator('.fy-field', { has: field(page, 'surname') })
    await expect
      .poll(() => surname.textContent())
      .toContain('This question has changed. You had answered: Hopper')
    expect(await accessibilityFindings(page)).toEqual([])
  })
})

describe('two tabs on one draft', () => {
  it('are told, and both versions are kept until one is chosen', async () => {
    const page = await openForm(site)
    await ownDevice(page)
    await field(page, 'firstName').fill('Ada')
    await firstNameKept(page).toBe('Ada')
    const tab = await anotherTab(page)
    await expect.poll(() => field(tab, 'firstName').inputValue()).toBe('Ada')
    await field(tab, 'firstName').fill('Grace')
    await firstNameKept(page).toBe('Grace')
    await field(page, 'firstName').fill('Ada Mary')
    await firstNameKept(page).toBe('Ada Mary')
    await tab.getByText('You have this application in more than one tab').waitFor()
    await expect.poll(() => field(tab, 'firstName').inputValue()).toBe('Grace')
    expect(await accessibilityFindings(tab)).toEqual([])
    await tab.getByRole('button', { name: 'Show the other version' }).click()
    await expect.poll(() => field(tab, 'firstName').inputValue()).toBe('Ada Mary')
    await expect
      .poll(async () => (await keptCopies(tab)).map(({ values }) => values.firstName))
      .toContain('Grace')
    await tab.getByRole('button', { name: 'Keep this version only' }).click()
    await expect
      .poll(async () => (await keptCopies(tab)).map(({ values }) => values.firstName))
      .toEqual(['Ada Mary'])
  })
})

describe('where the browser keeps nothing', () => {
  let host: HostSite | undefined
  beforeAll(async () => {
    const source = `${site.server.origin('harbour')}${await formAddress(site)}`
    host = await startHostSite(`<iframe title="Form" width="900" height="800" src="${source}"></iframe>`)
  })
  afterAll(() => host?.stop())

  it('says so in another site’s frame, or keeps it there', async () => {
    const page = await site.visit('harbour', '/privacy')
    await page.goto(host?.url ?? '')
    const frame = page.frameLocator('iframe')
    await formAnswers(frame)
    await frame.locator('[name="firstName"]').fill('Ada')
    await frame.getByRole('button', { name: 'This is my own device' }).click()
    const refused = frame.getByRole('link', { name: 'Open in a tab of its own' })
    await refused
      .or(frame.getByText(/^Saved on this device, /))
      .first()
      .waitFor()
    await expect.poll(() => frame.locator('[name="firstName"]').inputValue()).toBe('Ada')
  })

  it('says why in words, and the tab goes on', async () => {
    for (const [error, title] of [
      ['SecurityError', 'Nothing can be kept on this device'],
      ['QuotaExceededError', 'This device has no room left'],
    ] as const) {
      const page = await site.visit('harbour', '/privacy')
      await page.addInitScript((name) => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('No', name)
        }
      }, error)
      await page.goto(`${site.server.origin('harbour')}${await formAddress(site)}`)
      await formAnswers(page)
      await ownDevice(page)
      await field(page, 'firstName').fill('Ada')
      await page.getByText(title).waitFor()
      await page.getByText(/^Saved in this tab only, /).waitFor()
      await page.reload()
      await formAnswers(page)
      await expect.poll(() => field(page, 'firstName').inputValue()).toBe('Ada')
    }
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerForm, openForm, resume, sendApplication, waitForReceipt } from '../harness/buildingSurveyor'
import { setUpSite } from '../harness/setUpSite'
import { expectAccessibleField, getField, getSection, openKitchenForm } from './kitchenForm'

/** `FileWidget.test.tsx` tests which files the field refuses, in jsdom. */
const site = setUpSite()
const longName = 'a-resume-with-a-name-that-goes-on-and-on-final-version-12.pdf'
let folder: string
let document: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-files-'))
  document = join(folder, longName)
  await writeFile(document, resume.buffer)
})

afterAll(() => rm(folder, { recursive: true }))

const documents = (page: Page) => getField(getSection(page, 'optional'), 'file')
const photos = (page: Page) =>
  page
    .locator('.fy-field[data-kind="file"]')
    .filter({ has: page.locator('[accept*="image/png"]') })
    .first()

/** Drags a file from the disk over this element and drops it there, as the operating system does. */
async function drag(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const cdp = await page.context().newCDPSession(page)
  const data = { items: [], files: [document], dragOperationsMask: 1 }
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, data }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, ...at })
}

/** Resolves with whether the page prevents the next drop; otherwise the browser would leave the page for the file. */
const isNextDropPrevented = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('drop', (event) => setTimeout(() => resolve(event.defaultPrevented)), { once: true })
      }),
  )

it('[FK-06] [FB-06] a file is dropped, shown with a shortened name, replaced and removed; a drop beside the field changes nothing', async () => {
  const page = await openKitchenForm(site)
  await page.locator('[name="firstName"]').fill('Kit')
  const address = page.url()
  const prevented = isNextDropPrevented(page)
  await drag(page, page.locator('.fy-field[data-kind="text"]').first())
  expect(await prevented).toBe(true)
  expect(page.url()).toBe(address)
  await expect.poll(() => page.locator('[name="firstName"]').inputValue()).toBe('Kit')

  const field = documents(page)
  await drag(page, field.locator('.fy-file__zone'))
  await field.getByText('ready').waitFor()
  const name = field.locator('.fy-file__name')
  await expect.poll(() => name.getAttribute('title')).toBe(longName)
  expect((await name.textContent())?.length).toBeLessThan(45)
  await expectAccessibleField(field)
  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: `Replace ${longName}` }).click()
  await (await chooser).setFiles({ ...resume, name: 'other.pdf' })
  await expect.poll(() => name.textContent()).toBe('other.pdf')
  await drag(page, field.locator('.fy-file__card'))
  await expect.poll(() => name.getAttribute('title')).toBe(longName)
  await field.getByRole('button', { name: `Remove ${longName}` }).click()
  await expect.poll(() => field.locator('.fy-file__zone').count()).toBe(1)
  expect(await field.locator('input').evaluate((input) => input === input.ownerDocument.activeElement)).toBe(
    true,
  )
})

it('[FK-06] [FB-06] on a phone a tap picks a file, the camera is offered for pictures, and a pasted picture is previewed', async () => {
  const page = await openKitchenForm(site, 360)
  const picking = page.waitForEvent('filechooser')
  await documents(page).locator('.fy-file__zone').tap()
  await (await picking).setFiles(resume)
  await documents(page).getByText(resume.name).waitFor()
  await expect.poll(() => documents(page).getByRole('button', { name: 'Take a photo' }).count()).toBe(0)
  const field = photos(page)
  const taking = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: 'Take a photo' }).tap()
  await taking
  await expect.poll(() => field.locator('input').getAttribute('capture')).toBe('environment')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await field.locator('input').focus()
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4, 4)
    canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
    const image = await canvas.convertToBlob({ type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })])
  })
  await page.keyboard.press('Control+V')
  const preview = field.getByRole('img', { name: /^Preview of / })
  await preview.waitFor()
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(4)
})

it('[FK-06] the page shows the progress of an upload', async () => {
  const page = await openForm(site)
  await answerForm(page, 'slow.line@example.org')
  const large = Buffer.concat([resume.buffer, Buffer.alloc(1_500_000)])
  await page.locator('[name="resume"]').setInputFiles({ ...resume, buffer: large })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  })
  await sendApplication(page)
  const bar = page.getByRole('progressbar', { name: resume.name })
  await bar.waitFor()
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0.1)
  await expect.poll(() => page.getByText(/^\d+ % sent$/).count()).toBe(1)
  await waitForReceipt(page)
})

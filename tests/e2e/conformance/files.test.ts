import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerForm, openForm, received, resume, send } from '../harness/buildingSurveyor'
import { siteUnderTest } from '../harness/siteUnderTest'
import { expectFit, fieldOf, openKitchenForm, section } from './kitchenForm'

const site = siteUnderTest()
const longName = 'a-resume-with-a-name-that-goes-on-and-on-final-version-12.pdf'
let folder: string
let document: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-files-'))
  document = join(folder, longName)
  await writeFile(document, resume.buffer)
})

afterAll(() => rm(folder, { recursive: true }))

const documents = (page: Page) => fieldOf(section(page, 'optional'), 'file')
const photos = (page: Page) =>
  page
    .locator('.fy-field[data-kind="file"]')
    .filter({ has: page.locator('[accept*="image/png"]') })
    .first()

/** A file of the disk, dragged over this element and dropped there, as the system does it. */
async function drag(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const cdp = await page.context().newCDPSession(page)
  const data = { items: [], files: [document], dragOperationsMask: 1 }
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, data }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, ...at })
}

it('[FK-06] [FB-06] a file is dropped, shown with a shortened name, replaced and removed', async () => {
  const page = await openKitchenForm(site)
  const field = documents(page)
  await expect.poll(() => field.getByText('.doc .docx .pdf .txt .rtf .odt, up to 2 MB').count()).toBe(1)
  await drag(page, field.locator('.fy-file__zone'))
  await field.getByText('ready').waitFor()
  const name = field.locator('.fy-file__name')
  await expect.poll(() => name.getAttribute('title')).toBe(longName)
  expect((await name.textContent())?.length).toBeLessThan(45)
  await expectFit(page)
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

it('[FK-06] a file that is dropped beside its field leaves the page and its answers alone', async () => {
  const page = await openKitchenForm(site)
  await page.locator('[name="firstName"]').fill('Kit')
  const address = page.url()
  // A browser leaves the page for a dropped file unless the page prevents it.
  const prevented = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('drop', (event) => setTimeout(() => resolve(event.defaultPrevented)), { once: true })
      }),
  )
  await drag(page, page.locator('.fy-field[data-kind="text"]').first())
  expect(await prevented).toBe(true)
  expect(page.url()).toBe(address)
  await expect.poll(() => page.locator('[name="firstName"]').inputValue()).toBe('Kit')
})

it('[FK-06] [FB-06] a picture is pasted by Ctrl+V and previewed', async () => {
  const page = await openKitchenForm(site)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const field = photos(page)
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

it('[FK-06] a click on the field picks a file; on a phone its camera is offered for pictures', async () => {
  const page = await openKitchenForm(site, 360)
  const picking = page.waitForEvent('filechooser')
  await documents(page).locator('.fy-file__zone').tap()
  await (await picking).setFiles(resume)
  await documents(page).getByText(resume.name).waitFor()
  await expect.poll(() => documents(page).getByRole('button', { name: 'Take a photo' }).count()).toBe(0)
  const taking = page.waitForEvent('filechooser')
  await photos(page).getByRole('button', { name: 'Take a photo' }).tap()
  await taking
  await expect.poll(() => photos(page).locator('input').getAttribute('capture')).toBe('environment')
})

it('[VR-08] [VR-09] a file that is too large, or of another type, says so at once and is not sent', async () => {
  const page = await openKitchenForm(site)
  const field = documents(page)
  await field.locator('input').setInputFiles({ ...resume, buffer: Buffer.alloc(2_200_000) })
  await field.getByText('Maximum file size is 2MB').waitFor()
  await field.locator('input').setInputFiles({ ...resume, name: 'me.png', mimeType: 'image/png' })
  await field.getByText('File is of the incorrect type.').waitFor()
})

it('[FK-06] while a file is on its way the page says how far it has come', async () => {
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
  await send(page)
  const bar = page.getByRole('progressbar', { name: resume.name })
  await bar.waitFor()
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0.1)
  await expect.poll(() => page.getByText(/^\d+ % sent$/).count()).toBe(1)
  await received(page)
})

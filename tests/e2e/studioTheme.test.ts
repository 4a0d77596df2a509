import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { waitForCanvasFrame } from './harness/canvasFrame'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

const site = setUpSite()
const shots = process.env.SHOTS

async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
  // Opening the panel loads its code.
  await page.getByRole('tabpanel', { name }).locator(':is(fieldset, button):visible').first().waitFor()
}
const takeScreenshot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** Creates a PNG image of this size in the browser. */
function createPng(page: Page, width: number, height: number): Promise<Buffer> {
  return page
    .evaluate(
      async ([across, down]) => {
        const canvas = document.createElement('canvas')
        canvas.width = across
        canvas.height = down
        const context = canvas.getContext('2d') as CanvasRenderingContext2D
        for (let x = 0; x < across; x += 8) {
          context.fillStyle = `hsl(${(x * 360) / across} 70% 45%)`
          context.fillRect(x, 0, 8, down)
        }
        return canvas.toDataURL('image/png').split(',')[1] ?? ''
      },
      [width, height] as const,
    )
    .then((text) => Buffer.from(text, 'base64'))
}

describe('in the studio', () => {
  it('the theme is previewed at once with the server’s fonts and its contrast errors are repaired; pictures are cropped, scaled down, used and deleted', async () => {
    const page = await openSignedIn(site, 'harbour', '/studio')
    await openPanel(page, 'Theme')
    await page.getByRole('button', { name: 'Hide panel' }).click()
    await page.getByRole('tabpanel').waitFor({ state: 'hidden' })
    const getPaneShare = () =>
      page.locator('[data-side="page"]').evaluate((part) => part.clientWidth / window.innerWidth)
    expect(await getPaneShare()).toBeGreaterThan(0.6)
    await openPanel(page, 'Theme')
    const frame = page.frameLocator('iframe')
    await frame.locator('h1').first().waitFor()
    await page.getByLabel('Font of headings').selectOption('fraunces')
    await expect
      .poll(() =>
        frame
          .locator('h1')
          .first()
          .evaluate((h1) => getComputedStyle(h1).fontFamily),
      )
      .toMatch(/^Fraunces/)
    await page.getByRole('textbox', { name: 'Ground, as #rrggbb' }).fill('#fff4e0')
    await expect
      .poll(() => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
      .toBe('rgb(255, 244, 224)')
    await page.getByRole('button', { name: 'Suggest colours from the logo' }).click()
    await page
      .getByRole('button', { name: /^Use #[0-9a-f]{6} as accent$/ })
      .first()
      .waitFor()
    await takeScreenshot(page, 'look-suggested')
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('textbox', { name: 'Quiet text, as #rrggbb' }).fill('#a0a8b0')
    await openPanel(page, 'Checks')
    await page.getByText('1 error').first().waitFor()
    await takeScreenshot(page, 'checks')
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })
    await page.getByRole('button', { name: 'Go to Quiet text' }).click()
    await page.getByRole('textbox', { name: 'Quiet text, as #rrggbb' }).waitFor()
    await openPanel(page, 'Checks')
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Use #[0-9a-f]{6}$/ })
      .click()
    await page.getByText('No issues.').first().waitFor()

    await openPanel(page, 'Pictures')
    const panel = page.getByRole('tabpanel')
    await panel.getByText('Used: The logo').waitFor()
    const input = panel.locator('input[type=file]').first()
    await input.setInputFiles({
      name: 'Our Wharf (1).PNG',
      mimeType: 'image/png',
      buffer: await createPng(page, 2400, 1600),
    })
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
    await dialog.getByText(/^After: /).waitFor()
    await takeScreenshot(page, 'crop-1280')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByLabel('Use as').selectOption('share')
    await dialog.getByText('1200 × 630.').waitFor()
    await dialog.getByLabel('Width').fill('600')
    await dialog.getByText(/600 × 315\.$/).waitFor()
    // Dragging a corner resizes the crop, dragging its inside moves it; both stay within the picture.
    const [part, corner] = [dialog.locator('.fy-crop__part'), dialog.locator('[data-corner="se"]')]
    await corner.hover()
    await page.mouse.down()
    await page.mouse.move(2000, 2000, { steps: 3 })
    await page.mouse.up()
    expect(Number(await dialog.getByLabel('Width').inputValue())).toBeGreaterThan(600)
    await part.hover()
    await page.mouse.down()
    await page.mouse.move(0, 0, { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => dialog.getByLabel('From the left').inputValue()).toBe('0')
    await takeScreenshot(page, 'crop-dragged')
    await dialog.getByText(/^After: /).waitFor()
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await panel.getByText('our-wharf-1.jpg', { exact: true }).waitFor()
    await page.getByText('Draft saved').waitFor()
    await input.setInputFiles({
      name: 'words.png',
      mimeType: 'image/png',
      buffer: Buffer.from('These are words.'),
    })
    await panel.getByText('words.png is not a picture').waitFor()
    await takeScreenshot(page, 'pictures-1280')
    expect(await findViolations(page)).toEqual([])
    await panel.getByRole('button', { name: 'Delete our-wharf-1.jpg' }).click()
    await expect.poll(() => panel.getByText('our-wharf-1.jpg', { exact: true }).count()).toBe(0)
  })
})

it('on a phone the studio opens on the page, every panel has its name as heading, and the crop of a picture is dragged by a finger', async () => {
  const page = await openSignedIn(site, 'harbour', '/studio', 360)
  await waitForCanvasFrame(page)
  expect(await page.getByRole('tabpanel').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Phone, 390 pixels', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Panels' }).click()
  const panelNames = await page.getByRole('tab').allTextContents()
  const headings = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
  for (const name of panelNames) {
    await page.getByRole('tab', { name }).click()
    await expect.poll(() => headings.allTextContents()).toEqual([name])
  }
  await openPanel(page, 'Pictures')
  await page
    .getByRole('tabpanel')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer: await createPng(page, 1200, 800) })
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  await dialog.getByText(/^After: /).waitFor()
  const readCropNumbers = () =>
    Promise.all(
      ['From the left', 'From the top', 'Width', 'Height'].map(async (name) =>
        Number(await dialog.getByLabel(name).inputValue()),
      ),
    )
  const cdpSession = await page.context().newCDPSession(page)
  const drag = async (part: Locator, byX: number, byY: number) => {
    await part.scrollIntoViewIfNeeded()
    const at = (await part.boundingBox()) ?? expect.fail('The part is not there')
    const from = { x: at.x + at.width / 2, y: at.y + at.height / 2 }
    await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (const share of [0.3, 0.6, 1]) {
      const touchPoints = [{ x: from.x + byX * share, y: from.y + byY * share }]
      await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await drag(dialog.locator('[data-corner="se"]'), -60, -40)
  await expect.poll(async () => (await readCropNumbers())[2]).toBeLessThan(1100)
  const [, , width, height] = await readCropNumbers()
  await drag(dialog.locator('.fy-crop__part'), 400, 400)
  await expect.poll(readCropNumbers).toEqual([1200 - (width ?? 0), 800 - (height ?? 0), width, height])
  await expect.poll(() => getHorizontalOverflow(page)).toBe(0)
  expect(await findViolations(page)).toEqual([])
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitSite } from '../api/visitSite'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()
const clients = ['harbour', 'meridian'] as const

/** Returns the texts, styles and images by which visitors recognise a client's site. */
async function getBrand(client: (typeof clients)[number]) {
  const page = await site.visit(client, '/')
  const phone = await site.visit(client, '/', { width: 360 })
  await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
  await phone.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
  const getAttribute = (selector: string, attribute: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => element.getAttribute(name), attribute)
  const getShownLogo = (on: Page) =>
    on
      .locator('header img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc)
  const computed = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    const token = (name: string) => style.getPropertyValue(name).trim()
    const card = document.querySelector('.fy-card')
    return {
      accent: token('--fy-accent'),
      ground: token('--fy-ground'),
      radius: card ? getComputedStyle(card).borderRadius : '',
      font: getComputedStyle(document.body).fontFamily,
    }
  })
  return {
    siteTitle: (await page.title()).replace('Available Jobs · ', ''),
    headingTitle: (await page.locator('.fy-titlebar__title').textContent()) ?? '',
    themeColor: (await getAttribute('meta[name="theme-color"]', 'content')) ?? '',
    menu: (await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents()).join(),
    headings: (await page.getByRole('columnheader').allTextContents()).map((one) => one.trim()).join(),
    ...computed,
    images: {
      logo: await getShownLogo(page),
      mobileLogo: await getShownLogo(phone),
      favicon: (await getAttribute('link[rel="icon"]', 'href')) ?? '',
      titlebar: (await getAttribute('.fy-titlebar__image', 'src')) ?? '',
      shareImage: (await getAttribute('meta[property="og:image"]', 'content')) ?? '',
    },
  }
}

describe('[LY-10] [LY-11] [RT-18] [JL-09] [JL-16] the brands of two clients', () => {
  it('have nothing in common', async () => {
    const [harbour, meridian] = [await getBrand('harbour'), await getBrand('meridian')]
    const { images: harbours, ...rest } = harbour
    for (const [part, value] of Object.entries(rest)) {
      expect([part, value]).not.toEqual([part, ''])
      expect([part, value]).not.toEqual([part, meridian[part as keyof typeof rest]])
    }
    expect(rest.siteTitle).toBe('Careers at Harbour City Council')
    expect(rest.accent).toBe('#0b5c63')
    expect(rest.headings).toBe('Title,Summary,Employment Type,Location,Closing Date,Share')
    expect(meridian.headings).toBe('Role,In brief,Contract,Campus,Apply by')
    expect(new Set(Object.values(harbours)).size).toBe(5)
    for (const [client, { images }] of [['harbour', harbour] as const, ['meridian', meridian] as const]) {
      for (const [part, address] of Object.entries(images)) {
        expect([part, address]).toEqual([part, expect.stringContaining(`/clients/${client}/`)])
        const { pathname } = new URL(address, site.server.getOrigin(client))
        const url = `http://127.0.0.1:${site.server.port}`
        const answer = await visitSite({ url }, pathname, `${client}.localhost`)
        expect([part, answer.status, answer.headers['content-type']]).toEqual([
          part,
          200,
          expect.stringMatching(/^image\//),
        ])
      }
    }
  })
})

import { expect, it } from 'vitest'
import { checkClientConfig } from '../../../../src/schemas/clientConfig/checkClientConfig'
import { checkSite } from '../../../../src/schemas/site/checkSite'
import { siteStarts } from '../../../../src/schemas/site/siteStarts'
import { projectRoot } from '../../../projectRoot'
import { siteFileOf } from '../source/siteManifest'
import { contentRefusal, nameRefusal } from './judgeSiteFile'
import { siteStart } from './siteStart'

const startOf = (name: (typeof siteStarts)[number], company = 'Quay "Works"') =>
  siteStart({ root: projectRoot() }, name, company)

it.each(siteStarts)('%s: nothing is wrong with it, and nothing of it is refused', async (name) => {
  const { bytes } = await startOf(name)
  const config = bytes.get('config.json')?.toString('utf8') ?? ''
  const others = [...bytes].filter(([file]) => file !== 'config.json')
  expect(others.flatMap(([file, content]) => [nameRefusal(file), contentRefusal(file, content)])).toEqual(
    others.flatMap(() => [undefined, undefined]),
  )
  const files = Object.fromEntries(others.map(([file, content]) => [file, siteFileOf(file, content)]))
  expect(checkSite({ configText: config, files, company: 'Quay "Works"' })).toEqual([])
  expect(config).not.toContain('{company}')
  expect(JSON.parse(config)).toMatchObject({ siteTitle: 'Careers at Quay "Works"' })
  expect(others.map(([file]) => file)).toEqual(
    expect.arrayContaining(['hero.svg', 'share.png', 'titlebar.svg']),
  )
})

it('no two are alike in colour, type or what their home page is made of', async () => {
  const configs = await Promise.all(
    siteStarts.map(async (name) =>
      JSON.parse((await startOf(name)).bytes.get('config.json')?.toString() ?? ''),
    ),
  )
  const kinds = configs.map(({ themeColor, look, pages }) => [
    themeColor,
    look.headingFont,
    pages[0].blocks.map(({ type }: { type: string }) => type).join(' '),
  ])
  for (const at of [0, 1, 2]) expect(new Set(kinds.map((kind) => kind[at])).size).toBe(siteStarts.length)
})

it('a long name of a company stays within what texts may have', async () => {
  const { bytes } = await startOf('council', 'A'.repeat(100))
  const config = JSON.parse(bytes.get('config.json')?.toString() ?? '')
  expect(checkClientConfig(config)).toEqual([])
})

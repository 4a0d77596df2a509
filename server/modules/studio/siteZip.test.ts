import { expect, it } from 'vitest'
import { checkClientConfig } from '../../../src/schemas/clientConfig/checkClientConfig'
import { siteTemplateNames } from '../../../src/schemas/site/siteTemplateNames'
import { checkSite } from '../../../src/schemas/siteChecks/checkSite'
import { findProjectRoot } from '../../projectRoot'
import { createSiteFile } from '../sites/siteFiles'
import { findContentProblem, findNameProblem } from './siteFileChecks'
import { loadStarterSite } from './siteZip'

const loadTemplate = (name: (typeof siteTemplateNames)[number], company = 'Quay "Works"') =>
  loadStarterSite({ root: findProjectRoot() }, name, company)

it.each(siteTemplateNames)(
  '%s: has no findings except its example texts, and no refused file',
  async (name) => {
    const { bytes } = await loadTemplate(name)
    const config = bytes.get('config.json')?.toString('utf8') ?? ''
    const otherFiles = [...bytes].filter(([file]) => file !== 'config.json')
    for (const [file, content] of otherFiles) {
      expect([findNameProblem(file), await findContentProblem(file, content)]).toEqual([undefined, undefined])
    }
    const files = Object.fromEntries(
      otherFiles.map(([file, content]) => [file, createSiteFile(file, content)]),
    )
    const findings = checkSite({ configText: config, files, company: 'Quay "Works"' })
    expect(findings.filter(({ code }) => code !== 'placeholder')).toEqual([])
    expect(findings).not.toEqual([])
    expect(config).not.toContain('{company}')
    expect(JSON.parse(config)).toMatchObject({ siteTitle: 'Careers at Quay "Works"' })
    expect(otherFiles.map(([file]) => file)).toEqual(
      expect.arrayContaining(['hero.svg', 'mark.svg', 'share.png', 'titlebar.svg']),
    )
    // Only the symbol of the logo: the company's name is beside it as text.
    expect(JSON.parse(config)).toMatchObject({ logoName: null, mobileLogoName: 'mark.svg' })
  },
)

it('no two templates have the same colour, fonts, logo or home page', async () => {
  const templates = await Promise.all(
    siteTemplateNames.map(async (name) => {
      const { bytes } = await loadTemplate(name)
      const { themeColor, look, pages } = JSON.parse(bytes.get('config.json')?.toString() ?? '')
      const blocks: string[] = pages[0].blocks.map(({ type }: { type: string }) => type)
      return [themeColor, look.headingFont, bytes.get('mark.svg')?.toString(), blocks.join(' ')]
    }),
  )
  for (const at of [0, 1, 2, 3])
    expect(new Set(templates.map((template) => template[at])).size).toBe(siteTemplateNames.length)
})

it('a long company name stays within the limits of texts', async () => {
  const { bytes } = await loadTemplate('council', 'A'.repeat(100))
  const config = JSON.parse(bytes.get('config.json')?.toString() ?? '')
  expect(checkClientConfig(config)).toEqual([])
})

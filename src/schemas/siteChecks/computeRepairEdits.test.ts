import { expect, test } from 'vitest'
import { applyEdits } from '../site/editConfig'
import type { SiteFinding } from '../site/siteFinding'
import { countFindings, filterFindings } from '../site/siteFinding'
import { checkSite } from './checkSite'
import { computeRepairEdits } from './computeRepairEdits'
import { describePlace } from './describePlace'

const configWithIssues = {
  siteTitel: 'Acme careers',
  logoName: 'Logo.svg',
  look: { colours: { ink: '#cccccc', titleBar: '#ffff00' } },
  menuItems: [
    { label: 'About us', url: '/abuot' },
    { label: 'Moon', url: '/moon' },
    { label: 'Sun', url: '/sun' },
  ],
  pages: [
    { path: '/about', title: 'About us', blocks: [{ type: 'heading', text: 'Small', level: 3 }] },
    {
      path: '/About/',
      title: 'Benefits',
      blocks: [{ type: 'richText', text: ['[here](/about) or [x](/no)'] }],
    },
    { path: '/user/x', title: 'Team', blocks: [{ type: 'image', name: 'logo.svg', alt: '', caption: 'Us' }] },
  ],
}
const site = (configText: string) => ({
  configText,
  files: { 'logo.svg': { size: 1, type: 'image/svg+xml' } },
  company: 'Acme',
})

test('all repairs together leave no repairable finding, and keep the file’s formatting', () => {
  const before = `${JSON.stringify(configWithIssues, null, 4)}\n`
  expect(checkSite(site(before)).filter(({ repair }) => repair).length).toBeGreaterThan(8)
  const after = applyEdits(before, computeRepairEdits(site(before)))
  expect(checkSite(site(after)).filter(({ repair }) => repair)).toEqual([])
  expect(countFindings(checkSite(site(after)))).toEqual({ errors: 0, warnings: 1 })
  expect(after).toContain('\n    "logoName": "logo.svg",\n')
  const repaired = JSON.parse(after)
  expect(repaired.menuItems.map(({ label }: { label: string }) => label)).toEqual([
    'About us',
    'Benefits',
    'Team',
  ])
  expect(computeRepairEdits(site(after))).toEqual([])
  expect(computeRepairEdits(site(''))).toEqual([])
})

test('a path is described by its labels on screen', () => {
  const describePath = (path: string, file = 'config.json') => {
    const { part, subject } = describePlace({ file, path }, configWithIssues)
    return `${part}: ${subject}`
  }
  expect(describePath('/pages/0')).toBe('About us: This page')
  expect(describePath('/pages/0/title')).toBe('About us: Its title')
  expect(describePath('/pages/2/blocks/0/alt')).toBe('Team: Description of block 1 (Image)')
  expect(describePath('/pages/1/blocks/0/text/0')).toBe('Benefits: Text of block 1 (Text)')
  expect(describePath('/pages/0/blocks/0')).toBe('About us: block 1 (Heading)')
  expect(describePath('/pages/7/blocks')).toBe('Page 8: Its content')
  expect(describePath('/menuItems')).toBe('Menu: The menu')
  expect(describePath('/menuItems/1/url')).toBe('Menu: ‘Moon’')
  expect(describePath('/look/colours/ink')).toBe('Theme: Text')
  expect(describePath('/shareImageName')).toBe('The whole site: The share picture')
  expect(describePath('/siteTitle')).toBe('The whole site: Site title')
  expect(describePath('', 'styles.min.css')).toBe('Files: styles.min.css')
})

test('returns the findings at a path and below it', () => {
  const createFinding = (path: string): SiteFinding => ({
    severity: 'error',
    code: 'x',
    file: 'config.json',
    path,
    message: '',
  })
  const findings = [
    createFinding('/pages/1'),
    createFinding('/pages/1/blocks/0/alt'),
    createFinding('/pages/10'),
    { ...createFinding(''), file: 'a.css' },
  ]
  expect(filterFindings(findings, '/pages/1').map(({ path }) => path)).toEqual([
    '/pages/1',
    '/pages/1/blocks/0/alt',
  ])
})

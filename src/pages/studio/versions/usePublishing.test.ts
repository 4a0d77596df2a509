import { expect, test } from 'vitest'
import type { SiteDraft } from '../../../schemas/site/siteDraft'
import { convertFaults } from './usePublishing'

const draft = (...names: string[]) =>
  ({ files: Object.fromEntries(names.map((name) => [name, { hash: '', size: 1, type: '' }])) }) as SiteDraft
const fault = (rule: string, place: string | null, page = '/about') => ({
  rule,
  help: 'Must be so',
  place,
  page,
})
const summarize = (...args: Parameters<typeof convertFaults>) =>
  convertFaults(...args).map(({ severity, code, file, path }) => [severity, code, file, path].join(' '))

test('lists a fault of the layout once, whichever page it was found on', () => {
  const menu = fault('link-name', '/menuItems/0')
  expect(summarize([menu, { ...menu, page: '/' }, fault('label', '/pages/0/blocks/1')], draft(), {})).toEqual(
    ['error axe-link-name config.json /menuItems/0', 'error axe-label config.json /pages/0/blocks/1'],
  )
  expect(convertFaults([menu, { ...menu, page: '/' }], draft(), {})[0]?.message).toContain('/about')
})

test("a fault outside the site's parts is an error of the stylesheet or, for contrast, of the theme; otherwise only a warning", () => {
  const contrast = fault('color-contrast', null)
  expect(summarize([contrast], draft('styles.min.css'), { look: {} })).toEqual([
    'error axe-color-contrast styles.min.css ',
  ])
  expect(summarize([contrast], draft(), { look: {} })).toEqual(['error axe-color-contrast config.json /look'])
  expect(summarize([fault('label', null)], draft(), { look: {} })).toEqual(['warning axe-label config.json '])
  expect(summarize([fault('label', null), contrast], draft(), {})).toEqual([
    'warning axe-label config.json ',
    'warning axe-color-contrast config.json ',
  ])
})

import { expect, test } from 'vitest'
import type { SiteDraft } from '../../../schemas/site/siteDraft'
import { faultFindings } from './faultFindings'

const draft = (...names: string[]) =>
  ({ files: Object.fromEntries(names.map((name) => [name, { hash: '', size: 1, type: '' }])) }) as SiteDraft
const fault = (rule: string, place: string | null, page = '/about') => ({
  rule,
  help: 'Must be so',
  place,
  page,
})
const told = (...args: Parameters<typeof faultFindings>) =>
  faultFindings(...args).map(({ severity, code, file, path }) => [severity, code, file, path].join(' '))

test('a part of the site is to be mended once, on whatever page it was found', () => {
  const menu = fault('link-name', '/menuItems/0')
  expect(told([menu, { ...menu, page: '/' }, fault('label', '/pages/0/blocks/1')], draft(), {})).toEqual([
    'error axe-link-name config.json /menuItems/0',
    'error axe-label config.json /pages/0/blocks/1',
  ])
  expect(faultFindings([menu, { ...menu, page: '/' }], draft(), {})[0]?.message).toContain('/about')
})

test('what is no part of the site is the stylesheet’s or the colours’ affair, or else nobody’s here', () => {
  const contrast = fault('color-contrast', null)
  expect(told([contrast], draft('styles.min.css'), { look: {} })).toEqual([
    'error axe-color-contrast styles.min.css ',
  ])
  expect(told([contrast], draft(), { look: {} })).toEqual(['error axe-color-contrast config.json /look'])
  expect(told([fault('label', null)], draft(), { look: {} })).toEqual(['warning axe-label config.json '])
  expect(told([fault('label', null), contrast], draft(), {})).toEqual([
    'warning axe-label config.json ',
    'warning axe-color-contrast config.json ',
  ])
})

import { expect, test } from 'vitest'
import { readClientConfig } from '../../schemas/clientConfig/readClientConfig'
import { getChangedPaths } from './startPreview'

const page = (path: string, text: string) => ({ path, title: path, blocks: [{ type: 'heading', text }] })
const site = (raw: object) => readClientConfig(raw, 'Quay').config
const paths = ['/a', '/b', '/privacy']
const before = site({ logoName: 'logo.svg', pages: [page('/a', 'A'), page('/b', 'B')] })

test('returns only pages that differ for visitors or are new', () => {
  const after = { ...before, logoName: `~${'0'.repeat(64)}/logo.svg`, pages: [...before.pages].reverse() }
  expect(getChangedPaths(paths, before, after)).toEqual([])
  expect(
    getChangedPaths(
      paths,
      before,
      site({ logoName: 'logo.svg', pages: [page('/A/', 'A'), page('/b', 'New')] }),
    ),
  ).toEqual(['/a', '/b'])
  expect(getChangedPaths(paths, site({ logoName: 'logo.svg' }), before)).toEqual(['/a', '/b'])
})

test('a change outside the pages affects all pages', () => {
  expect(getChangedPaths(paths, before, { ...before, themeColor: '#123456' })).toEqual(paths)
})

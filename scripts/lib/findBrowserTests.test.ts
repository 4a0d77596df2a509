import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findBrowserTests } from './findBrowserTests.mjs'

const allTests = readdirSync('tests/e2e')
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/e2e/${name}`)
  .sort()

describe('the browser tests that a change can reach', () => {
  test('of a page are those that name its address', () => {
    const files = findBrowserTests(['src/pages/settings/SettingsBlock.tsx'])
    expect(files).toContain('tests/e2e/settings.test.ts')
    expect(files).not.toContain('tests/e2e/browse.test.ts')
  })

  test('of a browser test are that test only', () => {
    expect(findBrowserTests(['tests/e2e/browse.test.ts'])).toEqual(['tests/e2e/browse.test.ts'])
  })

  test.each(['src/renderer/form/FormRenderer.tsx', 'server/app.ts', 'src/pages/shared/dialog/Modal.tsx'])(
    'of %s, which any page may show, are all',
    (path) => expect(findBrowserTests([path])).toEqual(expect.arrayContaining(allTests)),
  )

  test('of documents and other tests are none', () => {
    expect(
      findBrowserTests(['docs/operating.md', 'server/endpoints.test.ts', 'tests/api/auth.test.ts']),
    ).toEqual([])
  })
})

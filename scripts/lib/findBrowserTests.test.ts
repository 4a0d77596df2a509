import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findBrowserTests } from './findBrowserTests.mjs'

const allTests = readdirSync('tests/e2e')
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/e2e/${name}`)
  .sort()

describe('findBrowserTests', () => {
  test('selects for a page the tests that name its address', () => {
    const files = findBrowserTests(['src/pages/settings/SettingsBlock.tsx'])
    expect(files).toContain('tests/e2e/settings.test.ts')
    expect(files).not.toContain('tests/e2e/browse.test.ts')
  })

  test('selects for a changed browser test only that test', () => {
    expect(findBrowserTests(['tests/e2e/browse.test.ts'])).toEqual(['tests/e2e/browse.test.ts'])
  })

  test.each(['src/renderer/form/FormRenderer.tsx', 'server/app.ts', 'src/pages/shared/dialog/Modal.tsx'])(
    'selects all tests for %s, which any page may use',
    (path) => expect(findBrowserTests([path])).toEqual(expect.arrayContaining(allTests)),
  )

  test('selects no browser test for documents and other tests', () => {
    expect(
      findBrowserTests(['docs/operating.md', 'server/endpoints.test.ts', 'tests/api/auth.test.ts']),
    ).toEqual([])
  })
})

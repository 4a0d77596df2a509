import { expect, test } from 'vitest'
import { findFileReadingTests } from './findFileReadingTests.mjs'

test('finds tests that read documents, sources or generated files, and not a test that reads none', () => {
  const files = findFileReadingTests()
  expect(files).toEqual(
    expect.arrayContaining([
      'tests/docs/readme.test.ts',
      'server/db/tenantPredicates.test.ts',
      'server/config/variableList.test.ts',
    ]),
  )
  expect(files).not.toContain('scripts/lib/formatFileTimes.test.ts')
})

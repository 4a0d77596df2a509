import { format } from 'node:util'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A part that loads late on a busy machine is not a missing part.
configure({ asyncUtilTimeout: 15_000 })

/**
 * A test that writes to console.error or console.warn fails: React's and rjsf's warnings are defects in the making.
 * A test that expects such a line spies on the console itself: `vi.spyOn(console, 'error').mockReturnValue()`.
 */
const said: string[] = []

const keep = (...parts: unknown[]) => {
  said.push(format(...parts))
}

console.error = keep
console.warn = keep

afterEach(() => {
  cleanup()
  const unexpected = said.splice(0)
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`)
})

/**
 * Code that a file has asked for and not waited for ends with it. In a worker that goes on with other files the module then
 * counts as one that can not be loaded, and whichever file shows it next fails.
 */
afterAll(() => vi.dynamicImportSettled())

import { format } from 'node:util'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A part that loads late on a busy machine is not a missing part.
configure({ asyncUtilTimeout: 15_000 })

/**
 * A test that writes to console.error or console.warn fails: React's and rjsf's warnings are defects in the making.
 * A test that expects such a line spies on the console itself: `vi.spyOn(console, 'error').mockReturnValue()`.
 */
const messages: string[] = []

const keep = (...parts: unknown[]) => {
  messages.push(format(...parts))
}

console.error = keep
console.warn = keep

afterEach(() => {
  cleanup()
  const unexpectedMessages = messages.splice(0)
  if (unexpectedMessages.length > 0)
    throw new Error(`Unexpected console output:\n${unexpectedMessages.join('\n')}`)
})

/**
 * Dynamic imports that a test file did not wait for end with it. In a worker that continues with other files, their
 * modules would count as failed, and the next file that renders them would fail.
 */
afterAll(() => vi.dynamicImportSettled())

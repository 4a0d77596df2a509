import { format } from 'node:util'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// On a busy machine, lazily loaded parts need more time than the default.
configure({ asyncUtilTimeout: 15_000 })

/**
 * Fails a test that writes to console.error or console.warn, because warnings of React and rjsf point to defects. A
 * test that expects such a message spies on the console: `vi.spyOn(console, 'error').mockReturnValue()`.
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

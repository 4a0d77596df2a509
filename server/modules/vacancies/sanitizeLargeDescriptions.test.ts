import { expect, test, vi } from 'vitest'
import { cleanDescription } from '../../text/sanitizeHtml'
import { ParserPool } from '../files/parserPool'
import { sanitizeLargeDescriptions } from './sanitizeLargeDescriptions'

const log = { warn: () => undefined, error: () => undefined }
const createLongHtml = (word: string) => `<p>${word}<script>alert(1)</script></p>`.repeat(2000)

test('sanitizes the long descriptions of every language in the pool', async () => {
  const pool = new ParserPool(20_000, log)
  const run = vi.spyOn(pool, 'run')
  const translations = { de: { description: createLongHtml('eins') }, fr: {} }
  await sanitizeLargeDescriptions(pool, { description: createLongHtml('one'), translations })
  expect(run.mock.calls.map(([kind, { bytes }]) => [kind, Buffer.from(bytes).toString()])).toEqual([
    ['sanitizeDescription', createLongHtml('one')],
    ['sanitizeDescription', createLongHtml('eins')],
  ])
  expect(await Promise.all(run.mock.results.map(({ value }) => value))).toEqual([
    '<p>one</p>'.repeat(2000),
    '<p>eins</p>'.repeat(2000),
  ])
})

test('cleanDescription returns the result of the pool, instead of sanitizing the description again', async () => {
  const pool = { run: async () => 'From the pool' } as unknown as ParserPool
  await sanitizeLargeDescriptions(pool, { description: createLongHtml('cached') })
  expect(cleanDescription(createLongHtml('cached'))).toBe('From the pool')
})

test('reports the path of a description that takes too long', async () => {
  const poolWithShortDeadline = new ParserPool(1, log)
  const createRefusal = (path: string) => ({
    code: 'invalid',
    parts: { errors: [{ path, message: expect.any(String) }] },
  })
  await expect(
    sanitizeLargeDescriptions(poolWithShortDeadline, { description: createLongHtml('two') }),
  ).rejects.toMatchObject(createRefusal('/description'))
  const translations = { de: { description: createLongHtml('zwei') } }
  await expect(
    sanitizeLargeDescriptions(poolWithShortDeadline, { description: '<p>short</p>', translations }),
  ).rejects.toMatchObject(createRefusal('/translations/de/description'))
})

test('does not send short descriptions to the pool', async () => {
  const run = vi.fn()
  const translations = { de: { description: '<p>kurz</p>' } }
  await sanitizeLargeDescriptions({ run } as unknown as ParserPool, {
    description: '<p>short</p>',
    translations,
  })
  expect(run).not.toHaveBeenCalled()
})

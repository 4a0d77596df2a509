import { expect, test } from 'vitest'
import { cleanDescription } from '../../text/sanitizeHtml'
import { ParserPool } from '../files/parserPool'
import { sanitizeLargeDescriptions } from './sanitizeLargeDescriptions'

const log = { warn: () => undefined, error: () => undefined }
const long = (word: string) => `<p>${word}<script>alert(1)</script></p>`.repeat(2000)

test('cleanDescription returns sanitised long descriptions of every language after the pool has processed them', async () => {
  const translations = { de: { description: long('eins') }, fr: {} }
  await sanitizeLargeDescriptions(new ParserPool(20_000, log), { description: long('one'), translations })
  expect(cleanDescription(long('one'))).toBe('<p>one</p>'.repeat(2000))
  expect(cleanDescription(long('eins'))).toBe('<p>eins</p>'.repeat(2000))
})

test('reports the path of a description that takes too long, and keeps short descriptions out of the pool', async () => {
  const hurried = new ParserPool(1, log)
  const refusal = (path: string) => ({
    code: 'invalid',
    parts: { errors: [{ path, message: expect.any(String) }] },
  })
  const short = '<p>short</p>'
  await expect(sanitizeLargeDescriptions(hurried, { description: long('two') })).rejects.toMatchObject(
    refusal('/description'),
  )
  const translations = { de: { description: long('zwei') } }
  await expect(
    sanitizeLargeDescriptions(hurried, { description: short, translations }),
  ).rejects.toMatchObject(refusal('/translations/de/description'))
  await sanitizeLargeDescriptions(hurried, { description: short })
})

import { expect, test } from 'vitest'
import { cleanDescription } from '../../text/sanitizeHtml'
import { ParserPool } from '../files/parserPool'
import { sanitizeLargeHtml } from './sanitizeLargeHtml'

const log = { warn: () => undefined, error: () => undefined }
const long = (word: string) => `<p>${word}<script>alert(1)</script></p>`.repeat(2000)

test('a long description is sanitised in the pool, and found when it is shown', async () => {
  await sanitizeLargeHtml(new ParserPool(20_000, log), long('one'))
  expect(cleanDescription(long('one'))).toBe('<p>one</p>'.repeat(2000))
})

test('one that takes too long is refused, and a short one does not go there', async () => {
  const hurried = new ParserPool(1, log)
  await expect(sanitizeLargeHtml(hurried, long('two'))).rejects.toMatchObject({
    code: 'invalid',
    parts: { errors: [{ path: '/description', message: expect.any(String) }] },
  })
  await sanitizeLargeHtml(hurried, '<p>short</p>')
})

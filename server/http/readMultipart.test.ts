import { expect, it } from 'vitest'
import { decodeFilename } from './readMultipart'

it.each([
  ['my %22best%22 resume.pdf', 'my "best" resume.pdf'],
  ['two%0D%0Alines.pdf', 'twolines.pdf'],
  ['50%.pdf', '50%.pdf'],
])('decodes the file name %j of a form part to %j', (sent, name) => {
  expect(decodeFilename(sent)).toBe(name)
})

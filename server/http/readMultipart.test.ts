import { expect, it } from 'vitest'
import { decodeFilename } from './readMultipart'

it.each([
  ['my %22best%22 resume.pdf', 'my "best" resume.pdf'],
  ['two%0D%0Alines.pdf', 'twolines.pdf'],
  ['50%.pdf', '50%.pdf'],
])('reads the file name %j of a form as the browser meant it: %j', (sent, name) => {
  expect(decodeFilename(sent)).toBe(name)
})

import { expect, test } from 'vitest'
import { parseDataUrl } from './dataUrls'

test.each([
  ['data:text/plain;name=my%20notes.txt;base64,QUJD', 'my notes.txt'],
  ['data:text/plain;name=100% sure.txt;base64,QUJD', '100% sure.txt'],
  ['data:text/plain;base64,QUJD', 'file'],
])('reads the file of %s under the name %s', (dataUrl, name) => {
  expect(parseDataUrl(dataUrl)).toEqual({ name, size: 3, type: 'text/plain' })
})

import { expect, it } from 'vitest'
import { decodePlainText } from './decodePlainText'

it.each([
  ['UTF-8', Buffer.from('José Müller')],
  ['Windows-1252', Buffer.from('José Müller', 'latin1')],
  ['UTF-16 LE', Buffer.from('\uFEFFJosé Müller', 'utf16le')],
  ['UTF-16 BE', Buffer.from('\uFEFFJosé Müller', 'utf16le').swap16()],
])('decodes %s', (_, bytes) => {
  expect(decodePlainText(new Uint8Array(bytes))).toBe('José Müller')
})

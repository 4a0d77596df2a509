import { expect, it } from 'vitest'
import { toSafeFilename } from './safeFilename'

it.each([
  ['resume.pdf', 'resume.pdf'],
  ['CON.txt', '_CON.txt'],
  ['nul', '_nul'],
  ['lpt1.tar.gz', '_lpt1.tar.gz'],
  ['Console.txt', 'Console.txt'],
  ['a"b<c>.pdf', 'a_b_c_.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['half \ud83d.pdf', 'half \ufffd.pdf'],
  ['. .', '_'],
])('converts %j to %j', (filename, safe) => {
  expect(toSafeFilename(filename)).toBe(safe)
})

it.each(['a', '名', '👩'])(
  'shortens a long name of %j to the limit of file systems, and keeps its extension',
  (letter) => {
    const name = toSafeFilename(`${letter.repeat(200)}.docx`)
    expect(name).toMatch(/^.+\.docx$/u)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
    expect(Buffer.byteLength(name)).toBeGreaterThan(190)
    expect(Buffer.from(name).toString()).toBe(name)
  },
)

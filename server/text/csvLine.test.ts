import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsvLine } from './csvLine'

test.each([
  [['plain', 'Müller', ''], 'plain,Müller,\r\n'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+61 400', '-5', '@SUM(A1)'], "'=1+1,'+61 400,'-5,'@SUM(A1)\r\n"],
  [['\tx', '\rx', '="a","b"'], '"\'\tx","\'\rx","\'=""a"",""b"""\r\n'],
])('[API-18] a line of CSV follows RFC 4180, and runs no formula in a spreadsheet: %j', (cells, line) => {
  expect(formatCsvLine(cells)).toBe(line)
})

test('[API-18] lines within a cell stay as they were written: bullets get no apostrophe', () => {
  expect(formatCsvLine(['I can:\n- sail\n- row\n+ swim', 'a;-1'])).toBe(
    '"I can:\n- sail\n- row\n+ swim","a;-1"\r\n',
  )
})

const cell = fc
  .array(fc.constantFrom(...'=+-@ax,;|\t\r\n "\'＝'), { maxLength: 12 })
  .map((parts) => parts.join(''))

test('[API-18] a cell is read back unchanged, except for an apostrophe before the start of a formula', () => {
  const property = fc.property(cell, (text) => {
    const line = formatCsvLine([text]).slice(0, -2)
    const read = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
    expect(read).not.toMatch(/^[=+\-@\t\r\n＝]/)
    expect([text, `'${text}`]).toContain(read)
  })
  fc.assert(property, { numRuns: 2000, seed: 2026 })
})

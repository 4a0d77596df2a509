import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csvLine'

test.each([
  [['plain', 'Müller', ''], 'plain,Müller,\r\n'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+61 400', '-5', '@SUM(A1)'], "'=1+1,'+61 400,'-5,'@SUM(A1)\r\n"],
  [['\tx', '\rx', '="a","b"'], '"\'\tx","\'\rx","\'=""a"",""b"""\r\n'],
  [['two\n=1+1', 'a;-1', 'b, @SUM(A1)'], '"two\n\'=1+1","a;\'-1","b, \'@SUM(A1)"\r\n'],
])('[API-18] a line of CSV is what RFC 4180 says, and runs nothing in a spreadsheet: %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

const cell = fc
  .array(fc.constantFrom(...'=+-@ax,;|\t\r\n "\'＝'), { maxLength: 12 })
  .map((parts) => parts.join(''))

test('[API-18] however a spreadsheet splits a line, no piece of it begins like a formula', () => {
  const property = fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
    const pieces = csvLine(cells).split(/[,;|\t\r\n]/)
    for (const piece of pieces) expect(piece.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
  })
  fc.assert(property, { numRuns: 2000, seed: 2026 })
})

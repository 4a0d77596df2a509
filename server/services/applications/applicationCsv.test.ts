import { expect, test } from 'vitest'
import { csvLine } from './applicationCsv'

test.each([
  [['plain', 'Müller', ''], 'plain,Müller,\r\n'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+61 400', '-5', '@SUM(A1)'], "'=1+1,'+61 400,'-5,'@SUM(A1)\r\n"],
  [['\tx', '\rx', '="a","b"'], '\'\tx,"\'\rx","\'=""a"",""b"""\r\n'],
])('[API-18] a line of CSV is what RFC 4180 says, and runs nothing in a spreadsheet: %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

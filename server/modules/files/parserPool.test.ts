import { expect, test } from 'vitest'
import { createDocx, createPdf } from '../../../tests/fixtures/documents'
import { ProblemError } from '../../problem'
import { checkUpload } from './checkFile'
import { isTimeUp, ParserPool, UncheckedFileError } from './parserPool'

const lines: object[] = []
const log = { warn: (line: object) => lines.push(line), error: (line: object) => lines.push(line) }
const parsers = new ParserPool(20_000, log)
const checkPlainFile = () => checkUpload(parsers, 'plain.pdf', createPdf(), 2)
const accepted = { mime: 'application/pdf', content: createPdf() }

test('a file that exceeds its deadline is refused and logged once, and the next file is parsed', async () => {
  expect(await checkPlainFile()).toEqual(accepted)
  const poolWithShortDeadline = new ParserPool(1, log)
  const slow = createDocx({ 'word/document.xml': `<w:p>${'<w:t/>'.repeat(1_000_000)}</w:p>` })
  expect(await checkUpload(poolWithShortDeadline, 'slow.docx', slow, 2)).toEqual({ refusal: 'unchecked' })
  expect(lines).toEqual([{ kind: 'checkFile', bytes: slow.length, reason: 'time' }])
  expect(await checkPlainFile()).toEqual(accepted)
})

test('a deadline counts processor time; a task without processor time ends at three times the deadline', () => {
  expect(isTimeUp(2_000, 900, 5_000)).toBe(false)
  expect(isTimeUp(2_000, 2_001, 2_001)).toBe(true)
  expect(isTimeUp(2_000, 0, 6_001)).toBe(true)
})

test('a task that fails counts as an unchecked file', async () => {
  lines.length = 0
  const unknown = parsers.run('noSuchTask', { bytes: Buffer.from('x') })
  await expect(unknown).rejects.toThrow(UncheckedFileError)
  expect(lines).toMatchObject([{ kind: 'noSuchTask', bytes: 1, reason: 'crash' }])
})

test('files beyond the queue’s limit are refused with 503; queued files are checked', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 80 }, checkPlainFile))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const error of refused) {
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({ code: 'unavailable', parts: { retryAfter: 5 } })
  }
  expect(
    outcomes.filter((outcome) => outcome.status === 'fulfilled' && 'mime' in outcome.value),
  ).toHaveLength(80 - refused.length)
  expect(await checkPlainFile()).toEqual(accepted)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../..')
const propertyPattern = /^\s*((?:[a-z-]+-)?(?:left|right)(?:-[a-z]+)*)\s*:/
const valuePattern = /^\s*(?:text-align|float|clear|caption-side)\s*:[^;]*\b(?:left|right)\b/
/** Properties with values for top, right, bottom and left. */
const fourSidedPattern =
  /^\s*(?:padding|margin|inset|scroll-(?:padding|margin)|border-(?:width|color|style))\s*:\s*([^;]+);/
const cornerPattern = /^\s*border-radius\s*:\s*([^;/]+);/
/** Splits a value at spaces outside brackets. */
function splitAtSpaces(text: string): string[] {
  const flat = text.replace(/\([^()]*\)/g, (inner) => inner.replace(/[()\s]/g, '_'))
  return flat === text ? text.trim().split(/\s+/) : splitAtSpaces(flat)
}

/** Returns whether a stylesheet's line has physical directions (left, right) that must be logical (start, end). */
function isPhysical(line: string): boolean {
  if (propertyPattern.test(line) || valuePattern.test(line)) return true
  const sides = splitAtSpaces(fourSidedPattern.exec(line)?.[1] ?? '')
  if (sides.length === 4 && sides[1] !== sides[3]) return true
  const [topLeft, topRight, bottomRight, bottomLeft] = splitAtSpaces(cornerPattern.exec(line)?.[1] ?? '')
  return bottomLeft !== undefined && (topLeft !== topRight || bottomRight !== bottomLeft)
}

it('styles use logical directions instead of left and right', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  expect(sheets.length).toBeGreaterThan(80)
  const physicalLines = sheets.flatMap((name) =>
    readFileSync(join(src, name), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isPhysical(line) ? [`${name}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(physicalLines, 'Use inline-start and inline-end').toEqual([])
})

it.each([
  'margin-left: 1rem;',
  'left: 0;',
  'border-top-right-radius: 2px;',
  'text-align: right;',
  'padding: 0 1rem 0 2rem;',
  'border-radius: 4px 0 0 4px;',
])('rejects %s', (line) => expect(isPhysical(`  ${line}`)).toBe(true))

it.each([
  'padding: 0 calc(var(--a) - var(--b));',
  'padding: 0 1rem 2rem 1rem;',
  'border-radius: 4px 4px 0 0;',
  'text-align: start;',
  'inset: 0;',
])('accepts %s', (line) => expect(isPhysical(`  ${line}`)).toBe(false))

import { expect, it } from 'vitest'
import { putLink, type Replacement, toggleLines, toggleMark } from './markupCommands'

/** Marks the start and the end of the selection with '|'. */
function selected(text: string) {
  const [before = '', inner = '', after] = text.split('|')
  if (after === undefined) return { text: before + inner, start: before.length, end: before.length }
  return { text: before + inner + after, start: before.length, end: before.length + inner.length }
}

function shown(text: string, { from, to, insert, selectFrom, selectTo }: Replacement): string {
  const written = text.slice(0, from) + insert + text.slice(to)
  return `${written.slice(0, selectFrom)}|${written.slice(selectFrom, selectTo)}|${written.slice(selectTo)}`
}

it.each([
  ['a |word| b', 'a **|word|** b'],
  ['a | word |b', 'a  **|word|** b'],
  ['a **|word|** b', 'a |word| b'],
  ['a |**word**| b', 'a |word| b'],
  ['a *|word|* b', 'a ***|word|*** b'],
  ['a | b', 'a **|bold|** b'],
])('bold: %s becomes %s', (before, after) => {
  const given = selected(before)
  expect(shown(given.text, toggleMark(given, '**', 'bold'))).toBe(after)
})

it('two stars are no italics', () => {
  const given = selected('**|word|**')
  expect(shown(given.text, toggleMark(given, '*', ''))).toBe('***|word|***')
})

it.each([
  ['- ', 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
  ['- ', 'a\n|- b\n- c|', 'a\n|b\nc|'],
  ['1. ', '|- b\n\n- c|', '|1. b\n\n2. c|'],
  ['1. ', '|1. b\n2. c|', '|b\nc|'],
  ['## ', 'wo|rd', '## word||'],
  ['### ', '## wo|rd', '### word||'],
  ['## ', '|', '## ||'],
] as const)('lines of %j: %j becomes %j', (mark, before, after) => {
  const given = selected(before)
  expect(shown(given.text, toggleLines(given, mark))).toBe(after)
})

it('a link takes the place of what was selected', () => {
  const given = selected('see |the [jobs]| now')
  expect(shown(given.text, putLink(given, '/job (1)', ''))).toBe('see [the (jobs)](/job%20%281%29)|| now')
})

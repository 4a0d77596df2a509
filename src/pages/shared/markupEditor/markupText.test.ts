import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markupToText, textToMarkup } from './markupText'

it('parts a text into paragraphs, headings and items', () => {
  const text = 'One\ngoes on\n\n## Two\n- a\n- b\n\n\n1. first\nplain'
  expect(textToMarkup(text)).toEqual(['One\ngoes on', '## Two', '- a', '- b', '1. first', 'plain'])
})

it('puts items on separate lines, and a blank line between paragraphs', () => {
  expect(markupToText(['Hello', '- a', '- b', 'End'])).toBe('Hello\n\n- a\n- b\n\nEnd')
  expect(textToMarkup(markupToText(['- c\n- d']))).toEqual(['- c', '- d'])
})

it('a text that was written comes back as it was', () => {
  const line = fc.stringMatching(/^(## |- |1\. )?[a-z*[\]]{1,12}$/)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (paragraphs) => {
      expect(textToMarkup(markupToText(paragraphs))).toEqual(paragraphs)
    }),
  )
})

import { expect, it } from 'vitest'
import { textToMarkup } from './markupText'

it('parts a text into paragraphs, headings and items', () => {
  const text = 'One\ngoes on\n\n## Two\n- a\n- b\n\n\n1. first\nplain'
  expect(textToMarkup(text)).toEqual(['One\ngoes on', '## Two', '- a', '- b', '1. first', 'plain'])
})

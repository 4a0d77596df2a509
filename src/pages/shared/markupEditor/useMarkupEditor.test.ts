import fc from 'fast-check'
import { expect, it } from 'vitest'
import { convertTextToMarkup, toDocument, toParagraphs } from './useMarkupEditor'

it('splits a text into paragraphs, headings and list items', () => {
  const text = 'One\ngoes on\n\n## Two\n- a\n- b\n\n\n1. first\nplain'
  expect(convertTextToMarkup(text)).toEqual(['One\ngoes on', '## Two', '- a', '- b', '1. first', 'plain'])
})

it.each([
  [['## How we work', 'We **build** boats.', '### Smaller', '- One', '- *Two*', '1. First', '2. Second']],
  [['See [the **jobs**](/job/viewjobs) and [mail us](mailto:jobs@example.org).']],
  [['One line\nand another', 'A new paragraph']],
  [['***Both*** and **bold***italic*']],
  [['5 * 3 * 2', 'a [note] in brackets', '[[Placeholder]]']],
])('%j is unchanged after conversion to a document and back', (paragraphs) => {
  expect(toParagraphs(toDocument(paragraphs))).toEqual(paragraphs)
})

it('leaves out empty blocks', () => {
  expect(toDocument([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
  expect(toParagraphs({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'heading' }] })).toEqual([])
})

it('encodes brackets and blanks in an address', () => {
  const text = { type: 'text', text: 'map', marks: [{ type: 'link', attrs: { href: '/a (b)' } }] }
  const lines = toParagraphs({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] })
  expect(lines).toEqual(['[map](/a%20%28b%29)'])
})

it('a second conversion changes nothing', () => {
  const line = fc.stringMatching(/^(## |- |1\. )?[a-z*[\]() \n]{1,16}$/)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (paragraphs) => {
      const convertedParagraphs = toParagraphs(toDocument(paragraphs))
      expect(toParagraphs(toDocument(convertedParagraphs))).toEqual(convertedParagraphs)
    }),
  )
})

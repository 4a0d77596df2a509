import { expect, it } from 'vitest'
import { parseMarkup } from './parseMarkup'

it('reads headings, paragraphs and lists', () => {
  expect(parseMarkup(['## One', 'Words', '- a', '- b', '1. first', '### Two', '- c\n- d', ' '])).toEqual([
    { kind: 'heading', level: 2, content: ['One'] },
    { kind: 'paragraph', content: ['Words'] },
    { kind: 'list', ordered: false, items: [['a'], ['b']] },
    { kind: 'list', ordered: true, items: [['first']] },
    { kind: 'heading', level: 3, content: ['Two'] },
    { kind: 'list', ordered: false, items: [['c'], ['d']] },
  ])
})

it('reads bold, italic and links in a line', () => {
  expect(parseMarkup(['A **b** and *c*, see [the *jobs*](/job/viewjobs).'])).toEqual([
    {
      kind: 'paragraph',
      content: [
        'A ',
        { kind: 'strong', content: ['b'] },
        ' and ',
        { kind: 'em', content: ['c'] },
        ', see ',
        { kind: 'link', href: '/job/viewjobs', content: ['the ', { kind: 'em', content: ['jobs'] }] },
        '.',
      ],
    },
  ])
})

it('reads text that is bold and italic', () => {
  expect(parseMarkup(['Now ***open*** again'])).toEqual([
    {
      kind: 'paragraph',
      content: ['Now ', { kind: 'strong', content: [{ kind: 'em', content: ['open'] }] }, ' again'],
    },
  ])
})

it.each([
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '<b onclick="x()">x</b>',
  '5 * 3 * 2',
  '[x](data:text/html,x)',
])('leaves %s as text', (text) => {
  expect(JSON.stringify(parseMarkup([text]))).not.toContain('"href"')
  const [part] = parseMarkup([text])
  expect(part?.kind === 'paragraph' && part.content.every((piece) => typeof piece === 'string')).toBe(true)
})

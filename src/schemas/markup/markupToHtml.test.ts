import { expect, test } from 'vitest'
import { markupToHtml } from './markupToHtml'

test('renders headings, paragraphs, lists and inline markup', () => {
  expect(
    markupToHtml(['## The work', 'You **lead** a [team](/about).', '- One', '- *Two*', '1. First']),
  ).toBe(
    '<h2>The work</h2><p>You <strong>lead</strong> a <a href="/about">team</a>.</p>' +
      '<ul><li>One</li><li><em>Two</em></li></ul><ol><li>First</li></ol>',
  )
})

test('escapes all HTML in the text', () => {
  expect(markupToHtml(['<script>x</script> & "y"', '[a](https://x.org/"onclick=")'])).toBe(
    '<p>&lt;script&gt;x&lt;/script&gt; &amp; &quot;y&quot;</p>' +
      '<p><a href="https://x.org/&quot;onclick=&quot;">a</a></p>',
  )
})

import { expect, test } from 'vitest'
import { sanitizeDescription } from './sanitizeDescription'

test('text keeps its shape', () => {
  const html = '<h3>The role</h3><p>One <strong>two</strong></p><ul><li>three</li></ul>'
  expect(sanitizeDescription(html)).toBe(html)
  expect(sanitizeDescription('<a href="https://example.org/x">x</a>')).toBe(
    '<a href="https://example.org/x" rel="noopener noreferrer" target="_blank">x</a>',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="color:red">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<svg><a xlink:href="javascript:alert(1)"/></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
])('%s loses what acts', (html) => {
  expect(sanitizeDescription(html)).not.toMatch(/script|onerror|onclick|style|evil|<img|<svg|<iframe/)
})

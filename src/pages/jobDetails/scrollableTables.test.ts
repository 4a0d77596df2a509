import { expect, test } from 'vitest'
import { withScrollableTables } from './JobDetailsBlock'

const region = (number: number) =>
  `<div class="fy-rich__table" role="region" tabindex="0" aria-label="Table ${number}">`

test('each outer table of a description scrolls in a separate region', () => {
  const inner = '<table><tr><td>1</td></tr></table>'
  const outer = `<table dir="ltr"><tr><td>${inner}</td></tr></table>`
  expect(withScrollableTables(`<p>Pay</p>${outer}${inner}`)).toBe(
    `<p>Pay</p>${region(1)}${outer}</div>${region(2)}${inner}</div>`,
  )
  expect(withScrollableTables('<p>No tables</p>')).toBe('<p>No tables</p>')
})

import { expect, test } from 'vitest'
import { sanitizeSidebar } from './sanitizeSidebar'

test("[LY-06] a client's HTML keeps what is read and loses what runs, asks or styles", () => {
  const html =
    '<h2 style="color:red" id="root" onclick="x()">Hi</h2><script>x()</script><form><input></form>' +
    '<a href="javascript:x()">no</a><a href="https://example.org" target="_blank">yes</a>' +
    '<img src="/clients/harbour/team.jpg" alt="Us" onerror="y()"><iframe src="https://example.org"></iframe><style>p{}</style>'
  expect(sanitizeSidebar(html)).toBe(
    '<h2>Hi</h2><a>no</a><a href="https://example.org" target="_blank">yes</a><img src="/clients/harbour/team.jpg" alt="Us" />',
  )
})

import { expect, test } from 'vitest'
import { getDraftRetentionDays } from './draftRetention'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [7, `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`],
  [
    7,
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webKit} CriOS/144.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    30,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36',
  ],
  [30, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0'],
])('drafts are kept for %i days in %s', (days, userAgent) => {
  expect(getDraftRetentionDays(userAgent)).toBe(days)
})

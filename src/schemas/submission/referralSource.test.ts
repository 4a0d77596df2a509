import { expect, it } from 'vitest'
import { readReferralSource, toReferralSourceQuery, withReferralSource } from './referralSource'

it.each([
  ['?source=intranet&utm_source=news', 'intranet'],
  ['?utm_source=news&page=2&utm_medium=mail', 'utm_source=news&utm_medium=mail'],
  ['?page=2', null],
  ['?source=&utm_source=', null],
  ['?SOURCE=intranet', 'intranet'],
  ['?UTM_Source=news', 'UTM_Source=news'],
  ['?utm_=news&xutm_source=news&utm_a-b=c', null],
  [`?source=${'x'.repeat(500)}`, 'x'.repeat(200)],
])('the referral source of %s is %s', (search, source) => expect(readReferralSource(search)).toBe(source))

it.each(['?source=the+intranet', '?utm_source=news&utm_medium=a+mail', ''])(
  'the referral source of “%s” is passed on unchanged',
  (search) => {
    expect(toReferralSourceQuery(readReferralSource(search))).toBe(search)
  },
)

it.each([
  ['utm_source=a=b&utm_medium', '?utm_source=a%3Db&utm_medium='],
  ['UTM_source=news', '?UTM_source=news'],
  ['utm_=news', '?source=utm_%3Dnews'],
  ['my utm_source=news', '?source=my+utm_source%3Dnews'],
])('the referral source %s is passed on as %s', (source, query) =>
  expect(toReferralSourceQuery(source)).toBe(query),
)

it('without a referral source nothing is passed on', () => expect(toReferralSourceQuery(null)).toBe(''))

it.each([
  ['/job/viewjobs', '/job/viewjobs?source=a%26b'],
  ['/job/viewjobs?name=x', '/job/viewjobs?name=x&source=a%26b'],
  ['/about#team', '/about?source=a%26b#team'],
])('a link to %s passes the referral source on as %s', (href, expected) => {
  expect(withReferralSource(href, 'a&b')).toBe(expected)
  expect(withReferralSource(href, null)).toBe(href)
})

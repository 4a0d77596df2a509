import { expect, it } from 'vitest'
import { channelOf, channelQuery } from './channel'

it.each([
  ['?source=intranet&utm_source=news', 'intranet'],
  ['?utm_source=news&page=2&utm_medium=mail', 'utm_source=news&utm_medium=mail'],
  ['?page=2', null],
  ['?source=&utm_source=', null],
  [`?source=${'x'.repeat(500)}`, 'x'.repeat(200)],
])('%s came by %s', (search, channel) => expect(channelOf(search)).toBe(channel))

it.each(['?source=the+intranet', '?utm_source=news&utm_medium=a+mail', ''])(
  '%s is brought along',
  (search) => {
    expect(channelQuery(channelOf(search))).toBe(search)
  },
)

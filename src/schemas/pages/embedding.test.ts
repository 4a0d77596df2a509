import { expect, it } from 'vitest'
import { getFrameLocation, isEmbeddedQuery } from './embedding'

it.each([
  ['?iframe', true],
  ['?IFRAME=1', true],
  ['?page=2&isIframe=true', true],
  ['?isiframe=', true],
  ['?notiframe=1', false],
  ['?page=iframe', false],
  ['', false],
])('[EM-01] %s embeds: %s', (search, embedded) => expect(isEmbeddedQuery(search)).toBe(embedded))

it.each([
  ['?iframe&isExpressionOfInterest=true', 'EOI'],
  ['?ISEXPRESSIONOFINTEREST', 'EOI'],
  ['?iframe', 'AvaliableJobs'],
  ['?q=isExpressionOfInterest', 'AvaliableJobs'],
])('[EM-03] %s is described as %s', (search, label) => expect(getFrameLocation(search)).toBe(label))

import { expect, test } from 'vitest'
import { readClientConfig } from '../../../schemas/clientConfig/readClientConfig'
import type { PreviewedSite } from './canvasMessages'
import { deserializeSite, serializeSite } from './serializeSite'

const site = (...titles: string[]): PreviewedSite => {
  const pages = titles.map((title) => ({
    path: `/${title}`,
    title,
    blocks: [{ type: 'heading', text: title }],
  }))
  return {
    config: readClientConfig({ pages }, 'Quay').config,
    pages: titles.map((_, index) => index),
    menu: [],
    css: '',
    isWritable: true,
  }
}

test('an unchanged page is not sent again, whatever its position, and is restored as before', () => {
  const before = site('one', 'two', 'three')
  const [one, two, three] = before.config.pages
  if (!one || !two || !three) return expect.fail('no pages')
  const changedPage = { ...two, title: 'Other' }
  const after = { ...before, config: { ...before.config, pages: [three, one, changedPage] } }
  const message = serializeSite(after, before)
  expect(message.config.pages).toEqual([2, 0, changedPage])
  const received = deserializeSite(structuredClone(message), before)
  expect(received).toEqual(after)
  expect(received?.config.pages[0]).toBe(three)
})

test('the first message contains everything, and a later message is ignored if the first was not received', () => {
  const completeSite = site('one')
  expect(deserializeSite(serializeSite(completeSite, null), null)).toEqual(completeSite)
  expect(deserializeSite(serializeSite(completeSite, completeSite), null)).toBeNull()
})

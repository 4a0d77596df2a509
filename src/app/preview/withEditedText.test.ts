import { expect, test } from 'vitest'
import { readClientConfig } from '../../schemas/clientConfig/readClientConfig'
import { withEditedText } from './withEditedText'

const { config } = readClientConfig(
  {
    headingTitle: 'Old',
    menuItems: [{ label: 'About', url: '/about' }],
    pages: [
      { path: '/about', title: 'About', blocks: [{ type: 'heading', text: 'Old' }] },
      { path: '/other', title: 'Other', blocks: [{ type: 'heading', text: 'Other' }] },
    ],
  },
  'Quay',
)
/** In the file, each list starts with an item that is not drawn. */
const shown = { config, pages: [1, 2], menu: [1], css: '', isWritable: true }

test('a text is written where its place in the file is shown, and all else stays the very same', () => {
  const block = withEditedText(shown, '/pages/1/blocks/0/text', 'New').config
  expect(block.pages[0]?.blocks[0]).toEqual({ type: 'heading', text: 'New' })
  expect(block.pages[1]).toBe(config.pages[1])
  expect(block.menuItems).toBe(config.menuItems)
  expect(withEditedText(shown, '/menuItems/1/label', 'New').config.menuItems).toEqual([
    { label: 'New', url: '/about' },
  ])
  expect(withEditedText(shown, '/headingTitle', 'New').config.headingTitle).toBe('New')
})

test('what is not shown is not written', () => {
  expect(withEditedText(shown, '/pages/0/title', 'New')).toBe(shown)
})

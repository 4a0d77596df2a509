import { expect, it } from 'vitest'
import { editValue } from '../site/editValue'
import { deletePage } from './pageChanges'

it('keeps a menu item with a submenu when its page is deleted, and links it to the redirect target', () => {
  const rawConfig = {
    menuItems: [
      { label: 'About', url: '/about', items: [{ label: 'Team', url: '/team' }] },
      { label: 'About us', url: '/about' },
    ],
    pages: [
      { path: '/about', title: 'About', blocks: [] },
      { path: '/team', title: 'Team', blocks: [] },
    ],
  }
  expect(editValue(rawConfig, deletePage(rawConfig, 0, '/team').edits)).toEqual({
    menuItems: [{ label: 'About', url: '/team', items: [{ label: 'Team', url: '/team' }] }],
    pages: [{ path: '/team', title: 'Team', blocks: [] }],
    redirects: [{ from: '/about', to: '/team' }],
  })
})

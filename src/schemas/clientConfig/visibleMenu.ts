import { normalizePath } from '../pages/normalizePath'
import type { ClientConfig, FooterLink, MenuItem } from './clientConfig'

/** Returns the menu without links to hidden pages. An item whose page is hidden stays if it has a submenu. */
export function getVisibleMenu({ menuItems, pages }: Pick<ClientConfig, 'menuItems' | 'pages'>): MenuItem[] {
  const hidden = new Set(pages.flatMap(({ path, isHidden }) => (isHidden ? [normalizePath(path)] : [])))
  if (hidden.size === 0) return menuItems
  const isShown = ({ url }: FooterLink) => !hidden.has(normalizePath(url.split(/[?#]/, 1)[0] ?? ''))
  return menuItems.flatMap(({ items, ...item }) => {
    const below = items?.filter(isShown) ?? []
    const [first] = below
    if (isShown(item)) return [below.length > 0 ? { ...item, items: below } : item]
    return first ? [{ ...item, url: first.url, items: below }] : []
  })
}

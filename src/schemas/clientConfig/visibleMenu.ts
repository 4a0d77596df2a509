import { normalizePath } from '../pages/normalizePath'
import type { ClientConfig, FooterLink, MenuItem } from './clientConfig'

/**
 * Returns the menu without links to hidden pages. An item whose page is hidden gets the address of its first visible
 * subitem, and is left out if it has none.
 */
export function getVisibleMenu({ menuItems, pages }: Pick<ClientConfig, 'menuItems' | 'pages'>): MenuItem[] {
  const hiddenPaths = new Set(pages.flatMap(({ path, isHidden }) => (isHidden ? [normalizePath(path)] : [])))
  if (hiddenPaths.size === 0) return menuItems
  const isShown = ({ url }: FooterLink) => !hiddenPaths.has(normalizePath(url.split(/[?#]/, 1)[0] ?? ''))
  return menuItems.flatMap(({ items, ...item }) => {
    const visibleItems = items?.filter(isShown) ?? []
    const [first] = visibleItems
    if (isShown(item)) return [visibleItems.length > 0 ? { ...item, items: visibleItems } : item]
    return first ? [{ ...item, url: first.url, items: visibleItems }] : []
  })
}

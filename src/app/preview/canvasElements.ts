import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { clientBlocks } from '../../schemas/blocks/block'
import { type FooterLink, vacancyColumns } from '../../schemas/clientConfig/clientConfig'
import { getVisibleMenu } from '../../schemas/clientConfig/visibleMenu'
import { previewCanvasTexts as texts } from '../../texts/admin/previewCanvas.texts'
import { placeAttribute } from './markedBlocks'

/** A selectable element of the previewed page. */
export interface CanvasElement {
  /** JSON Pointer of its value in config.json. */
  place: string
  name: string
  elements: Element[]
  /** The address of the element's only link, which may be the element; null without a link, or with several. */
  href: string | null
}

interface FoundElement {
  place: string
  name: string
}

interface ElementRule {
  selector: string
  find: (element: Element, site: PreviewedSite) => FoundElement | null
}

const narrowQuery = '(max-width: 48rem)'
const getElementIndex = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element)

/** Rules for elements outside the blocks. They use class names that are part of the stylesheet API. */
const rules: readonly ElementRule[] = [
  {
    selector: '.fy-logo',
    find: (_, { config }) =>
      config.mobileLogoName && window.matchMedia(narrowQuery).matches
        ? { place: '/mobileLogoName', name: texts.smallLogo }
        : { place: '/logoName', name: texts.logo },
  },
  {
    selector: '.fy-header__items > li',
    find: findMenuItem,
  },
  { selector: '.fy-header__below > li', find: findSubmenuItem },
  { selector: '.fy-titlebar__title', find: () => ({ place: '/headingTitle', name: texts.heading }) },
  { selector: '.fy-titlebar', find: () => ({ place: '/titlebarBackground', name: texts.titleBar }) },
  {
    selector: '.fy-job-table th',
    find: (element, { config }) => {
      const column = vacancyColumns[getElementIndex(element)]
      if (!column) return null
      const label = config.vacancyListTableOverrides[column] ?? column
      return { place: `/vacancyListTableOverrides/${column}`, name: texts.column(label) }
    },
  },
  { selector: '.fy-sidebar__own', find: () => ({ place: '/sidebarBlocks', name: texts.sidebar }) },
  { selector: '.fy-footer', find: () => ({ place: '/footerLinks', name: texts.footer }) },
]

/** Items that link to hidden pages are in config.json but not in the menu. */
function findMenuItem(element: Element, { config, menu }: PreviewedSite): FoundElement | null {
  const index = getConfigIndex(config.menuItems, getVisibleMenu(config), getElementIndex(element))
  const item = config.menuItems[index]
  return item ? { place: `/menuItems/${menu[index] ?? index}`, name: texts.menuItem(item.label) } : null
}

/** The first link in a submenu may be the parent item itself. */
function findSubmenuItem(element: Element, site: PreviewedSite): FoundElement | null {
  const parent = element.parentElement?.closest('li')
  const menuItem = parent ? findMenuItem(parent, site) : null
  if (!parent || !menuItem) return null
  const { url, items: links = [] } = getVisibleMenu(site.config)[getElementIndex(parent)] ?? {}
  const index = getElementIndex(element) - (links.some((link) => link.url === url) ? 0 : 1)
  const allLinks = site.config.menuItems[site.menu.indexOf(Number(menuItem.place.split('/')[2]))]?.items ?? []
  const link = links[index]
  return link
    ? {
        place: `${menuItem.place}/items/${getConfigIndex(allLinks, links, index)}`,
        name: texts.menuItem(link.label),
      }
    : menuItem
}

/** Returns the index in `allLinks` of the visible link at `index`. Both lists have the same order. */
function getConfigIndex(
  allLinks: readonly FooterLink[],
  visibleLinks: readonly FooterLink[],
  index: number,
): number {
  return visibleLinks
    .slice(0, index + 1)
    .reduce(
      (previousIndex, { label }) =>
        allLinks.findIndex((link, linkIndex) => linkIndex > previousIndex && link.label === label),
      -1,
    )
}

const selector = [`[${placeAttribute}]`, ...rules.map((rule) => rule.selector)].join(',')

/** Returns the innermost selectable element that contains `element`. */
export function findSelectableElement(element: Element, site: PreviewedSite): FoundElement | null {
  const selectableElement = element.closest(selector)
  if (!selectableElement) return null
  const place = selectableElement.getAttribute(placeAttribute)
  const foundElement =
    place === null ? findByRule(selectableElement, site) : { place, name: getBlockName(place, site) }
  return (
    foundElement ??
    (selectableElement.parentElement && findSelectableElement(selectableElement.parentElement, site))
  )
}

function findByRule(element: Element, site: PreviewedSite): FoundElement | null {
  return rules.find((rule) => element.matches(rule.selector))?.find(element, site) ?? null
}

/** Returns all visible selectable elements, in page order. */
export function findElements(root: ParentNode, site: PreviewedSite): CanvasElement[] {
  const elements = new Map<string, CanvasElement>()
  for (const element of root.querySelectorAll(selector)) {
    if (element.getClientRects().length === 0) continue
    const place = element.getAttribute(placeAttribute)
    const foundElement =
      place === null ? findByRule(element, site) : { place, name: getBlockName(place, site) }
    if (!foundElement) continue
    const existingElement = elements.get(foundElement.place)
    if (existingElement) existingElement.elements.push(element)
    else
      elements.set(foundElement.place, { ...foundElement, elements: [element], href: getOnlyHref(element) })
  }
  return [...elements.values()]
}

/** Returns the address of an element that contains exactly one link; null for others. */
function getOnlyHref(element: Element): string | null {
  const links = element.matches('a[href]') ? [element] : [...element.querySelectorAll('a[href]')]
  return links.length === 1 ? (links[0]?.getAttribute('href') ?? null) : null
}

function getBlockName(place: string, { config, pages }: PreviewedSite): string {
  const [section, firstIndex, , blockIndex] = place.split('/').slice(1)
  const isSidebar = section === 'sidebarBlocks'
  const blocks = isSidebar ? config.sidebarBlocks : config.pages[pages.indexOf(Number(firstIndex))]?.blocks
  const number = Number(isSidebar ? firstIndex : blockIndex)
  if (!blocks || Number.isNaN(number)) return texts.pageTitle
  const type = blocks[number]?.type
  const title = type ? clientBlocks[type].title : texts.unknownBlock
  return (isSidebar ? texts.sidebarBlock : texts.block)(title, number + 1, blocks.length)
}

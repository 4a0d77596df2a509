import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import type { ClientBlock } from '../../schemas/blocks/block'
import { vacancyColumns } from '../../schemas/clientConfig/clientConfig'

/** A text that the page shows exactly as it is written in config.json. */
export interface TextLocation {
  /** JSON Pointer of the text in config.json. */
  place: string
  value: string
  element: HTMLElement
}

/**
 * Finds the nearest element around `target` whose whole text is exactly one value at `place` in config.json. Null if
 * there is none, or if several values have the same text.
 */
export function findTextAround(target: Element, place: string, site: PreviewedSite): TextLocation | null {
  const placeTexts = getTexts(place, site)
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const textLocation = toTextLocation(element, placeTexts)
    if (textLocation) return textLocation
  }
  return null
}

/** Finds the first element inside these elements whose whole text is one value at `place`; for keyboard users. */
export function findTextWithin(
  elements: readonly Element[],
  place: string,
  site: PreviewedSite,
): TextLocation | null {
  const placeTexts = getTexts(place, site)
  for (const element of elements)
    for (const inner of [element, ...element.querySelectorAll('*')]) {
      const textLocation = toTextLocation(inner, placeTexts)
      if (textLocation) return textLocation
    }
  return null
}

function toTextLocation(element: Element, placeTexts: readonly [string, string][]): TextLocation | null {
  if (!(element instanceof HTMLElement) || !hasOnlyTextAndIcons(element)) return null
  const text = element.textContent?.trim() ?? ''
  const [first, ...duplicates] = placeTexts.filter(([, value]) => value === text)
  return first && duplicates.length === 0 ? { place: first[0], value: first[1], element } : null
}

/** True if the element contains only text and icons. */
const hasOnlyTextAndIcons = (element: Element) => [...element.children].every((child) => child.matches('svg'))

/** Returns every text at a place or below it, with its JSON Pointer. */
function getTexts(place: string, { config, pages, menu }: PreviewedSite): [string, string][] {
  if (place === '/headingTitle') return [[place, config.headingTitle]]
  const [section = '', id = '', kind, childIndex] = place.split('/').slice(1)
  if (section === 'vacancyListTableOverrides') {
    const column = vacancyColumns.find((vacancyColumn) => vacancyColumn === id)
    return column ? [[place, config.vacancyListTableOverrides[column] ?? column]] : []
  }
  if (section === 'menuItems') {
    const parentItem = config.menuItems[menu.indexOf(Number(id))]
    const item = kind === 'items' ? parentItem?.items?.[Number(childIndex)] : parentItem
    return item ? [[`${place}/label`, item.label]] : []
  }
  if (section === 'sidebarBlocks') return getLeaves(getValues(config.sidebarBlocks[Number(id)]), place)
  const page = section === 'pages' ? config.pages[pages.indexOf(Number(id))] : undefined
  if (!page) return []
  if (kind === 'title') return [[place, page.title]]
  return getLeaves(getValues(page.blocks[Number(childIndex)]), place)
}

/** Returns the block's values without its type. */
function getValues(block: ClientBlock | undefined): object {
  const { type: _, ...values } = block ?? { type: null }
  return values
}

function getLeaves(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => getLeaves(inner, `${place}/${key}`))
}

import { counted } from './language'

/** What the site studio says of what was done to a site. */
export const siteEditingTexts = {
  undone: (words: string) => `Undone: ${words}`,
  redone: (words: string) => `Done again: ${words}`,
  mine: 'Your changes',
  overwritten: 'What the other person had saved',
  broughtBack: 'Changes that were not saved yet',

  writeHere: 'Write here.',
  page: 'Page',
  unknownBlock: (type: string) => (type === '' ? 'Unknown block' : `Unknown block '${type}'`),
  added: (name: string) => `${name} added`,
  pasted: (name: string) => `${name} pasted`,
  duplicated: (name: string) => `${name} duplicated`,
  deleted: (name: string) => `${name} deleted`,
  changed: (name: string) => `${name} changed`,
  moved: (name: string, place: number, count: number) => `${name} moved to place ${place} of ${count}`,
  movedToPage: (name: string, page: string) => `${name} moved to the page ${page}`,
  copiedToPage: (name: string, page: string) => `${name} copied to the page ${page}`,

  pageAdded: (title: string) => `Page ${title} added`,
  pageDeleted: (title: string) => `Page ${title} deleted`,
  pageRenamed: (from: string, to: string, links: number) =>
    `Address ${from} changed to ${to}${links === 0 ? '' : `; ${counted(links, 'one link follows', `${links} links follow`)}`}`,
  pageMoved: (title: string, place: number, count: number) =>
    `Page ${title} moved to place ${place} of ${count}`,
  pageHidden: (title: string) => `Page ${title} hidden`,
  pageShown: (title: string) => `Page ${title} shown`,
  pageHome: (title: string) => `Page ${title} is the first page now`,

  menuAdded: (label: string) => `Menu item ${label} added`,
  menuDeleted: (label: string) => `Menu item ${label} deleted`,
  menuMoved: (label: string, place: number, count: number) =>
    `Menu item ${label} moved to place ${place} of ${count}`,
  menuBelow: (label: string, above: string) => `Menu item ${label} moved below ${above}`,
  menuOut: (label: string) => `Menu item ${label} moved to the first level`,
} as const

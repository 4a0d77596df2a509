import { selectCount } from '../language/language'

/** What the site studio says of what was done to a site. */
export const siteEditingTexts = {
  undone: (words: string) => `Undone: ${words}`,
  redone: (words: string) => `Done again: ${words}`,
  merged: 'Changes of somebody else added',
  broughtBack: 'Changes that were not saved yet',

  writeHere: 'Write here',
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
    `Address ${from} changed to ${to}${links === 0 ? '' : `; ${selectCount(links, 'one link follows', `${links} links follow`)}`}`,
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

/** What the studio's forms call keys of config.json that have no title of their own, and their choices. */
const titles: Readonly<Record<string, string>> = {
  path: 'Address',
  title: 'Title',
  description: 'Description',
  shareImageName: 'Share picture',
  isHidden: 'Hidden',
  logoName: 'Logo',
  mobileLogoName: 'Mark for narrow screens',
  faviconName: 'Icon',
  titlebarBackground: 'Title picture',
  themeColor: 'Accent colour',
  country: 'Country',
  currency: 'Currency',
  timeZone: 'Time zone',
  street: 'Street',
  locality: 'Town',
  region: 'Region',
  postcode: 'Postcode',
  item: 'Entry',
  vacancyListTableOverrides: 'Column titles of the job list',
  menuItems: 'Menu item',
  footerLinks: 'Link in the footer',
  redirects: 'Redirect',
  texts: 'Texts of the product’s pages',
}
const choices: Readonly<Record<string, string>> = { _self: 'The same tab', _blank: 'A new tab' }

/** 'heroImageName' → 'Hero image name'. */
function spoken(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

export const siteFieldTexts = {
  site: 'The site',
  titleOf: (key: string) => titles[key] ?? (key.includes(' ') ? key : spoken(key)),
  choice: (value: string | number) => choices[value] ?? spoken(String(value)),
} as const

/** The forms in which the properties of what is selected are changed. */
export const inspectorTexts = {
  toSite: 'Names and pictures of the site',
  changed: (name: string) => `${name} changed`,
  unknownBlock:
    'This version of the product does not know this block. It stays as it is, can be moved, and is exported.',
  written: 'As it is written',
  findings: 'To be mended here',
  paragraphsHelp: 'An empty line begins a new paragraph.',
  hex: (label: string) => `${label} as a code`,
  path: 'Address of the page',
  pathHelp: 'Links to the page follow. Its old address leads here if visitors have had it.',
  sidebarFollows: (path: string) => `Links of sidebar.html lead to ${path}`,
  pathTaken: 'Another page has this address.',
  pathReserved: 'The product needs this address itself.',
  pathShape: 'Begin with one / and use neither blanks nor any of ? # % * \\.',
  found: 'How it is found',
  foundResult: 'Among search results',
  foundCard: 'As a link that somebody shares',
  foundNoPicture: 'Shared links have no picture.',
  foundHidden: 'Hidden pages are not found: search engines are told to leave them out.',
} as const

/** Words of the studio's panel for the look of a site. */
export const studioThemeTexts = {
  title: 'Look',
  colours: 'Colours',
  accent: 'Accent',
  accentNote: 'Buttons, links and the title bar. What stands on it is computed.',
  hex: (colour: string) => `${colour}, as #rrggbb`,
  notAColour: 'A colour is written like #0b5c63.',
  reset: (colour: string) => `Reset: ${colour} as it was`,
  resetShort: 'Reset',
  passes: (ratio: number) => `Can be read: ${ratio.toFixed(1)} : 1 or more.`,
  fails: (ratio: number, other: string) =>
    `${ratio.toFixed(1)} : 1 with ${other} is too little: people need 4.5 : 1.`,
  takeNearest: (colour: string) => `Use ${colour}, the nearest that can be read`,
  changed: (what: string) => `${what} changed`,
  suggest: 'Suggest colours from the logo',
  suggested: 'Out of the logo',
  asAccent: (colour: string) => `Use ${colour} as accent`,
  noLogo: 'A logo suggests colours; there is none yet.',
  noColours: 'The logo has no colours to suggest.',
  logoReads: (ratio: number) => `The logo has a contrast of ${ratio.toFixed(1)} : 1 with the header.`,
  logoPale: (ratio: number) =>
    `The logo has a contrast of ${ratio.toFixed(1)} : 1 with the header; below 3 : 1 it is hard to see.`,
  type: 'Type and room',
  systemFont: 'Of the visitor’s device',
  sample: 'Work with us. 123',
  choices: {
    calm: 'A little larger than texts',
    normal: 'As the product has it',
    strong: 'Much larger than texts',
    square: 'Square',
    soft: 'A little round',
    round: 'Round',
    compact: 'Close',
    airy: 'Wide',
    auto: 'Follows the visitor',
    never: 'Stays light',
  } as Readonly<Record<string, string>>,
} as const

import { selectWordForm } from '../language/language'

/** Descriptions of edits in the site studio, and hints in new blocks. */
export const siteEditingTexts = {
  undone: (description: string) => `Undone: ${description}`,
  redoneChange: (description: string) => `Redone: ${description}`,
  merged: 'Someone else’s changes added',
  draftRestored: 'Unsaved changes restored',

  emptyTextHint: 'Write here',
  page: 'Page',
  unknownBlock: (type: string) => (type === '' ? 'Unknown block' : `Unknown block '${type}'`),
  added: (name: string) => `${name} added`,
  pasted: (name: string) => `${name} pasted`,
  duplicated: (name: string) => `${name} duplicated`,
  deleted: (name: string) => `${name} deleted`,
  moved: (name: string, place: number, count: number) => `${name} moved to place ${place} of ${count}`,
  movedToPage: (name: string, page: string) => `${name} moved to the page ${page}`,
  copiedToPage: (name: string, page: string) => `${name} copied to the page ${page}`,

  pageAdded: (title: string) => `Page ${title} added`,
  pageDeleted: (title: string) => `Page ${title} deleted`,
  pageAddressChanged: (from: string, to: string, links: number) =>
    `Address ${from} changed to ${to}${links === 0 ? '' : `; ${selectWordForm(links, 'one link follows', `${links} links follow`)}`}`,
  pageMoved: (title: string, place: number, count: number) =>
    `Page ${title} moved to place ${place} of ${count}`,
  pageHidden: (title: string) => `Page ${title} hidden`,
  pageShown: (title: string) => `Page ${title} shown`,
  pageHome: (title: string) => `Page ${title} is the first page now`,

  menuAdded: (label: string) => `Menu item ${label} added`,
  menuDeleted: (label: string) => `Menu item ${label} deleted`,
  menuMoved: (label: string, place: number, count: number) =>
    `Menu item ${label} moved to place ${place} of ${count}`,
  menuMovedIntoSubmenu: (label: string, above: string) => `Menu item ${label} moved below ${above}`,
  menuMovedToFirstLevel: (label: string) => `Menu item ${label} moved to the first level`,
} as const

/** Form labels for keys of config.json whose shape has no title, and for list entries. */
const titles: Readonly<Record<string, string>> = {
  path: 'Address',
  title: 'Title',
  description: 'Description',
  shareImageName: 'Share picture',
  isHidden: 'Hidden',
  logoName: 'Logo',
  mobileLogoName: 'Mobile logo',
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
  texts: 'Texts on built-in pages',
}
/** Form labels for choices that are not readable as they are stored. */
const choices: Readonly<Record<string, string>> = { _self: 'The same tab', _blank: 'A new tab' }

/** Formats 'heroImageName' as 'Hero image name'. */
function formatKey(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

export const siteFieldTexts = {
  site: 'The site',
  getPropertyTitle: (key: string) => titles[key] ?? (key.includes(' ') ? key : formatKey(key)),
  choice: (value: string | number) => choices[value] ?? formatKey(String(value)),
} as const

/** Texts of the inspector. */
export const inspectorTexts = {
  siteSettingsLink: 'Site names and pictures',
  changed: (name: string) => `${name} changed`,
  unknownBlock: 'This version doesn’t know this block. You can move it; it is kept and exported.',
  source: 'Source',
  findings: 'Fix these',
  paragraphsHelp: 'Leave an empty line between paragraphs.',
  hex: (label: string) => `${label} as a code`,
  path: 'Address of the page',
  pathHelp: 'Links to the page are updated. If it was published, the old address redirects here.',
  sidebarFollows: (path: string) => `Links in sidebar.html lead to ${path}`,
  pathTaken: 'Another page has this address.',
  pathReserved: 'This address is reserved.',
  pathShape: 'Start with one / and don’t use spaces or ? # % * \\.',
  searchAndSharing: 'Search and sharing',
  searchPreview: 'Search result preview',
  sharePreview: 'Shared link preview',
  noSharePicture: 'Shared links have no picture.',
  hiddenFromSearch: 'Search engines don’t list hidden pages.',
} as const

/** Texts of the studio's theme panel. */
export const studioThemeTexts = {
  colours: 'Colours',
  accent: 'Accent',
  accentNote: 'Buttons, links and the title bar. Text colour is set automatically.',
  hex: (colour: string) => `${colour}, as #rrggbb`,
  notAColour: 'Enter a colour such as #0b5c63.',
  reset: (colour: string) => `Reset ${colour}`,
  resetShort: 'Reset',
  readableContrast: (ratio: number) => `Contrast ${ratio.toFixed(1)}:1, readable`,
  lowContrast: (ratio: number, other: string) =>
    `Contrast with ${other} is ${ratio.toFixed(1)}:1. It must be at least 4.5:1.`,
  chooseNearestColour: (colour: string) => `Use ${colour}, the nearest readable colour`,
  changed: (what: string) => `${what} changed`,
  suggest: 'Suggest colours from the logo',
  suggested: 'From the logo',
  setAsAccent: (colour: string) => `Use ${colour} as accent`,
  noLogo: 'Add a logo to get colour suggestions.',
  noColours: 'The logo has no colours to suggest.',
  logoContrast: (ratio: number) => `Logo contrast with the header: ${ratio.toFixed(1)}:1.`,
  logoContrastLow: (ratio: number) =>
    `Logo contrast with the header is ${ratio.toFixed(1)}:1. Below 3:1 it is hard to see.`,
  type: 'Fonts and spacing',
  systemFont: 'System font',
  sample: 'Work with us. 123',
  choices: {
    calm: 'Slightly larger than text',
    normal: 'Default',
    strong: 'Much larger than text',
    square: 'Square',
    soft: 'Slightly rounded',
    round: 'Rounded',
    compact: 'Compact',
    airy: 'Spacious',
    auto: 'Visitor’s setting',
    never: 'Always light',
  } as Readonly<Record<string, string>>,
} as const

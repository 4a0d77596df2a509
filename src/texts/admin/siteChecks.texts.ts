import { selectWordForm } from '../language/language'

/** Readable names of the theme tokens in contrast checks. */
const tokenNames: Readonly<Record<string, string>> = {
  '#ffffff': 'the white heading',
  '--fy-ink': 'the text',
  '--fy-ink-soft': 'secondary text',
  '--fy-ground': 'the background',
  '--fy-surface': 'the surface',
  '--fy-accent': 'the accent',
  '--fy-accent-text': 'links',
  '--fy-accent-soft': 'the soft accent',
  '--fy-accent-deep': 'the title bar',
  '--fy-on-accent': 'the text on the accent',
  '--fy-danger': 'the error colour',
  '--fy-warning': 'warnings',
  '--fy-warning-soft': 'the background of warnings',
  '--fy-success': 'success messages',
  '--fy-success-soft': 'the background of success messages',
  '--fy-info': 'notices',
  '--fy-info-soft': 'the background of notices',
}
const getTokenName = (token: string) => tokenNames[token] ?? token

/**
 * Messages of the site checks other than `checkClientTexts` and `clientConfigTexts`. Each text follows the
 * JSON pointer or the name of its location.
 */
export const siteCheckTexts = {
  altIsFileName: (alt: string) =>
    `is '${alt}', which is a file name. Describe the picture for people who can’t see it.`,
  noSharePicture: 'is missing: shared links to this site have no picture.',
  placeholder: (found: string) =>
    `contains the example text ${found}: replace it with your own, or remove it.`,
  brokenLink: (href: string) => `leads to ${href}, which is not a page of this site.`,
  vagueLink: (label: string) => `has the link '${label}'. Name the page that it leads to.`,
  unreachablePage: 'can’t be reached: no menu, button, text or footer links to it.',
  menuTooLong: (count: number, maximum: number) =>
    `has ${count} entries. More than ${maximum} are hard to scan.`,
  headingOrder: 'skips a heading level: there is no larger heading above it.',
  tooLongForSearch: (length: number, maximum: number) =>
    `has ${length} characters; search results show about ${maximum}.`,
  lowContrast: (against: string, ratio: number) =>
    `has a contrast of ${ratio.toFixed(1)} : 1 with ${getTokenName(against)}; at least 4.5 : 1 is needed to read it.`,
  lowInDark: (text: string, ground: string, ratio: number) =>
    `gives ${getTokenName(text)} on ${getTokenName(ground)} a contrast of ${ratio.toFixed(1)} : 1 in dark mode; at least 4.5 : 1 is needed to read it.`,
  getTokenName,
  repair: {
    shorten: (maximum: number) => `Shorten it to ${maximum} characters`,
    rename: (name: string) => `Call it ${name}`,
    move: (address: string) => `Move the page to ${address}`,
    caption: 'Use the caption as its description',
    takePicture: (name: string) => `Use ${name}`,
    linkToAddress: (address: string) => `Link to ${address}`,
    linkToHome: 'Link to the home page',
    unlink: 'Remove the link, keep the text',
    removeEntry: (label: string) => `Remove ‘${label}’`,
    renameTo: (title: string) => `Call it ‘${title}’`,
    addToMenu: 'Add to the menu',
    replaceColour: (colour: string) => `Use ${colour}`,
    productColour: 'Use the default colour',
    alwaysLightMode: 'Always use light mode',
    raiseHeading: 'Make it a larger heading',
  },
} as const

const formatCount = (count: number, one: string, other: string) =>
  `${count} ${selectWordForm(count, one, other)}`

/** Texts of the studio's list of checks. */
export const studioCheckTexts = {
  title: 'Checks',
  counts: (errors: number, warnings: number) =>
    errors + warnings === 0
      ? 'No issues.'
      : [
          errors > 0 ? formatCount(errors, 'error', 'errors') : '',
          warnings > 0 ? formatCount(warnings, 'warning', 'warnings') : '',
        ]
          .filter(Boolean)
          .join(', '),
  checked: 'Links, pictures, headings, example texts and colours were checked.',
  checkedWithLanguages:
    'Links, pictures, headings, example texts and colours were checked. Missing translations are listed under Languages.',
  introduction: 'Fix errors before publishing. Warnings are optional.',
  error: 'Error',
  warning: 'Warning',
  go: (place: string) => `Go to ${place}`,
  repairAll: (count: number) => `Fix all (${count})`,
  repairedAll: 'All fixed',
  description: 'What does the picture show?',
  write: 'Save description',
  described: 'Description written',
  page: (number: number) => `Page ${number}`,
  thisPage: 'This page',
  content: 'Its content',
  block: (number: number, title: string) => `block ${number}${title === '' ? '' : ` (${title})`}`,
  textInBlock: (what: string, block: string) => `${what} of ${block}`,
  entry: (number: number, label: string) => (label === '' ? `Entry ${number}` : `‘${label}’`),
  parts: { site: 'The whole site', menu: 'Menu', look: 'Theme', files: 'Files' },
  /** Labels of configuration keys that have no title. */
  keys: {
    path: 'Its address',
    title: 'Its title',
    description: 'Its description',
    menuItems: 'The menu',
    pages: 'The list of pages',
    logoName: 'The logo',
    mobileLogoName: 'The small logo',
    faviconName: 'The icon',
    titlebarBackground: 'The title picture',
    shareImageName: 'The share picture',
    footerLinks: 'The footer',
    sidebarBlocks: 'The sidebar',
    redirects: 'Redirects',
  } as Readonly<Record<string, string>>,
} as const

/** Output of `npm run foyer -- check-client`. */
export const checkClientTexts = {
  noIssues: (code: string) => `${code}: no issues.`,
  summary: (errors: number, warnings: number) =>
    `${errors} ${selectWordForm(errors, 'error', 'errors')}, ${warnings} ${selectWordForm(warnings, 'warning', 'warnings')}.`,
  noFolder: (code: string, folder: string) => `There is no client's folder '${code}' in ${folder}.`,
  noAccount: 'has no account. It is not served until an account has this subdomain.',
  noFolderYet: (code: string) =>
    `${code}: has an account and no folder; its site has the defaults with the company’s name.`,
  notCompared: 'No database found, so accounts were not checked.',
  databaseUnreachable: (reason: string) => `Could not read the accounts from the database: ${reason}`,
  noConfig: 'is missing: the site uses the defaults with the company’s name.',
  noImage: (name: string) => `names '${name}', which is not in the folder.`,
  otherCase: (name: string, is: string) =>
    `names '${name}'; the file is called '${is}', and letter case counts on most servers.`,
  tooLarge: (name: string, size: number, maximum: number) =>
    `names '${name}', which has ${Math.ceil(size / 1024)} KB; more than ${Math.round(maximum / 1024)} KB keeps visitors waiting.`,
  fileNotServed:
    'is not served: visitors get images, stylesheets, fonts and PDFs, config.json and sidebar.html.',
  tagRemoved: (tag: string) => `contains <${tag}>, which is removed.`,
  attributeRemoved: (attribute: string, tag: string) =>
    `contains ${attribute} on <${tag}>, which is removed.`,
  unknownToken: (token: string, near: string | null) =>
    `names ${token}, which is no design token${near === null ? '' : `; did you mean ${near}`}.`,
  outside: (address: string) => `loads ${address}: the site’s policy blocks external resources.`,
  alwaysLightMode:
    'sets colours without design tokens: the site stays light for visitors who prefer dark mode unless the stylesheet has dark colours.',
  lowContrast: (text: string, ground: string, ratio: number) =>
    `gives ${text} on ${ground} a contrast of ${ratio.toFixed(1)} : 1; at least 4.5 : 1 is needed to read it.`,
} as const

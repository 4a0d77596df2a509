import { selectCount } from '../language/language'

/** Readable names of the theme tokens in contrast checks. */
const tokenWords: Readonly<Record<string, string>> = {
  '#ffffff': 'the white heading',
  '--fy-ink': 'the text',
  '--fy-ink-soft': 'the quiet text',
  '--fy-ground': 'the ground',
  '--fy-surface': 'the surface',
  '--fy-accent': 'the accent',
  '--fy-accent-text': 'links',
  '--fy-accent-soft': 'the soft accent',
  '--fy-accent-deep': 'the title bar',
  '--fy-on-accent': 'the words on the accent',
  '--fy-danger': 'the red of errors',
  '--fy-warning': 'warnings',
  '--fy-warning-soft': 'the ground of warnings',
  '--fy-success': 'good news',
  '--fy-success-soft': 'the ground of good news',
  '--fy-info': 'notices',
  '--fy-info-soft': 'the ground of notices',
}
const called = (token: string) => tokenWords[token] ?? token

/**
 * Messages of the site checks other than `checkClient` and `clientConfig`. Each text follows the JSON pointer of
 * its place.
 */
export const siteCheckTexts = {
  altIsName: (alt: string) =>
    `is '${alt}', a file’s name: say what the picture shows, for those who can not see it.`,
  noSharePicture:
    'is missing: links to this site that are shared have no picture. null says that there is to be none.',
  placeholder: (found: string) =>
    `contains the example text ${found}: replace it with your own, or remove it.`,
  deadLink: (href: string) => `leads to ${href}, where this site has no page.`,
  vagueLink: (label: string) =>
    `has the link '${label}', which says nothing by itself: name what it leads to.`,
  lostPage: 'has no way to it: no menu, button, text or footer leads there.',
  longMenu: (count: number, most: number) =>
    `has ${count} entries; more than ${most} are hard to find one's way in.`,
  headingOrder: 'is a smaller heading without a larger one above it: levels follow each other.',
  longForSearch: (length: number, most: number) =>
    `has ${length} characters; search results show about ${most}.`,
  lowColour: (against: string, ratio: number) =>
    `has a contrast of ${ratio.toFixed(1)} : 1 with ${called(against)}; people need 4.5 : 1 to read it.`,
  lowInDark: (text: string, ground: string, ratio: number) =>
    `gives ${called(text)} on ${called(ground)} a contrast of ${ratio.toFixed(1)} : 1 in the dark; people need 4.5 : 1 to read it.`,
  called,
  repair: {
    shorten: (most: number) => `Shorten it to ${most} characters`,
    rename: (name: string) => `Call it ${name}`,
    move: (address: string) => `Move the page to ${address}`,
    caption: 'Use the caption as its description',
    takePicture: (name: string) => `Use ${name}`,
    leadTo: (address: string) => `Lead to ${address}`,
    leadHome: 'Lead to the home page',
    unlink: 'Keep the words without the link',
    takeOut: (label: string) => `Take out ‘${label}’`,
    callIt: (title: string) => `Call it ‘${title}’`,
    intoMenu: 'Put it into the menu',
    takeColour: (colour: string) => `Use ${colour}`,
    productColour: 'Use the product’s colour',
    stayLight: 'Stay light',
    raiseHeading: 'Make it a larger heading',
  },
} as const

const amount = (count: number, one: string, many: string) => `${count} ${selectCount(count, one, many)}`

/** Words of the studio's list of checks. */
export const studioCheckTexts = {
  title: 'Checks',
  counts: (errors: number, warnings: number) =>
    errors + warnings === 0
      ? 'Nothing to mend.'
      : [
          errors > 0 ? amount(errors, 'error', 'errors') : '',
          warnings > 0 ? amount(warnings, 'warning', 'warnings') : '',
        ]
          .filter(Boolean)
          .join(', '),
  explained: 'Errors stand in the way of publishing; warnings do not.',
  error: 'Error',
  warning: 'Warning',
  go: (place: string) => `Go to ${place}`,
  repairAll: (count: number) => `Repair all (${count})`,
  repairedAll: 'All repaired',
  description: 'What does the picture show?',
  write: 'Write it',
  described: 'Description written',
  page: (number: number) => `Page ${number}`,
  thisPage: 'This page',
  content: 'Its content',
  block: (number: number, title: string) => `block ${number}${title === '' ? '' : ` (${title})`}`,
  ofBlock: (what: string, block: string) => `${what} of ${block}`,
  entry: (number: number, label: string) => (label === '' ? `Entry ${number}` : `‘${label}’`),
  parts: { site: 'The whole site', menu: 'Menu', look: 'Look', files: 'Files' },
  /** What people call the keys of the file that have no title of their own. */
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

/** What `npm run foyer -- check-client` says. */
export const checkClientTexts = {
  fine: (code: string) => `${code}: nothing to mend.`,
  summary: (errors: number, warnings: number) =>
    `${errors} ${selectCount(errors, 'error', 'errors')}, ${warnings} ${selectCount(warnings, 'warning', 'warnings')}.`,
  noFolder: (code: string, folder: string) => `There is no client's folder '${code}' in ${folder}.`,
  noAccount: 'has no account: nobody is served from it until one has this subdomain.',
  noFolderYet: (code: string) =>
    `${code}: has an account and no folder; its site has the defaults with the company’s name.`,
  notCompared: 'There is no database here: which accounts there are is not looked at.',
  notReached: (reason: string) => `The database does not say which accounts there are: ${reason}`,
  noConfig: 'is not there: the site has the defaults with the company’s name.',
  noImage: (name: string) => `names '${name}', which is not in the folder.`,
  otherCase: (name: string, is: string) =>
    `names '${name}'; the file is called '${is}', and letter case counts on most servers.`,
  tooLarge: (name: string, size: number, most: number) =>
    `names '${name}', which has ${Math.ceil(size / 1024)} KB; more than ${Math.round(most / 1024)} KB keeps visitors waiting.`,
  notServed: 'is not served: visitors get images, stylesheets, fonts and PDFs, config.json and sidebar.html.',
  tagRemoved: (tag: string) => `has <${tag}>, which is taken away.`,
  attributeRemoved: (attribute: string, tag: string) => `has ${attribute} on <${tag}>, which is taken away.`,
  unknownToken: (token: string, near: string | null) =>
    `names ${token}, which is no design token${near === null ? '' : `; did you mean ${near}`}.`,
  outside: (address: string) => `asks for ${address}: the site's policy lets nothing come from elsewhere.`,
  staysLight:
    'colours parts besides the design tokens: the site stays light for visitors who prefer the dark, unless the stylesheet says what that looks like.',
  lowContrast: (text: string, ground: string, ratio: number) =>
    `gives ${text} on ${ground} a contrast of ${ratio.toFixed(1)} : 1; people need 4.5 : 1 to read it.`,
} as const

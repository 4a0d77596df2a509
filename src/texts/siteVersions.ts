import { counted } from './language'

/** What is said of a site's drafts, versions and files. */
export const siteRefusals = {
  notAllowed: {
    pages: 'This account may not change pages, menu and texts of the site.',
    look: 'This account may not change the look of the site.',
    css: 'This account may not change the stylesheets of the site.',
  },
  fileName:
    'No file of a site can be called that: letters, digits, blanks and . _ - ( ) + @ may stand in a name.',
  fileKind: 'A site has images, stylesheets, fonts and PDFs, and a sidebar.html.',
  fileContent: (name: string) => `'${name}' does not hold what its name says.`,
  fileTooLarge: (name: string, most: number) =>
    `'${name}' is larger than the ${Math.round(most / 1024 / 1024)} MB that a file of a site may have.`,
  tooManyFiles: (most: number) => `A site has at most ${most} files.`,
  tooLarge: (most: number) => `A site has at most ${Math.round(most / 1024 / 1024)} MB in all.`,
  notKept: (name: string) => `The bytes of '${name}' are not here any more. Please bring the file again.`,
  infected: (name: string) => `The virus scanner found something in '${name}': nothing was taken.`,
  notText: (name: string) => `'${name}' is not text in UTF-8.`,
} as const

/** Of an import: what was wrong with the zip file, and what was left out of it or changed. */
export const siteImportTexts = {
  notZip: 'This is not a whole zip file.',
  noSite: 'There is no config.json in this zip file, nor any other file that a site is made of.',
  newer: 'This site was exported by a newer version of the product, which this one can not read.',
  badName: (name: string) => `'${name}' is no name that a file of a site can have: nothing was taken.`,
  twice: (name: string) => `'${name}' is there twice: nothing was taken.`,
  unreadable: (name: string, most: number) =>
    `'${name}' can not be unpacked, at least not within the ${Math.round(most / 1024 / 1024)} MB that a site may have: nothing was taken.`,
  leftOut: (name: string) => `'${name}' was left out: it is not of a kind that sites are made of.`,
  cleaned: (name: string) =>
    `'${name}' was cleaned: what it could run or fetch from elsewhere was taken out.`,
} as const

/** What changed between two states of a site, a line each. */
export const siteChangeTexts = {
  page: (title: string, path: string) => `${title} (${path})`,
  pageAdded: (page: string) => `Page added: ${page}`,
  pageRemoved: (page: string) => `Page removed: ${page}`,
  pageRenamed: (from: string, to: string) => `Page renamed: ${from} → ${to}`,
  pageChanged: (page: string) => `Page changed: ${page}`,
  pagesOrdered: 'Order of the pages changed',
  blockAdded: (block: string, page: string) => `${block} added on ${page}`,
  blockRemoved: (block: string, page: string) => `${block} removed from ${page}`,
  blockChanged: (block: string, page: string, keys: string) => `${block} changed on ${page}: ${keys}`,
  blocksOrdered: (page: string) => `Order of the blocks changed on ${page}`,
  menuAdded: (label: string) => `Menu item added: ${label}`,
  menuRemoved: (label: string) => `Menu item removed: ${label}`,
  menuChanged: (from: string, to: string) => `Menu item changed: ${from} → ${to}`,
  menuOrdered: 'Order of the menu changed',
  valueSet: (label: string, to: string) => `${label}: ${to}`,
  valueChanged: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  valueRemoved: (label: string) => `${label} taken away`,
  partChanged: (label: string) => `${label} changed`,
  fileAdded: (name: string) => `File added: ${name}`,
  fileRemoved: (name: string) => `File removed: ${name}`,
  fileReplaced: (name: string) => `File replaced: ${name}`,
  permissions: { pages: 'Pages, menu and texts', look: 'Look', css: 'Own stylesheets' },
  allowed: 'May be changed',
  notAllowed: 'May not be changed',
  formatting: 'How config.json is formatted changed',
} as const

/** What the command line says of sites. */
export const siteCommandTexts = {
  noCode: 'The code of a client is missing.',
  noClient: (code: string) => `There is no client '${code}'.`,
  noVersion: '--version is missing: which one is to serve again?',
  badVersion: (text: string) => `--version must be the number of a version, or draft, not '${text}'.`,
  emptyFolder: (dir: string) => `There is nothing in ${dir} that a site is made of.`,
  pulled: (files: number, dir: string) => `${files} ${counted(files, 'file is', 'files are')} in ${dir}.`,
  leftThere: (name: string) => `${name} was there before and is no part of the site.`,
  pushed: (code: string, revision: number) => `The folder is the draft of ${code} now, revision ${revision}.`,
  published: (code: string, number: number, hash: string) =>
    `${code}: version ${number} serves, ${hash.slice(0, 12)}.`,
  broughtBack: (code: string, from: number, number: number) =>
    `${code}: version ${number} serves, which is version ${from} again.`,
  folderServes: (code: string) => `${code}: nothing was published; its folder serves.`,
  defaultsServe: (code: string) =>
    `${code}: nothing was published and there is no folder; the defaults serve.`,
  versionServes: (code: string, number: number) =>
    `${code}: version ${number} of its site is published and serves; what stands in its folder does not.`,
  operator: 'the operator',
  changes: (count: number) => counted(count, '1 change', `${count} changes`),
} as const

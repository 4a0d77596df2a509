import { selectCount } from '../language/language'

/** The studio's publishing, and its list of what was published. */
export const studioVersionTexts = {
  publish: 'Publish',
  publishTitle: 'Publish the site',
  publishing: 'Publishing…',
  what: 'What changes for visitors',
  loading: 'Looking for what has changed…',
  firstOfFolder:
    'This is the first publication. What visitors see now is kept as version 1, so that you can go back to it.',
  firstOfNothing: 'This is the first publication: visitors see the defaults until now.',
  nothing: 'Nothing has changed since the last publication.',
  changesFailed: 'What has changed could not be loaded. You can publish all the same.',
  note: 'Note (optional)',
  noteHint: 'For whoever looks at the versions later. Visitors do not see it.',
  cancel: 'Cancel',
  close: 'Close',
  published: (number: number) => `Version ${number} is published`,
  publishedText: 'Visitors see it from now on.',
  same: 'What is drafted is what visitors see already: there is nothing to publish.',
  moved: 'Somebody else has changed the draft meanwhile. Look at what they did, then publish again.',
  notSaved: 'The draft could not be saved, so it is not published. Please try again in a moment.',
  failed: 'The site could not be published. Please try again in a moment.',
  refused: (count: number) =>
    selectCount(count, 'One thing has to be mended first', `${count} things have to be mended first`),
  judging: (done: number, of: number) => `Checking that everybody can use the pages: ${done} of ${of}…`,
  notJudged: 'The pages could not be checked for everybody’s use. Publish again to publish them unchecked.',
  fault: (help: string, page: string) =>
    `can not be used by everybody (WCAG 2.2 AA, found on ${page}): ${help}.`,
  title: 'Versions',
  serves: {
    version: (number: number) => `Visitors see version ${number}.`,
    folder: 'Visitors see what stands in the folder of the site. Nothing was published here yet.',
    defaults: 'Visitors see the defaults. Nothing was published yet.',
  },
  loadFailed: 'The versions could not be loaded.',
  tryAgain: 'Try again',
  version: (number: number) => `Version ${number}`,
  byWhom: (when: string, who: string | null) => `${when}, by ${who ?? 'the operator'}`,
  source: {
    studio: '',
    folder: 'From the folder',
    import: 'Imported',
    restored: '',
    draft: 'A draft, kept before an import',
  },
  restoredFrom: (number: number) => `Version ${number} brought back`,
  current: 'Visitors see this',
  changes: (count: number) => selectCount(count, '1 change', `${count} changes`),
  bringBack: 'Bring back',
  bringBackNumber: (number: number) => `Bring back version ${number}`,
  bringBackTitle: (number: number) => `Bring version ${number} back?`,
  bringBackText:
    'Visitors see it at once, as a new version. Nothing is deleted, and a draft that is under way stays.',
  broughtBack: (number: number) => `Version ${number} is back`,
  compare: 'Compare',
  from: 'From',
  to: 'To',
  draft: 'The draft',
  noDifference: 'There is no difference.',
  exportTitle: 'The site as files',
  exportText: 'One zip file with config.json, pictures and styles, as a folder of public/clients has them.',
  import: 'Import a zip file',
  importHint: 'It becomes the draft. Nothing is published by it.',
  imported: 'The zip file is the draft now',
  replaceTitle: 'Replace the draft?',
  replaceText: (name: string) =>
    `The site in ${name} becomes the draft. Your unpublished draft is kept as a version, and Undo brings it back.`,
  replace: 'Replace the draft',
  replaced: 'Imported a zip file',
  importFailed: 'The zip file could not be imported.',
  throwAway: 'Throw the draft away',
  throwAwayTitle: 'Throw the draft away?',
  throwAwayText: 'The draft becomes what visitors see now. What was only drafted is gone; versions stay.',
  thrownAway: 'The draft is what visitors see',
  didNotWork: 'That did not work. Please try again in a moment.',
} as const

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
  pulled: (files: number, dir: string) => `${files} ${selectCount(files, 'file is', 'files are')} in ${dir}.`,
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
  changes: (count: number) => selectCount(count, '1 change', `${count} changes`),
} as const

/** Two people edit the draft of one site. */
export const draftConflictTexts = {
  title: 'Somebody else has changed this draft',
  who: (who: string | null, when: string | null) =>
    `${who ?? 'Somebody'} saved it${when === null ? '' : ` on ${when}`}, after you had opened it. Your changes are here and not saved yet.`,
  nothingLost: 'Undo brings your version back while this page stays open.',
} as const

/** The sites to start from, and what is said before one takes the draft's place. */
export const siteStartTexts = {
  title: 'Start from a site',
  intro:
    'Each is complete: a home page, three pages about working with you, contact, menu, look and pictures. Change whatever you like.',
  take: (name: string) => `Start from ${name}`,
  sites: {
    council: { name: 'Council', text: 'Calm and clear, with a table of your places.' },
    hospital: { name: 'Hospital', text: 'Warm and round, with room around everything.' },
    workshop: { name: 'Workshop', text: 'Square and strong, with a first month in steps.' },
    school: { name: 'School', text: 'Bright and friendly, with whom one will meet.' },
    startup: { name: 'Start-up', text: 'Bold shapes, few words, large figures.' },
  },
  askTitle: (name: string) => `Start from ${name}?`,
  ask: 'This replaces your draft: pages, menu, look and pictures. What visitors see stays as it is until you publish.',
  yes: 'Replace the draft',
  cancel: 'Cancel',
  done: (name: string) => `The draft is the site ${name} now.`,
  moved: 'Somebody else has changed the draft meanwhile. Look at what they did, then start again.',
  notSaved: 'The draft could not be saved first. Please try again in a moment.',
  failed: 'That did not work. Please try again in a moment.',
} as const

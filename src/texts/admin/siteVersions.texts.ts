import { selectWordForm } from '../language/language'

/** Texts of publishing a site and of its list of versions. */
export const studioVersionTexts = {
  publish: 'Publish',
  publishTitle: 'Publish the site',
  publishing: 'Publishing…',
  changesTitle: 'What changes for visitors',
  suggestions: (count: number) =>
    selectWordForm(count, '1 suggestion (optional)', `${count} suggestions (optional)`),
  loading: 'Comparing…',
  firstPublishOfFolder:
    'Your first publish. What visitors see now is saved as version 1, so you can go back to it.',
  firstPublishOfDefault: 'Your first publish. Visitors currently see the default site.',
  noChanges: 'No changes since you last published.',
  changesFailed: 'Couldn’t load the changes. You can still publish.',
  note: 'Note (Optional)',
  noteHint: 'Shown in the list of versions. Not shown to visitors.',
  cancel: 'Cancel',
  close: 'Close',
  published: (number: number) => `Version ${number} published`,
  publishedText: 'Visitors see it now.',
  publishedChanges: 'What changed for visitors',
  same: 'The draft matches what visitors see. There is nothing to publish.',
  moved: 'Someone else changed the draft in the meantime. Check their changes, then publish again.',
  notSaved: 'Couldn’t save the draft, so nothing was published. Try again in a moment.',
  failed: 'The site could not be published. Please try again in a moment.',
  refused: (count: number) =>
    selectWordForm(count, 'Fix 1 issue before publishing', `Fix ${count} issues before publishing`),
  checkingAccessibility: (done: number, of: number) => `Checking accessibility: ${done} of ${of}…`,
  accessibilityUnchecked: 'Couldn’t check accessibility. Publish again to publish without the check.',
  fault: (help: string, page: string) => `is not accessible (WCAG 2.2 AA, found on ${page}): ${help}.`,
  serves: {
    version: (number: number) => `Visitors see version ${number}.`,
    folder: 'Visitors see the original site files. Nothing has been published yet.',
    defaults: 'Visitors see the default site. Nothing has been published yet.',
  },
  noVersions: 'No versions yet',
  noVersionsText: 'Publish the site to save the first one.',
  loadFailed: 'The versions could not be loaded.',
  tryAgain: 'Try again',
  version: (number: number) => `Version ${number}`,
  savedBy: (when: string, who: string | null) => `${when}, by ${who ?? 'the operator'}`,
  source: {
    studio: '',
    folder: 'From the folder',
    import: 'Imported',
    restored: '',
    draft: 'Draft saved before an import',
  },
  versionRestored: (number: number) => `Version ${number} restored`,
  current: 'Live',
  changes: (count: number) => selectWordForm(count, '1 change', `${count} changes`),
  restore: 'Restore',
  restoreNumber: (number: number) => `Restore version ${number}`,
  restoreTitle: (number: number) => `Restore version ${number}?`,
  restoreText: 'Visitors see it immediately, as a new version. Nothing is deleted, and your draft is kept.',
  restored: (number: number) => `Version ${number} restored`,
  compare: 'Compare',
  fromLabel: 'From',
  toLabel: 'To',
  draft: 'The draft',
  noDifference: 'There is no difference.',
  exportTitle: 'The site as files',
  exportText: 'One zip file with config.json, pictures and stylesheets.',
  import: 'Import a zip file',
  importHint: 'Replaces the draft. Nothing is published.',
  imported: 'Zip imported as draft',
  replaceTitle: 'Replace the draft?',
  replaceText: (name: string) =>
    `The site in ${name} becomes the draft. Your unpublished draft is kept as a version, and Undo brings it back.`,
  replace: 'Replace the draft',
  replaced: 'Imported a zip file',
  discardDraft: 'Discard draft',
  discardTitle: 'Discard the draft?',
  discardText:
    'The draft will match what visitors see now. Unpublished changes are deleted; versions are kept.',
  draftDiscarded: 'Draft discarded',
  didNotWork: 'That did not work. Please try again in a moment.',
} as const

/** Reasons why a draft, a version or a file of a site is refused. */
export const siteRefusals = {
  notAllowed: {
    pages: 'This account may not change the pages, the menu or the texts of the site.',
    look: 'This account may not change the theme of the site.',
    css: 'This account may not change the stylesheets of the site.',
  },
  fileNameNotAllowed: 'This file name is not allowed. Use letters, digits, spaces and . _ - ( ) + @.',
  fileTypeNotAllowed: 'A site can contain images, stylesheets, fonts, PDFs and sidebar.html.',
  contentMismatch: (name: string) => `The content of '${name}' does not match its file type.`,
  fileTooLarge: (name: string, maximum: number) =>
    `'${name}' is larger than the ${Math.round(maximum / 1024 / 1024)} MB that a file of a site may have.`,
  tooManyFiles: (maximum: number) => `A site has at most ${maximum} files.`,
  tooLarge: (maximum: number) => `A site has at most ${Math.round(maximum / 1024 / 1024)} MB in all.`,
  notKept: (name: string) => `'${name}' is no longer available. Upload the file again.`,
  infected: (name: string) => `The virus scanner rejected '${name}'. Nothing was imported.`,
  notText: (name: string) => `'${name}' is not text in UTF-8.`,
} as const

/** Texts of an import: errors in the zip file, and files that were left out or sanitized. */
export const siteImportTexts = {
  notZip: 'This is not a complete zip file.',
  noSite: 'This zip file contains no site: there is no config.json.',
  newer: 'This site was exported by a newer version and cannot be read by this one.',
  badName: (name: string) => `The file name '${name}' is not allowed. Nothing was imported.`,
  duplicateName: (name: string) => `'${name}' is in the file twice. Nothing was imported.`,
  unreadable: (name: string, maximum: number) =>
    `'${name}' cannot be unpacked within the limit of ${Math.round(maximum / 1024 / 1024)} MB for a site. Nothing was imported.`,
  omitted: (name: string) => `'${name}' was left out: sites cannot contain this type of file.`,
  cleaned: (name: string) => `'${name}' was cleaned: scripts and external references were removed.`,
} as const

/** Descriptions of the differences between two versions of a site, one line each. */
export const siteChangeTexts = {
  page: (title: string, path: string) => `${title} (${path})`,
  pageAdded: (page: string) => `Page added: ${page}`,
  pageRemoved: (page: string) => `Page removed: ${page}`,
  pageRenamed: (from: string, to: string) => `Page renamed: ${from} → ${to}`,
  pageChanged: (page: string) => `Page changed: ${page}`,
  pagesOrdered: 'Order of the pages changed',
  blockAdded: (block: string, page: string) => `${block} added on ${page}`,
  blockRemoved: (block: string, page: string) => `${block} removed from ${page}`,
  blockChanged: (block: string, page: string, label: string) => `${block} changed on ${page}: ${label}`,
  blockTextChanged: (block: string, page: string, label: string, from: string, to: string) =>
    `${block} changed on ${page}: ${label}: “${from}” → “${to}”`,
  blocksOrdered: (page: string) => `Order of the blocks changed on ${page}`,
  menuAdded: (label: string) => `Menu item added: ${label}`,
  menuRemoved: (label: string) => `Menu item removed: ${label}`,
  menuChanged: (from: string, to: string) => `Menu item changed: ${from} → ${to}`,
  menuOrdered: 'Order of the menu changed',
  valueSet: (label: string, to: string) => `${label}: ${to}`,
  valueChanged: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  valueRemoved: (label: string) => `${label} removed`,
  partChanged: (label: string) => `${label} changed`,
  fileAdded: (name: string) => `File added: ${name}`,
  fileRemoved: (name: string) => `File removed: ${name}`,
  fileReplaced: (name: string) => `File replaced: ${name}`,
  permissions: { pages: 'Pages, menu and texts', look: 'Theme', css: 'Custom stylesheets' },
  allowed: 'Can be changed',
  notAllowed: 'Can’t be changed',
  formatting: 'Formatting of config.json changed',
} as const

/** Output of the commands for sites. */
export const siteCommandTexts = {
  noCode: 'The code of a client is missing.',
  noClient: (code: string) => `There is no client '${code}'.`,
  noVersion: '--version is missing. Give the number of the version to restore.',
  badVersion: (text: string) => `--version must be the number of a version, or draft, not '${text}'.`,
  emptyFolder: (dir: string) => `${dir} contains no files of a site.`,
  pulled: (files: number, dir: string) =>
    `${files} ${selectWordForm(files, 'file is', 'files are')} in ${dir}.`,
  unrelatedFile: (name: string) => `${name} was in the folder before and is not part of the site.`,
  pushed: (code: string, revision: number) => `The folder is the draft of ${code} now, revision ${revision}.`,
  published: (code: string, number: number, hash: string) =>
    `${code}: version ${number} serves, ${hash.slice(0, 12)}.`,
  restored: (code: string, from: number, number: number) =>
    `${code}: version ${number} serves, which is version ${from} again.`,
  folderServes: (code: string) => `${code}: nothing was published; its folder serves.`,
  defaultsServe: (code: string) =>
    `${code}: nothing was published and there is no folder; the defaults serve.`,
  versionServes: (code: string, number: number) =>
    `${code}: version ${number} of its site is published and serves; the files in its folder are not.`,
  operator: 'the operator',
  changes: (count: number) => selectWordForm(count, '1 change', `${count} changes`),
} as const

/** Texts of the dialog for conflicting edits of a site's draft. */
export const draftConflictTexts = {
  title: 'Someone else changed this draft',
  savedByOther: (who: string | null, when: string | null) =>
    `${who ?? 'Someone'} saved it${when === null ? '' : ` on ${when}`}, after you opened it. Your changes are still here but not saved.`,
  undoNote: 'Undo brings your version back while this page stays open.',
} as const

/** Texts of the site templates, and of the confirmation before one replaces the draft. */
export const siteTemplateTexts = {
  intro:
    'Each template has a home page, three pages about working with you, contact, menu, theme and pictures. You can change everything.',
  startFrom: (name: string) => `Start from ${name}`,
  sites: {
    council: { name: 'Council', text: 'Calm and clear, with a table of your places.' },
    hospital: { name: 'Hospital', text: 'Warm and rounded, with generous spacing.' },
    workshop: { name: 'Workshop', text: 'Square and strong, with a first month in steps.' },
    school: { name: 'School', text: 'Bright and friendly, with the people applicants will meet.' },
    startup: { name: 'Start-up', text: 'Bold shapes, few words, large figures.' },
  },
  confirmTitle: (name: string) => `Start from ${name}?`,
  confirmText:
    'This replaces your draft: pages, menu, theme and pictures. Visitors see no change until you publish.',
  confirmAction: 'Replace the draft',
  done: (name: string) => `${name} template applied.`,
  moved: 'Someone else changed the draft in the meantime. Check their changes, then start again.',
  notSaved: 'The draft could not be saved first. Please try again in a moment.',
  failed: 'That did not work. Please try again in a moment.',
} as const

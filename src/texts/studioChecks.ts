import { counted } from './language'

const amount = (count: number, one: string, many: string) => `${count} ${counted(count, one, many)}`

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

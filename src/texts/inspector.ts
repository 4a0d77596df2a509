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

/** What the pages in the studio's frame say besides what is theirs. */
export const previewCanvasTexts = {
  preview: 'This is a preview.',
  notSent: 'Nothing is sent from here. Visitors can use this once the site is published.',
  pieces: 'Parts of this page',
  block: (title: string, at: number, of: number) => `${title}, ${at} of ${of}`,
  sideBlock: (title: string, at: number, of: number) => `${title} in the sidebar, ${at} of ${of}`,
  pageTitle: 'Page title',
  logo: 'Logo',
  smallLogo: 'Logo of narrow screens',
  menuItem: (label: string) => `Menu item: ${label}`,
  heading: 'Heading of the site',
  titleBar: 'Title bar',
  column: (label: string) => `Column title: ${label}`,
  sidebar: 'Sidebar',
  footer: 'Footer',
  goThere: 'Go there',
  unknownBlock: 'Block of an unknown kind',
} as const

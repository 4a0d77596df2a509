/** Texts that the studio's preview adds to a client's pages. */
export const previewCanvasTexts = {
  preview: 'This is a preview.',
  notSent: 'Nothing is sent from a preview. Visitors can use this when the site is published.',
  elementList: 'Blocks on this page',
  block: (title: string, position: number, of: number) => `${title}, ${position} of ${of}`,
  sidebarBlock: (title: string, position: number, of: number) =>
    `${title} in the sidebar, ${position} of ${of}`,
  pageTitle: 'Page title',
  logo: 'Logo',
  smallLogo: 'Mobile logo',
  menuItem: (label: string) => `Menu item: ${label}`,
  heading: 'Heading of the site',
  titleBar: 'Title bar',
  column: (label: string) => `Column title: ${label}`,
  sidebar: 'Sidebar',
  footer: 'Footer',
  openPage: 'Open page',
  noExpressions: 'Not shown to visitors: no Expression of Interest is advertised.',
  unknownBlock: 'Unknown block',
} as const

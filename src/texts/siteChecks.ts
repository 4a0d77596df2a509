/** What people call the tokens that colours are judged by. */
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

/** What checks of a site say besides `checkClient` and `clientConfig`. Each stands behind its place. */
export const siteCheckTexts = {
  altIsName: (alt: string) =>
    `is '${alt}', a file’s name: say what the picture shows, for those who can not see it.`,
  noSharePicture:
    'is missing: links to this site that are shared have no picture. null says that there is to be none.',
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

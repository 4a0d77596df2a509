import { clientBlocks, sideBlocks } from '../blocks/block'
import type { BlockDeclaration } from '../blocks/blockDeclaration'
import type { JsonShape } from '../configShape/checkShape'
import {
  addressShape,
  createNonEmptyTextShape,
  createOptionalImageShape,
  createShareImageShape,
  markupShape,
  targetShape,
} from '../configShape/sharedShapes'
import { addTranslationsToShape } from '../configShape/translatableShape'
import { employmentTypeCodes } from '../employmentTypes/employmentTypeCode'
import { type ClientConfig, vacancyColumns } from './clientConfig'
import { colourShape, themeShape } from './themeShape'

/** Returns the combined shape of these blocks, distinguished by `type`. */
const createBlockShape = (declarations: Readonly<Record<string, BlockDeclaration>>): JsonShape => ({
  type: 'object',
  required: ['type'],
  oneOf: Object.entries(declarations).map(([type, { title, description, required, properties }]) => ({
    title,
    description,
    type: 'object' as const,
    additionalProperties: false as const,
    required: ['type', ...required],
    properties: { type: { const: type }, ...properties },
  })),
})

/** The shape of blocks that a client may place on a page. */
export const blockShape = createBlockShape(clientBlocks)

/** The shape of blocks that a client may place in the sidebar. */
const sideBlockShape = createBlockShape(sideBlocks)

const link = {
  type: 'object',
  additionalProperties: false,
  required: ['label', 'url'],
  properties: {
    label: createNonEmptyTextShape('Label', 'The text of the link.', 40),
    url: addressShape,
    target: targetShape,
  },
} as const satisfies JsonShape

const menuItem: JsonShape = {
  ...link,
  properties: {
    ...link.properties,
    items: {
      title: 'Submenu',
      description: 'The links of the submenu, below the link of the item itself.',
      type: 'array',
      minItems: 1,
      maxItems: 12,
      items: link,
    },
  },
}

const sitePath: JsonShape = {
  type: 'string',
  maxLength: 200,
  pattern: '^/(?![/\\\\])[^?#%*\\\\\\s]*$',
  patternErrorMessage: 'must be a path of this site, without spaces and without any of ? # % *.',
}

const redirect: JsonShape = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'to'],
  properties: {
    from: { ...sitePath, description: 'The previous path.' },
    to: { ...sitePath, description: 'The path of the page that replaces it.' },
  },
}

const employmentTypeLabel: JsonShape = {
  title: 'Employment type',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'label'],
  properties: {
    name: { ...createNonEmptyTextShape('Name', 'The name in vacancies.', 255), format: 'term' },
    label: createNonEmptyTextShape('Label', 'The label that visitors see instead.', 100),
  },
}

const customTexts: JsonShape = {
  description: "The client's texts on pages of the product.",
  type: 'object',
  additionalProperties: false,
  properties: {
    listHeading: createNonEmptyTextShape('Heading of the job list', "Instead of 'Available Jobs'.", 80),
    receiptText: { ...markupShape, title: 'On the receipt', description: 'Shown below ‘What happens next’.' },
    privacyText: {
      ...markupShape,
      title: 'Privacy notice',
      description:
        'Replaces the notice that is generated from the settings. The placeholders {company}, {policy} and {kept} are replaced by the company name, the URL of its privacy policy and the retention period.',
    },
    employmentTypes: {
      title: 'Employment types',
      description: 'Labels of the employment types of vacancies, which can be translated.',
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: employmentTypeLabel,
    },
  },
}

const page: JsonShape = {
  type: 'object',
  additionalProperties: false,
  required: ['path', 'title', 'blocks'],
  properties: {
    path: {
      description:
        'The path of the page, for example /about. If it is the path of a public page, for example /, the blocks replace those of that page.',
      type: 'string',
      maxLength: 200,
      pattern: '^/(?!/)[^?#%*\\\\\\s]*$',
      patternErrorMessage: "must begin with one '/' and have neither spaces nor any of ? # % * \\.",
    },
    title: createNonEmptyTextShape('Title', "The page's heading, and its name in the browser tab.", 120),
    description: createNonEmptyTextShape('Description', 'Shown in search results and on share cards.', 300),
    shareImageName: {
      ...createShareImageShape(
        "The picture of the page's share card. Without it, the site's picture is used.",
      ),
      title: 'Share picture',
      type: 'string',
    },
    isHidden: {
      title: 'Hidden',
      description: 'Excludes the page from the sitemap, and asks search engines not to index it.',
      type: 'boolean',
      default: false,
    },
    blocks: {
      description: 'The blocks of the page, from top to bottom.',
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: blockShape,
    },
  },
}

const createIsoCodeShape = (letters: number, description: string, standard: string): JsonShape => ({
  description,
  type: 'string',
  pattern: `^[A-Z]{${letters}}$`,
  patternErrorMessage: `must be a code of ${standard}, ${letters} capital letters.`,
})

const place: JsonShape = {
  type: 'object',
  additionalProperties: false,
  properties: {
    street: { type: 'string', minLength: 1, maxLength: 200 },
    locality: { type: 'string', minLength: 1, maxLength: 100 },
    region: { type: 'string', minLength: 1, maxLength: 100 },
    postcode: { type: 'string', minLength: 1, maxLength: 20 },
    country: createIsoCodeShape(
      2,
      'The country of the place, if it is not the country of the client.',
      'ISO 3166-1',
    ),
  },
}

const properties: { readonly [Key in keyof Required<ClientConfig>]: JsonShape } = {
  siteTitle: createNonEmptyTextShape(
    'Site title',
    'The name of the site in browser tabs and search results.',
    100,
  ),
  headingTitle: createNonEmptyTextShape('Heading', 'The heading in the title bar.', 120),
  logoName: createOptionalImageShape(
    "The logo in the header of wide screens: an image with the company's name in it.",
  ),
  mobileLogoName: createOptionalImageShape('The logo in the header of narrow screens: the mark alone.'),
  faviconName: createOptionalImageShape('The icon of the browser tab.'),
  titlebarBackground: createOptionalImageShape('The image behind the title bar, cropped to fill it.'),
  themeColor: {
    description: 'The accent colour, as #rrggbb. The hover, soft and on-accent colours are computed from it.',
    ...colourShape,
  },
  look: themeShape,
  shareImageName: createShareImageShape(
    'The picture that social networks show with a shared link: 1200 by 630 pixels, not an SVG.',
  ),
  menuItems: {
    description: 'Links in the header, in this order.',
    type: 'array',
    maxItems: 12,
    items: addTranslationsToShape(menuItem),
  },
  vacancyListTableOverrides: {
    description: 'Custom headings of the job list, by original heading.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      vacancyColumns.map((column) => [column, { type: 'string', minLength: 1, maxLength: 30 }]),
    ),
  },
  country: {
    ...createIsoCodeShape(2, 'The country of the jobs, for search engines.', 'ISO 3166-1'),
    default: 'AU',
  },
  currency: {
    ...createIsoCodeShape(3, 'The currency that $ means in a salary, for search engines.', 'ISO 4217'),
    default: 'AUD',
  },
  timeZone: {
    description:
      'The IANA time zone of the site, for example Australia/Sydney: its days begin and end in this time zone, and all times are shown and entered in it. Without it, UTC.',
    type: 'string',
    minLength: 1,
    maxLength: 60,
  },
  places: {
    description: 'Postal addresses by location name, for search engines.',
    type: 'object',
    additionalProperties: place,
  },
  employmentTypes: {
    description:
      'The schema.org value of each employment type, by its name, for search engines. Without a value, it is guessed from the name.',
    type: 'object',
    additionalProperties: { type: 'string', enum: [...employmentTypeCodes] },
  },
  pages: {
    description: 'Additional pages, and public pages whose blocks the client replaces.',
    type: 'array',
    maxItems: 50,
    items: addTranslationsToShape(page),
  },
  redirects: {
    description: 'Redirects from previous paths of pages.',
    type: 'array',
    maxItems: 200,
    items: redirect,
  },
  footerLinks: {
    description: 'Links in the footer of every page.',
    type: 'array',
    maxItems: 12,
    items: addTranslationsToShape(link),
  },
  sidebarBlocks: {
    description: 'Blocks beside pages, instead of sidebar.html.',
    type: 'array',
    maxItems: 12,
    items: addTranslationsToShape(sideBlockShape),
  },
  texts: addTranslationsToShape(customTexts),
}

/** The shape of config.json in a client's folder. It is published unchanged as /clients/config.schema.json. */
export const configShape: JsonShape = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Client site configuration',
  description:
    "The config.json of a client's folder. File names are relative to that folder. Omitted properties use the defaults of the site.",
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { description: 'The path of this schema, for text editors.', type: 'string' },
    ...properties,
  },
}

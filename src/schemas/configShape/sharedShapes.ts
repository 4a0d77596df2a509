import type { JsonShape } from './checkShape'

/**
 * Returns the shape of a text that must not be empty; the property itself is required only if `required` lists it. The
 * title is the label in forms.
 */
export const createNonEmptyTextShape = (title: string, description: string, maxLength: number) =>
  ({ title, description, type: 'string', minLength: 1, maxLength }) as const satisfies JsonShape

/** A text that may have several lines. */
const paragraph = {
  title: 'Paragraph',
  type: 'string',
  format: 'lines',
  minLength: 1,
  maxLength: 4000,
} as const satisfies JsonShape

/** Paragraphs without markup. */
export const paragraphsShape = {
  title: 'Paragraphs',
  type: 'array',
  minItems: 1,
  items: paragraph,
} as const satisfies JsonShape

export const markupShape = {
  title: 'Text',
  description:
    "Paragraphs. A paragraph that begins with '## ' becomes a heading, and '- ' a list item. Within the text: **bold**, *italic* and [label](address).",
  type: 'array',
  minItems: 1,
  maxItems: 200,
  items: { ...paragraph, format: 'markup' },
} as const satisfies JsonShape

const imageRule = "must be an image's file name in the client's folder"

/** The file name of an image in the client's folder. */
export const imageNameShape = {
  type: 'string',
  format: 'image',
  maxLength: 100,
  pattern: '^[A-Za-z0-9][A-Za-z0-9._\\-]*\\.(svg|png|jpe?g|webp|gif|ico)$',
  patternErrorMessage: `${imageRule} (svg, png, jpg, webp, gif or ico).`,
} as const satisfies JsonShape

/** Returns the shape of the file name of an image, or null for none. */
export const createOptionalImageShape = (description: string): JsonShape => ({
  ...imageNameShape,
  description,
  type: ['string', 'null'],
})

/** Returns the shape of an image for share cards. SVG is excluded, because social networks do not show it. */
export const createShareImageShape = (description: string): JsonShape => ({
  description,
  type: ['string', 'null'],
  format: 'image',
  maxLength: 100,
  pattern: '^[A-Za-z0-9][A-Za-z0-9._\\-]*\\.(png|jpe?g|webp)$',
  patternErrorMessage: `${imageRule} (png, jpg or webp).`,
})

export const addressShape = {
  title: 'Address',
  description: 'A path of this site, or an address with http, https, mailto or tel.',
  type: 'string',
  format: 'address',
  maxLength: 500,
  // Excludes URLs that run scripts, and paths that browsers interpret as another host.
  pattern: '^(/(?![/\\\\])|https?://|mailto:|tel:)',
  patternErrorMessage: 'must be a path of this site, or an address with http, https, mailto or tel.',
} as const satisfies JsonShape

export const targetShape = {
  title: 'Opens in',
  description: '_self opens the link in the same tab, _blank in a new tab.',
  type: 'string',
  enum: ['_self', '_blank'],
  default: '_self',
} as const satisfies JsonShape

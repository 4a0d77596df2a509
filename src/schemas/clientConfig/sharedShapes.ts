import type { JsonShape } from './jsonShape'

/** A text that must say something. */
export const words = (description: string, maxLength: number): JsonShape => ({
  description,
  type: 'string',
  minLength: 1,
  maxLength,
})

const imageRule = "must be an image's file name in the client's folder"

/** The name of an image in the client's folder. */
export const imageName: JsonShape = {
  type: 'string',
  maxLength: 100,
  pattern: '^[A-Za-z0-9][A-Za-z0-9._\\-]*\\.(svg|png|jpe?g|webp|gif|ico)$',
  patternErrorMessage: `${imageRule} (svg, png, jpg, webp, gif or ico).`,
}

/** As above, or null for none. */
export const optionalImage = (description: string): JsonShape => ({
  ...imageName,
  description,
  type: ['string', 'null'],
})

/** Social networks show no SVG. */
export const shareImage = (description: string): JsonShape => ({
  description,
  type: ['string', 'null'],
  maxLength: 100,
  pattern: '^[A-Za-z0-9][A-Za-z0-9._\\-]*\\.(png|jpe?g|webp)$',
  patternErrorMessage: `${imageRule} (png, jpg or webp).`,
})

/** Nothing that runs script, and no path that a browser reads as another host. */
export const safeAddress = '^(/(?![/\\\\])|https?://|mailto:|tel:)'

export const address: JsonShape = {
  description: 'A path of this site, or an address with http, https, mailto or tel.',
  type: 'string',
  maxLength: 500,
  pattern: safeAddress,
  patternErrorMessage: 'must be a path of this site, or an address with http, https, mailto or tel.',
}

export const target: JsonShape = {
  description: '_self opens in the same tab, _blank in a new one.',
  type: 'string',
  enum: ['_self', '_blank'],
  default: '_self',
}

export const markup: JsonShape = {
  description:
    "Paragraphs, each a text. '## ' makes a heading of one, '- ' a list's item; in them **bold**, *italic* and [label](address).",
  type: 'array',
  minItems: 1,
  maxItems: 200,
  items: { type: 'string', minLength: 1, maxLength: 4000 },
}

import type { JsonShape } from '../configShape/checkShape'
import { type ColourRole, corners, darkChoices, densities, headingScales } from '../theme/clientTheme'
import { fontNames } from '../theme/shippedFonts'

export const colourShape = {
  type: 'string',
  pattern: '^#([0-9a-fA-F]{3}){1,2}$',
  patternErrorMessage: 'must be a colour like #0b5c63.',
} as const satisfies JsonShape

const roles: Readonly<Record<ColourRole, JsonShape>> = {
  ground: { title: 'Ground', description: 'The background of pages.', ...colourShape },
  surface: { title: 'Surface', description: 'Cards, the header and fields.', ...colourShape },
  ink: { title: 'Text', description: 'Headings and texts.', ...colourShape },
  inkSoft: { title: 'Quiet text', description: 'Notes and secondary text.', ...colourShape },
  line: { title: 'Lines', description: 'Separators, and borders of cards.', ...colourShape },
  titleBar: { title: 'Title bar', description: 'Behind the white heading.', ...colourShape },
}

/** The shape of a site's theme, without the accent colour. */
export const themeShape: JsonShape = {
  title: 'Theme',
  description: 'The theme of the site, except its accent colour. Omitted values keep the product’s defaults.',
  type: 'object',
  additionalProperties: false,
  properties: {
    colours: {
      title: 'Colours',
      description: 'Colours by purpose. Texts need a contrast of 4.5 : 1 with their background.',
      type: 'object',
      additionalProperties: false,
      properties: roles,
    },
    headingFont: { title: 'Font of headings', enum: fontNames },
    bodyFont: { title: 'Font of texts', enum: fontNames },
    scale: {
      title: 'Headings',
      description: 'Size of headings relative to text.',
      enum: headingScales,
      default: 'normal',
    },
    corner: { title: 'Corners', enum: corners, default: 'soft' },
    density: {
      title: 'Spacing',
      description: 'Space around the parts of a page.',
      enum: densities,
      default: 'normal',
    },
    dark: {
      title: 'Dark mode',
      description: 'auto follows the visitor’s preference; never is always light.',
      enum: darkChoices,
      default: 'auto',
    },
  },
}

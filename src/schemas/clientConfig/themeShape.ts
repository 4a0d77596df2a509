import type { JsonShape } from '../configShape/checkShape'
import { type ColourRole, corners, darkChoices, densities, headingScales } from '../theme/clientTheme'
import { fontNames } from '../theme/shippedFonts'

export const colour = {
  type: 'string',
  pattern: '^#([0-9a-fA-F]{3}){1,2}$',
  patternErrorMessage: 'must be a colour like #0b5c63.',
} as const satisfies JsonShape

const roles: Readonly<Record<ColourRole, JsonShape>> = {
  ground: { title: 'Ground', description: 'Behind everything.', ...colour },
  surface: { title: 'Surface', description: 'Cards, the header and fields.', ...colour },
  ink: { title: 'Text', description: 'Headings and texts.', ...colour },
  inkSoft: { title: 'Quiet text', description: 'Notes and secondary text.', ...colour },
  line: { title: 'Lines', description: 'Between things, and around cards.', ...colour },
  titleBar: { title: 'Title bar', description: 'Behind the white heading.', ...colour },
}

/** The shape of a site's theme, without the accent colour. */
export const themeShape: JsonShape = {
  title: 'Look',
  description: 'How the site looks, besides its accent. What is left out stays as the product has it.',
  type: 'object',
  additionalProperties: false,
  properties: {
    colours: {
      title: 'Colours',
      description: 'By what they are for. Texts must have a contrast of 4.5 : 1 against their ground.',
      type: 'object',
      additionalProperties: false,
      properties: roles,
    },
    headingFont: { title: 'Font of headings', enum: fontNames },
    bodyFont: { title: 'Font of texts', enum: fontNames },
    scale: {
      title: 'Headings',
      description: 'How much larger they are than texts.',
      enum: headingScales,
      default: 'normal',
    },
    corner: { title: 'Corners', enum: corners, default: 'soft' },
    density: {
      title: 'Room',
      description: 'How much there is around things.',
      enum: densities,
      default: 'normal',
    },
    dark: {
      title: 'In the dark',
      description: 'auto follows what the visitor prefers; never stays light.',
      enum: darkChoices,
      default: 'auto',
    },
  },
}

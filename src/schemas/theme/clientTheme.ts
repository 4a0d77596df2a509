import type { FontName } from './shippedFonts'

/** What a client may colour besides its accent, by what it is for. */
export const colourRoles = ['ground', 'surface', 'ink', 'inkSoft', 'line', 'titleBar'] as const
export type ColourRole = (typeof colourRoles)[number]

export const headingScales = ['calm', 'normal', 'strong'] as const
export const corners = ['square', 'soft', 'round'] as const
export const densities = ['compact', 'normal', 'airy'] as const
export const darkChoices = ['auto', 'never'] as const

/** `look` of a client's config.json. What is left out stays the product's; the accent is `themeColor`. */
export interface ClientTheme {
  /** '#rrggbb'. What is not named is computed from what is. */
  colours?: Partial<Record<ColourRole, string>>
  headingFont?: FontName
  bodyFont?: FontName
  /** How much larger headings are than texts. */
  scale?: (typeof headingScales)[number]
  corner?: (typeof corners)[number]
  density?: (typeof densities)[number]
  /** Whether the site turns dark for visitors who prefer it. */
  dark?: (typeof darkChoices)[number]
}

import type { FontName } from './shippedFonts'

/** The colour roles that a client can set besides its accent. */
export const colourRoles = ['ground', 'surface', 'ink', 'inkSoft', 'line', 'titleBar'] as const
export type ColourRole = (typeof colourRoles)[number]

export const headingScales = ['calm', 'normal', 'strong'] as const
export const corners = ['square', 'soft', 'round'] as const
export const densities = ['compact', 'normal', 'airy'] as const
export const darkChoices = ['auto', 'never'] as const

/** The `look` object of a client's config.json. Absent properties use the defaults; the accent is `themeColor`. */
export interface ClientTheme {
  /**
   * '#rgb' or '#rrggbb'. If `ground`, `surface` or `ink` is given, an absent `inkSoft` or `line` is computed; any other
   * absent colour keeps its default.
   */
  colours?: Partial<Record<ColourRole, string>>
  headingFont?: FontName
  bodyFont?: FontName
  /** The size of headings in relation to body text. */
  scale?: (typeof headingScales)[number]
  corner?: (typeof corners)[number]
  density?: (typeof densities)[number]
  /** Whether the site uses dark mode for visitors who prefer it. */
  dark?: (typeof darkChoices)[number]
}

import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { createFinding, type SiteFinding, type SiteRepair } from '../site/siteFinding'
import { type ColourRole, colourRoles } from '../theme/clientTheme'
import { roleTokens } from '../theme/clientThemeTokens'
import { parseColour, toHex } from '../theme/colour'
import { buildDarkTokens } from '../theme/darkTokens'
import { findReadableColour } from '../theme/oklch'
import { getSiteTokens, readClientStyles } from '../theme/themeStylesheet'
import { type ContrastPair, findLowContrast, getContrastPairs } from './contrastPairs'
import type { ParsedSite } from './parsedSite'

/** Reports theme colours whose contrast with each other is too low, in light and in dark mode. */
export function checkTheme({ config, css = '' }: ParsedSite): SiteFinding[] {
  const { themeColor, look } = config
  if (!look) return []
  const lightTokens = getSiteTokens(themeColor, look, readClientStyles(css).tokens)
  const lowPairs = findLowContrast(lightTokens)
  const lightFindings = colourRoles.flatMap((role) => {
    const worstPair = lowPairs
      .filter((pair) => findColourToChange(pair, look.colours ?? {}) === role)
      .sort((a, b) => a.ratio - b.ratio)[0]
    return worstPair ? [createLowContrastFinding(role, worstPair, lightTokens)] : []
  })
  return [...lightFindings, ...checkDark(lightTokens, look.dark)]
}

/** Returns the colour role to change: the text's role if the client chose its colour, otherwise the background's. */
function findColourToChange(
  { text, background }: ContrastPair,
  colours: Partial<Record<ColourRole, string>>,
): ColourRole | undefined {
  const findRole = (token: string) => colourRoles.find((role) => roleTokens[role] === token && colours[role])
  return findRole(text) ?? findRole(background)
}

type Tokens = Readonly<Record<string, string | null>>

function createLowContrastFinding(
  role: ColourRole,
  { text, background, ratio }: ContrastPair,
  tokens: Tokens,
): SiteFinding {
  const path = ['look', 'colours', role]
  const otherToken = roleTokens[role] === text ? background : text
  const finding = {
    severity: 'error',
    code: 'contrast',
    message: texts.lowContrast(otherToken, ratio),
  } as const
  const nearestColour = suggestReadableColour(role, tokens)
  const repair: SiteRepair =
    nearestColour === null
      ? { label: texts.repair.productColour, edits: [{ path }] }
      : { label: texts.repair.replaceColour(nearestColour), edits: [{ path, value: nearestColour }] }
  return createFinding(path, finding, repair)
}

/**
 * Returns the colour nearest to the role's current colour that has enough contrast with every colour that it appears
 * with; null if there is none.
 */
export function suggestReadableColour(role: ColourRole, tokens: Tokens): string | null {
  const token = roleTokens[role]
  const adjacentTokens = getContrastPairs(tokens).flatMap(({ text, background }) =>
    text === token ? background : background === token ? text : [],
  )
  const tokenColour = parseColour(tokens[token] ?? '')
  const otherColours = adjacentTokens.flatMap((other) => {
    const colour = parseColour(tokens[other] ?? other)
    return colour ? [colour] : []
  })
  const nearestColour = tokenColour && findReadableColour(tokenColour, otherColours)
  return nearestColour && toHex(nearestColour)
}

/** Reports the first pair of computed dark-mode colours with too low a contrast, unless it fails in light mode too. */
function checkDark(lightTokens: Tokens, choice: string | undefined): SiteFinding[] {
  const darkTokens = choice === 'never' ? null : buildDarkTokens(lightTokens)
  const lightPairs = new Set(
    findLowContrast(lightTokens).map(({ text, background }) => `${text} ${background}`),
  )
  const allPairs = darkTokens ? findLowContrast({ ...lightTokens, ...darkTokens }) : []
  const darkOnlyPair = allPairs.find(({ text, background }) => !lightPairs.has(`${text} ${background}`))
  if (!darkOnlyPair) return []
  const message = texts.lowInDark(darkOnlyPair.text, darkOnlyPair.background, darkOnlyPair.ratio)
  const path = ['look', 'dark']
  return [
    createFinding(
      path,
      { severity: 'error', code: 'contrast-dark', message },
      { label: texts.repair.alwaysLightMode, edits: [{ path, value: 'never' }] },
    ),
  ]
}

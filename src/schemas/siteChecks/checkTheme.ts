import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { createFinding, type SiteFinding, type SiteRepair } from '../site/siteFinding'
import { type ColourRole, colourRoles } from '../theme/clientTheme'
import { roleTokens } from '../theme/clientThemeTokens'
import { parseColour, toHex } from '../theme/colour'
import { buildDarkTokens } from '../theme/darkTokens'
import { findReadableColour } from '../theme/oklch'
import { readClientStyles, siteTokens } from '../theme/themeStylesheet'
import type { SiteUnderCheck } from './checkedSite'
import { type ContrastPair, contrastPairs, findLowContrast } from './contrastPairs'

/** Reports theme colours whose contrast with each other is too low, in light and in dark mode. */
export function checkTheme({ config, css = '' }: SiteUnderCheck): SiteFinding[] {
  const { themeColor, look } = config
  if (!look) return []
  const light = siteTokens(themeColor, look, readClientStyles(css).tokens)
  const low = findLowContrast(light)
  const found = colourRoles.flatMap((role) => {
    const worst = low
      .filter((pair) => findColourToChange(pair, look.colours ?? {}) === role)
      .sort((a, b) => a.ratio - b.ratio)[0]
    return worst ? [createLowContrastFinding(role, worst, light)] : []
  })
  return [...found, ...checkDark(light, look.dark)]
}

/** Returns the colour role to change: the text's role if the client chose its colour, else the background's. */
function findColourToChange(
  { text, ground }: ContrastPair,
  colours: Partial<Record<ColourRole, string>>,
): ColourRole | undefined {
  const findRole = (token: string) => colourRoles.find((role) => roleTokens[role] === token && colours[role])
  return findRole(text) ?? findRole(ground)
}

type Tokens = Readonly<Record<string, string | null>>

function createLowContrastFinding(
  role: ColourRole,
  { text, ground, ratio }: ContrastPair,
  tokens: Tokens,
): SiteFinding {
  const path = ['look', 'colours', role]
  const against = roleTokens[role] === text ? ground : text
  const found = { severity: 'error', code: 'contrast', message: texts.lowColour(against, ratio) } as const
  const nearest = readableColour(role, tokens)
  const repair: SiteRepair =
    nearest === null
      ? { label: texts.repair.productColour, edits: [{ path: path }] }
      : { label: texts.repair.takeColour(nearest), edits: [{ path: path, value: nearest }] }
  return createFinding(path, found, repair)
}

/**
 * Returns the colour nearest to the role's current one that has enough contrast with every colour it meets; null if
 * there is none.
 */
export function readableColour(role: ColourRole, tokens: Tokens): string | null {
  const token = roleTokens[role]
  const meets = contrastPairs(tokens).flatMap(({ text, ground }) =>
    text === token ? ground : ground === token ? text : [],
  )
  const tokenColour = parseColour(tokens[token] ?? '')
  const otherColours = meets.flatMap((other) => {
    const colour = parseColour(tokens[other] ?? other)
    return colour ? [colour] : []
  })
  const nearest = tokenColour && findReadableColour(tokenColour, otherColours)
  return nearest && toHex(nearest)
}

/** Checks the computed dark-mode colours. Pairs that already fail in light mode are not reported again. */
function checkDark(light: Tokens, choice: string | undefined): SiteFinding[] {
  const dark = choice === 'never' ? null : buildDarkTokens(light)
  const lightPairs = new Set(findLowContrast(light).map(({ text, ground }) => `${text} ${ground}`))
  const all = dark ? findLowContrast({ ...light, ...dark }) : []
  const low = all.find(({ text, ground }) => !lightPairs.has(`${text} ${ground}`))
  if (!low) return []
  const message = texts.lowInDark(low.text, low.ground, low.ratio)
  const path = ['look', 'dark']
  return [
    createFinding(
      path,
      { severity: 'error', code: 'contrast-dark', message },
      { label: texts.repair.stayLight, edits: [{ path: path, value: 'never' }] },
    ),
  ]
}

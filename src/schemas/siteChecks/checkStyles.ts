import { checkClientTexts as texts } from '../../texts/admin/siteChecks.texts'
import { findNearestWord } from '../configShape/findNearestWord'
import type { SiteFinding } from '../site/siteFinding'
import { readClientStyles } from '../theme/clientStyles'
import { colourRoles } from '../theme/clientTheme'
import { roleTokens } from '../theme/clientThemeTokens'
import { designTokens } from '../theme/designTokens'
import { siteTokens } from '../theme/themeStylesheet'
import type { SiteUnderCheck } from './checkedSite'
import { findLowContrast } from './contrastPairs'

/**
 * Reports unknown tokens, external addresses that the security policy blocks, and colours with too low a contrast.
 */
export function checkStyles({ css = '', config }: SiteUnderCheck): SiteFinding[] {
  const source = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
  const usedTokens = new Set(source.match(/--fy-[\w-]+/g) ?? [])
  const knownTokens = Object.keys(designTokens)
  const unknown = [...usedTokens].filter((token) => !knownTokens.includes(token))
  const { tokens, coloursParts, knowsDark } = readClientStyles(source)
  const outside = [...source.matchAll(/(?:url\(|@import)\s*(?:["']\s*)?((?:https?:)?\/\/[^"')\s]+)/gi)]
  const themeTokens = colourRoles.flatMap((role) => (config.look?.colours?.[role] ? roleTokens[role] : []))
  // `checkTheme` reports the colours of the theme.
  const isOwn = (token: string) => token in tokens
  const low = findLowContrast(siteTokens(config.themeColor, config.look, tokens))
    .filter(({ text, ground }) => isOwn(text) || isOwn(ground))
    .filter(
      ({ text, ground }) => ![text, ground].some((token) => themeTokens.includes(token as `--fy-${string}`)),
    )
  return [
    ...unknown.map((token) =>
      createWarning('unknown-token', texts.unknownToken(token, findNearestWord(token, knownTokens))),
    ),
    ...outside.map(([, address = '']) => createWarning('outside', texts.outside(address))),
    ...(coloursParts && !knowsDark ? [createWarning('stays-light', texts.staysLight)] : []),
    ...low.map(({ text, ground, ratio }) => ({
      ...createWarning('contrast', texts.lowContrast(text, ground, ratio)),
      severity: 'error' as const,
    })),
  ]
}

const createWarning = (code: string, message: string): SiteFinding => ({
  severity: 'warning',
  code,
  file: 'styles.min.css',
  path: '',
  message,
})

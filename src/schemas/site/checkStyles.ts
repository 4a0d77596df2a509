import { checkClientTexts as texts } from '../../texts/checkClient'
import { nearestWord } from '../clientConfig/nearestWord'
import { readClientStyles } from '../clientStyles'
import { designTokens } from '../designTokens'
import { siteTokens } from '../theme'
import type { SiteFinding } from './siteFinding'
import type { SiteUnderCheck } from './siteUnderCheck'
import { lowPairs } from './tokenPairs'

/** Tokens that nothing reads, addresses that the policy refuses, and colours that can not be read on each other. */
export function checkStyles({ css = '', config }: SiteUnderCheck): SiteFinding[] {
  const source = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const named = new Set(source.match(/--fy-[\w-]+/g) ?? [])
  const known = Object.keys(designTokens)
  const unknown = [...named].filter((token) => !known.includes(token))
  const { tokens, coloursParts, knowsDark } = readClientStyles(source)
  const outside = [...source.matchAll(/(?:url\(|@import)\s*["']?\s*((?:https?:)?\/\/[^"')\s]+)/gi)]
  const all = { ...designTokens, ...siteTokens(config.themeColor, config.look), ...tokens }
  // What the look has wrong is told of the look.
  const low = lowPairs(all).filter(({ text, ground }) => text in tokens || ground in tokens)
  return [
    ...unknown.map((token) => warning('unknown-token', texts.unknownToken(token, nearestWord(token, known)))),
    ...outside.map(([, address = '']) => warning('outside', texts.outside(address))),
    ...(coloursParts && !knowsDark ? [warning('stays-light', texts.staysLight)] : []),
    ...low.map(({ text, ground, ratio }) => ({
      ...warning('contrast', texts.lowContrast(text, ground, ratio)),
      severity: 'error' as const,
    })),
  ]
}

const warning = (code: string, message: string): SiteFinding => ({
  severity: 'warning',
  code,
  file: 'styles.min.css',
  path: '',
  message,
})

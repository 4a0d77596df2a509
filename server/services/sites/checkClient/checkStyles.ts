import { nearestWord } from '../../../../src/schemas/clientConfig/nearestWord'
import { readClientStyles } from '../../../../src/schemas/clientStyles'
import { contrast, parseColour } from '../../../../src/schemas/colour'
import { designTokens } from '../../../../src/schemas/designTokens'
import { themeTokens } from '../../../../src/schemas/theme'
import { checkClientTexts as texts } from '../../../../src/texts/checkClient'
import type { ClientFinding } from './clientFinding'

const file = 'styles.min.css'

/** What is read on what. */
const pairs = [
  ['--fy-ink', '--fy-surface'],
  ['--fy-ink', '--fy-ground'],
  ['--fy-ink-soft', '--fy-surface'],
  ['--fy-ink-soft', '--fy-ground'],
  ['--fy-accent-text', '--fy-surface'],
  ['--fy-accent-text', '--fy-ground'],
  ['--fy-accent-text', '--fy-accent-soft'],
  ['--fy-on-accent', '--fy-accent'],
  ['--fy-danger', '--fy-surface'],
  ['--fy-warning', '--fy-warning-soft'],
  ['--fy-success', '--fy-success-soft'],
  ['--fy-info', '--fy-info-soft'],
] as const

/** Tokens that nothing reads, addresses that the policy refuses, and colours that can not be read on each other. */
export function checkStyles(css: string, themeColor: string): ClientFinding[] {
  const source = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const named = new Set(source.match(/--fy-[\w-]+/g) ?? [])
  const known = Object.keys(designTokens)
  const unknown = [...named].filter((token) => !known.includes(token))
  const { coloursParts, knowsDark } = readClientStyles(source)
  const outside = [...source.matchAll(/(?:url\(|@import)\s*["']?\s*((?:https?:)?\/\/[^"')\s]+)/gi)]
  return [
    ...unknown.map((token) => warning(texts.unknownToken(token, nearestWord(token, known)))),
    ...outside.map(([, address = '']) => warning(texts.outside(address))),
    ...(coloursParts && !knowsDark ? [warning(texts.staysLight)] : []),
    ...lowContrasts(source, themeColor),
  ]
}

function lowContrasts(css: string, themeColor: string): ClientFinding[] {
  const colours: Record<string, string | null> = {
    ...designTokens,
    ...themeTokens(themeColor),
    ...readClientStyles(css).tokens,
  }
  return pairs.flatMap(([text, ground]) => {
    const [front, back] = [parseColour(colours[text] ?? ''), parseColour(colours[ground] ?? '')]
    const ratio = front && back ? contrast(front, back) : 21
    return ratio < 4.5 ? [warning(texts.lowContrast(text, ground, ratio))] : []
  })
}

const warning = (message: string): ClientFinding => ({ severity: 'warning', file, path: '', message })

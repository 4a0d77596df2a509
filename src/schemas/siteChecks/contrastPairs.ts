import { getContrast, parseColour } from '../theme/colour'

/** Text colours and the backgrounds they appear on: tokens, or fixed colours. */
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
  ['#ffffff', '--fy-accent-deep'],
] as const

/** A text colour and its background with their contrast ratio, 1 to 21. */
export interface ContrastPair {
  text: (typeof pairs)[number][0]
  background: (typeof pairs)[number][1]
  ratio: number
}

type Tokens = Readonly<Record<string, string | null>>

/** Returns all pairs with their contrast. Pairs with values that are not plain colours are left out. */
export function getContrastPairs(tokens: Tokens): ContrastPair[] {
  return pairs.flatMap(([text, background]) => {
    const [textColour, backgroundColour] = [
      parseColour(tokens[text] ?? text),
      parseColour(tokens[background] ?? ''),
    ]
    return textColour && backgroundColour
      ? [{ text, background, ratio: getContrast(textColour, backgroundColour) }]
      : []
  })
}

/** Returns the pairs with a contrast below 4.5 : 1, which are hard to read. */
export function findLowContrast(tokens: Tokens): ContrastPair[] {
  return getContrastPairs(tokens).filter(({ ratio }) => ratio < 4.5)
}

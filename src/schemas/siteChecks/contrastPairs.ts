import { contrast, parseColour } from '../theme/colour'

/** What is read on what: tokens, or a colour that is always the same. */
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

/** A text and its ground with their contrast, 1 to 21. */
export interface ContrastPair {
  text: (typeof pairs)[number][0]
  ground: (typeof pairs)[number][1]
  ratio: number
}

type Tokens = Readonly<Record<string, string | null>>

/** Every pair whose colours can be read; those that are no plain colours are nobody's to judge. */
export function contrastPairs(tokens: Tokens): ContrastPair[] {
  return pairs.flatMap(([text, ground]) => {
    const [front, back] = [parseColour(tokens[text] ?? text), parseColour(tokens[ground] ?? '')]
    return front && back ? [{ text, ground, ratio: contrast(front, back) }] : []
  })
}

/** What people can not read: the pairs below 4.5 : 1. */
export function findLowContrast(tokens: Tokens): ContrastPair[] {
  return contrastPairs(tokens).filter(({ ratio }) => ratio < 4.5)
}

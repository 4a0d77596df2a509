import type { CharacterCheck, CharacterChecks } from './characterCheck'

/**
 * What the characters of a text may be: a name out of a list of ours, never a pattern that somebody wrote. Some are
 * judged by libraries that are brought when an answer needs them.
 */
export const characterRules = [
  'letters',
  'digits',
  'letters-and-digits',
  'phone',
  'postcode-AU',
  'postcode-NZ',
  'postcode-GB',
  'postcode-IE',
  'postcode-US',
  'postcode-CA',
  'postcode-DE',
  'postcode-FR',
  'postcode-IN',
  'postcode-SG',
  'abn',
  'iban',
] as const
export type CharacterRule = (typeof characterRules)[number]

export function isCharacterRule(name: string): name is CharacterRule {
  return characterRules.some((one) => one === name)
}

/** By the first word of a rule's name. */
const known = new Map<string, CharacterCheck>([
  ['letters', (text) => /^[\p{L}\p{M}\s'’.-]+$/u.test(text)],
  ['digits', (text) => /^[0-9\s]+$/.test(text)],
])
known.set('letters-and-digits', (text) => /^[\p{L}\p{M}\p{N}\s'’.-]+$/u.test(text))

const writings = new Map<string, (text: string, place: string) => string>()

const writtenNumbers = async () => (await import('./writtenNumberChecks')).writtenNumberChecks

/** Those that need a library, and how it comes. */
const brought: Record<string, () => Promise<CharacterChecks>> = {
  phone: async () => (await import('./phoneCheck')).phoneChecks,
  postcode: writtenNumbers,
  abn: writtenNumbers,
  iban: writtenNumbers,
}

/** 'postcode-AU' → ['postcode', 'AU']; 'letters-and-digits' → ['letters-and-digits', '']. */
function partsOf(rule: string): [name: string, place: string] {
  const [, name = rule, place = ''] = /^(.*)-([A-Z]{2})$/.exec(rule) ?? []
  return [name, place]
}

/** Makes checks known: the server has all of them from its start, a browser those that it was asked for. */
export function provideChecks({ checks, written = {} }: CharacterChecks): void {
  for (const [name, check] of Object.entries(checks)) known.set(name, check)
  for (const [name, write] of Object.entries(written)) writings.set(name, write)
}

/** Brings what these rules need; null when nothing is missing. What can't be had is judged by the server alone. */
export function loadChecks(rules: readonly string[]): Promise<unknown> | null {
  const missing = new Set(
    rules.map((rule) => partsOf(rule)[0]).filter((name) => !known.has(name) && name in brought),
  )
  if (missing.size === 0) return null
  return Promise.all(
    [...missing].map(async (name) => {
      const checks = await brought[name]?.().catch(() => null)
      if (checks) provideChecks(checks)
    }),
  )
}

/** Whether a text is what the rule says; true where that can't be judged here. */
export function hasCharacters(text: string, rule: string): boolean {
  const [name, place] = partsOf(rule)
  return known.get(name)?.(text, place) ?? true
}

/** How a text of this rule is written where it is read; as it came where that is not known here. */
export function writtenAs(text: string, rule: string): string {
  const [name, place] = partsOf(rule)
  return writings.get(name)?.(text, place) ?? text
}

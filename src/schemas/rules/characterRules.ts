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

/** @param place an ISO 3166 country, where the check needs one */
export type CharacterCheck = (text: string, place: string) => boolean

/** By the first word of a rule's name. */
const known = new Map<string, CharacterCheck>([
  ['letters', (text) => /^[\p{L}\p{M}\s'’.-]+$/u.test(text)],
  ['digits', (text) => /^[0-9\s]+$/.test(text)],
])
known.set('letters-and-digits', (text) => /^[\p{L}\p{M}\p{N}\s'’.-]+$/u.test(text))

/** Those that need a library, and the module that has it. */
const brought: Record<string, () => Promise<{ checks: Record<string, CharacterCheck> }>> = {
  phone: () => import('./phoneCheck'),
  postcode: () => import('./writtenNumberChecks'),
  abn: () => import('./writtenNumberChecks'),
  iban: () => import('./writtenNumberChecks'),
}

/** 'postcode-AU' → ['postcode', 'AU']; 'letters-and-digits' → ['letters-and-digits', '']. */
function partsOf(rule: string): [name: string, place: string] {
  const [, name = rule, place = ''] = /^(.*)-([A-Z]{2})$/.exec(rule) ?? []
  return [name, place]
}

/** Makes checks known: the server has all of them from its start, a browser those that it was asked for. */
export function provideChecks(checks: Record<string, CharacterCheck>): void {
  for (const [name, check] of Object.entries(checks)) known.set(name, check)
}

/** Brings what these rules need; null when nothing is missing. What can't be had is judged by the server alone. */
export function bringChecks(rules: readonly string[]): Promise<unknown> | null {
  const missing = new Set(
    rules.map((rule) => partsOf(rule)[0]).filter((name) => !known.has(name) && name in brought),
  )
  if (missing.size === 0) return null
  return Promise.all(
    [...missing].map(async (name) => {
      const module = await brought[name]?.().catch(() => null)
      if (module) provideChecks(module.checks)
    }),
  )
}

/** Whether a text is what the rule says; true where that can't be judged here. */
export function hasCharacters(text: string, rule: string): boolean {
  const [name, place] = partsOf(rule)
  return known.get(name)?.(text, place) ?? true
}

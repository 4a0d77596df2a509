import type { CharacterCheck, CharacterCheckModule } from './phoneCheck'

/**
 * The permitted characters or formats of a text. Rules come from this fixed list and are never user-defined patterns.
 * Some are checked by libraries that are loaded on demand.
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
  return characterRules.some((characterRule) => characterRule === name)
}

/** The loaded checks by the rule's name without its region. */
const loadedChecks = new Map<string, CharacterCheck>([
  ['letters', (text) => /^[\p{L}\p{M}\s'’.-]+$/u.test(text)],
  ['digits', (text) => /^[0-9\s]+$/.test(text)],
])
loadedChecks.set('letters-and-digits', (text) => /^[\p{L}\p{M}\p{N}\s'’.-]+$/u.test(text))

/** The loaded formatters by the rule's name without its region. */
const loadedFormatters = new Map<string, (text: string, region: string) => string>()

const loadOfficialNumberChecks = async () => (await import('./officialNumberChecks')).officialNumberChecks

/** Lazy loaders of the checks that need a library. */
const loaders: Record<string, () => Promise<CharacterCheckModule>> = {
  phone: async () => (await import('./phoneCheck')).phoneChecks,
  postcode: loadOfficialNumberChecks,
  abn: loadOfficialNumberChecks,
  iban: loadOfficialNumberChecks,
}

/** Splits a rule: 'postcode-AU' → ['postcode', 'AU']; 'letters-and-digits' → ['letters-and-digits', '']. */
function splitRule(rule: string): [name: string, region: string] {
  const [, name = rule, region = ''] = /^(.*)-([A-Z]{2})$/.exec(rule) ?? []
  return [name, region]
}

/** Registers checks and formatters. The server registers all of them at startup, a browser those that it has loaded. */
export function registerChecks({ checks, formatters = {} }: CharacterCheckModule): void {
  for (const [name, check] of Object.entries(checks)) loadedChecks.set(name, check)
  for (const [name, format] of Object.entries(formatters)) loadedFormatters.set(name, format)
}

/**
 * Loads the libraries that these rules need; returns null if none is missing. If loading fails, only the server
 * checks the rule.
 */
export function loadChecks(rules: readonly string[]): Promise<unknown> | null {
  const missingNames = new Set(
    rules.map((rule) => splitRule(rule)[0]).filter((name) => !loadedChecks.has(name) && name in loaders),
  )
  if (missingNames.size === 0) return null
  return Promise.all(
    [...missingNames].map(async (name) => {
      const checks = await loaders[name]?.().catch(() => null)
      if (checks) registerChecks(checks)
    }),
  )
}

/** Returns true if the text satisfies the rule, or if the rule's check is not loaded. */
export function hasCharacters(text: string, rule: string): boolean {
  const [name, region] = splitRule(rule)
  return loadedChecks.get(name)?.(text, region) ?? true
}

/**
 * Formats a text of this rule for display; returns it unchanged if the rule has no formatter or its library is not
 * loaded.
 */
export function formatByCharacterRule(text: string, rule: string): string {
  const [name, region] = splitRule(rule)
  return loadedFormatters.get(name)?.(text, region) ?? text
}

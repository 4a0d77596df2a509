import { closest, distance } from 'fastest-levenshtein'
import { readEnvironment } from './environment'

type Variables = Record<string, string | undefined>

/** Settings that make `readEnvironment` read further variables. */
const variableSets: Variables[] = [
  {},
  {
    FOYER_FILES: 's3://any-bucket',
    FOYER_MARKETPLACE_DOMAIN: 'jobs.example.org',
    FOYER_MARKETPLACE_CLIENT_ID: 'any',
    FOYER_MARKETPLACE_SECRET: 'any',
    FOYER_SMTP_URL: 'smtps://mail.example.org',
    FOYER_MAIL_FROM: 'careers@example.org',
  },
]

/**
 * Returns the names of all variables that `readEnvironment` reads. They are recorded while it runs, because a
 * separate list would become outdated.
 */
export function listKnownVariables(): ReadonlySet<string> {
  const accessedNames = new Set<string>()
  for (const variables of variableSets) {
    const recordingProxy = new Proxy(variables, {
      get: (target, name: string) => {
        accessedNames.add(name)
        return target[name]
      },
    })
    readEnvironment(recordingProxy, [])
  }
  return accessedNames
}

/**
 * Returns a line for each unknown variable that starts with `FOYER_`, with a known variable of a similar name, if any.
 * Without it, a mistyped FOYER_SECRET would be hard to find.
 */
export function listUnknownVariables(variables: Variables): string[] {
  const knownNames = [...listKnownVariables()]
  const unknownNames = Object.keys(variables).filter(
    (name) => name.startsWith('FOYER_') && !knownNames.includes(name),
  )
  return unknownNames.map((name) => {
    const suggestion = [closest(name, knownNames), closest(name.slice('FOYER_'.length), knownNames)].find(
      (text) => isSimilarName(name, text),
    )
    return `${name} is no variable that Foyer knows${suggestion ? `: is ${suggestion} meant?` : '.'}`
  })
}

/** Returns whether the names differ little: swapped, missing or doubled letters, or a superfluous FOYER_ prefix. */
function isSimilarName(name: string, knownName: string): boolean {
  return Math.min(distance(name, knownName), distance(name, `FOYER_${knownName}`)) <= 3
}

import { closest, distance } from 'fastest-levenshtein'
import { readEnvironment } from './environment'

type Variables = Record<string, string | undefined>

/** Settings on which others are asked for at all. */
const askingForMore: Variables[] = [
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

/** Every variable that `readEnvironment` asks for. It is asked itself: a list beside it would fall behind. */
export function knownVariables(): ReadonlySet<string> {
  const asked = new Set<string>()
  for (const variables of askingForMore) {
    const noting = new Proxy(variables, {
      get: (target, name: string) => {
        asked.add(name)
        return target[name]
      },
    })
    readEnvironment(noting, [])
  }
  return asked
}

/**
 * A line for each variable that looks as if it were meant for Foyer and is not known, with the one that was likely meant.
 * Whoever mistypes FOYER_SECRET would otherwise look for the fault elsewhere.
 */
export function unknownVariables(variables: Variables): string[] {
  const known = [...knownVariables()]
  const strangers = Object.keys(variables).filter(
    (name) => name.startsWith('FOYER_') && !known.includes(name),
  )
  return strangers.map((name) => {
    const meant = [closest(name, known), closest(name.slice('FOYER_'.length), known)].find((one) =>
      isLike(name, one),
    )
    return `${name} is no variable that Foyer knows${meant ? `: is ${meant} meant?` : '.'}`
  })
}

/** As when letters are swapped, left out or doubled, or FOYER_ stands before a name that has it not. */
function isLike(name: string, known: string): boolean {
  return Math.min(distance(name, known), distance(name, `FOYER_${known}`)) <= 3
}

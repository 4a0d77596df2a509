import { type ConfigProblem, isRecord } from '../configShape/checkShape'
import { checkClientConfig } from './checkClientConfig'
import { type ClientConfig, createDefaultClientConfig } from './clientConfig'

export interface ClientConfigReading {
  config: ClientConfig
  problems: ConfigProblem[]
}

/**
 * Reads a client's config.json as the site uses it. Only missing or invalid parts fall back to their defaults, so
 * that one mistake never breaks a client's site or its theme [ER-04, LY-10]. In a list, only invalid entries are
 * dropped.
 */
export function readClientConfig(rawConfig: unknown, company: string): ClientConfigReading {
  const defaults = createDefaultClientConfig(company)
  const problems = checkClientConfig(rawConfig)
  if (!isRecord(rawConfig)) return { config: defaults, problems }
  const problemPaths = problems.map(({ severity, path }) => ({ severity, keys: splitPointer(path) }))
  const validEntries = Object.entries(rawConfig).flatMap(([key, value]) => {
    const nestedProblems = problemPaths.filter(({ keys }) => keys[0] === key)
    if (key === '$schema' || value === null || nestedProblems.some(({ keys }) => keys.length === 1)) return []
    return [[key, removeInvalid(value, nestedProblems)]]
  })
  return { config: { ...defaults, ...Object.fromEntries(validEntries) }, problems }
}

interface ProblemPath {
  severity: ConfigProblem['severity']
  keys: string[]
}

/**
 * Removes the invalid entries of a list or object: those with an error at any depth, and unknown keys. Unknown keys
 * inside an entry stay.
 */
function removeInvalid(value: unknown, nestedProblems: readonly ProblemPath[]): unknown {
  const droppedKeys = new Set(
    nestedProblems.flatMap(({ severity, keys }) =>
      severity === 'error' || keys.length === 2 ? (keys[1] ?? []) : [],
    ),
  )
  if (Array.isArray(value)) return value.filter((_, index) => !droppedKeys.has(String(index)))
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).filter(([key]) => !droppedKeys.has(key)))
  return value
}

function splitPointer(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

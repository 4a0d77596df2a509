import { clientConfigTexts as texts } from '../../texts/admin/clientConfig.texts'
import type { ConfigProblem } from '../configShape/checkShape'

/** Formats a problem as one log line: the file, the place in it, the problem and its consequence. */
export function formatConfigProblem(clientCode: string, { severity, path, message }: ConfigProblem): string {
  const file = `clients/${clientCode}/config.json`
  const problem = path === '' ? message : `${path}: ${message}`
  return severity === 'error' ? texts.fallsBack(file, problem) : texts.ignored(file, problem)
}

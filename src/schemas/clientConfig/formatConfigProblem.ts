import { clientConfigTexts as texts } from '../../texts/admin/clientConfig.texts'
import type { ConfigProblem } from '../configShape/checkShape'

/** One line for the log: the file, the place in it, what is wrong there and what follows from it. */
export function formatConfigProblem(clientCode: string, { severity, path, message }: ConfigProblem): string {
  const file = `clients/${clientCode}/config.json`
  const problem = path === '' ? message : `${path}: ${message}`
  return severity === 'error' ? texts.fallsBack(file, problem) : texts.ignored(file, problem)
}

import { clientConfigTexts as texts } from '../../texts/clientConfig'
import type { ConfigProblem } from './checkShape'

/** One line for the log: the file, the place in it, what is wrong there and what follows from it. */
export function configLine(clientCode: string, { severity, path, message }: ConfigProblem): string {
  const file = `clients/${clientCode}/config.json`
  const problem = path === '' ? message : `${path}: ${message}`
  return severity === 'error' ? texts.fallsBack(file, problem) : texts.ignored(file, problem)
}

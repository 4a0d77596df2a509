import { clientConfigTexts as texts } from '../../texts/admin/clientConfig.texts'
import { type ConfigProblem, createProblem } from '../configShape/checkShape'
import { isBelowVacancyPage, isReservedPath, vacancyPages } from '../pages/clientPaths'
import { normalizePath } from '../pages/normalizePath'
import type { ClientPage } from '../pages/pageDefinition'

/** Validates a page beyond its shape: its path must be available, and its blocks must be allowed there. */
export function checkPage(page: ClientPage, index: number, before: readonly string[]): ConfigProblem[] {
  const path = normalizePath(page.path)
  const here = `/pages/${index}`
  if (isReservedPath(path) || isBelowVacancyPage(path)) {
    return [createProblem(`${here}/path`, texts.reservedPath(page.path))]
  }
  if (path.includes(':') && !vacancyPages.has(path)) return [createProblem(`${here}/path`, texts.openPath)]
  if (before.includes(path)) return [createProblem(`${here}/path`, texts.samePath(page.path))]
  const needed = vacancyPages.get(path)
  const missingProblems =
    needed && !page.blocks.some(({ type }) => type === needed)
      ? [createProblem(`${here}/blocks`, texts.needsBlock(needed))]
      : []
  const misplaced = page.blocks.flatMap(({ type }, block) => {
    const home = [...vacancyPages].find(([, blockType]) => blockType === type)?.[0]
    if (home === undefined || home === path) return []
    return [createProblem(`${here}/blocks/${block}/type`, texts.misplacedBlock(type, home))]
  })
  return [...missingProblems, ...misplaced]
}

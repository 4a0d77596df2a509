import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readProjectFile } from './projectFiles'

/**
 * Code that docs/extending.md tells the reader to write, by the info string of its fence: `tsx src/a/B.tsx`, `ts add to
 * src/a/b.ts`.
 */
interface Step {
  file: string
  /** True if the code is added to the end of the last declaration of an existing file; otherwise the file is new. */
  isAdded: boolean
  code: string
}

/** Returns every step of the recipes in docs/extending.md, in order. */
export const recipeSteps: readonly Step[] = [
  ...readProjectFile('docs/extending.md').matchAll(/^```\w+ (add to )?(\S+\.\w+)\n([\s\S]*?)^```$/gm),
].map(([, addedMark, file = '', code = '']) => ({ file, isAdded: addedMark !== undefined, code }))

export const isClientFile = ({ file }: { file: string }) => file.startsWith('public/clients/')

/** Performs a step in `project`. @throws Error if it cannot be performed as written */
export function performStep(project: string, { file, isAdded, code }: Step): void {
  const path = join(project, file)
  if (existsSync(path) !== isAdded)
    throw new Error(`${file} ${isAdded ? 'does not exist' : 'exists already'}`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, isAdded ? insertCode(readFileSync(path, 'utf8'), code) : code)
}

/** Adds the code's imports at the start of a file, and the rest before the bracket that closes the last declaration. */
function insertCode(text: string, code: string): string {
  const imports = code.match(/^import .*\n/gm) ?? []
  const rest = code.replace(/^import .*\n+/gm, '')
  const lines = text.split('\n')
  const end = lines.findLastIndex((line) => /^[}\])]/.test(line))
  if (end < 0) throw new Error('There is no declaration to add to')
  return imports.join('') + [...lines.slice(0, end), rest.trimEnd(), ...lines.slice(end)].join('\n')
}

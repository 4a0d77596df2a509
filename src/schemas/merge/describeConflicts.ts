import { conflictTexts as texts } from '../../texts/admin/changes.texts'
import type { MergeConflict } from './mergeVersions'

/** A readable conflict: how each user changed the field, compared to the version that both had opened. */
export interface DescribedConflict {
  path: string
  mine: string[]
  theirs: string[]
}

/** Describes conflicts. @param describe returns the differences in the second of two versions, one line each */
export function describeConflicts<T>(
  base: T,
  conflicts: readonly MergeConflict<T>[],
  describe: (before: T, after: T) => string[],
): DescribedConflict[] {
  return conflicts.map(({ path, values, ...sides }) => {
    const [mine, theirs] = [describe(base, sides.mine), describe(base, sides.theirs)]
    const isTold = mine.join('\n') !== theirs.join('\n')
    const localizeDateTimes = (lines: string[], value: unknown) => {
      if (isTold && lines.length > 0) return lines
      return [...lines, typeof value === 'string' && value !== '' ? value : texts.changed]
    }
    return {
      path,
      mine: localizeDateTimes(mine, values.mine),
      theirs: localizeDateTimes(theirs, values.theirs),
    }
  })
}

import { createHash } from 'node:crypto'
import { ProblemError } from '../problem'

/** Strong ETag of a draft, from its revision number. */
export function getRevisionTag(revision: number): string {
  return `"${revision}"`
}

/**
 * Returns the revision in If-Match. Undefined (header missing or `*`) matches any revision; -1 for an invalid tag
 * matches none.
 */
export function parseRevision(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const [, revision] = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim()) ?? []
  return revision === undefined ? -1 : Number(revision)
}

/** Strong ETag of editable content: equal content has an equal tag. */
export function createVersionTag(content: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)}"`
}

/**
 * Detects concurrent edits. `ifMatch` is the request's header; without one, or with `*`, the current content is
 * overwritten, as in earlier versions of the API. @throws changed-meanwhile
 */
export function requireVersion(ifMatch: string | undefined, currentValue: unknown): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const accepted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!accepted.includes(createVersionTag(currentValue))) throw new ProblemError('changed-meanwhile')
}

import { createHash } from 'node:crypto'
import { ProblemError } from '../problem'

/** The strong ETag of a draft that counts its changes. */
export function revisionTag(revision: number): string {
  return `"${revision}"`
}

/** The revision that an If-Match names; undefined where it is left out or `*`: whatever is there. No revision is below 0. */
export function revisionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const [, revision] = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim()) ?? []
  return revision === undefined ? -1 : Number(revision)
}

/** A strong ETag of something that people edit: equal content, equal tag. */
export function versionTag(thing: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(thing)).digest('base64url').slice(0, 27)}"`
}

/**
 * Lets the second of two who save the same thing know. `ifMatch` is the request's header; without one, or with `*`,
 * whatever is there is overwritten, as the API has always done. @throws changed-meanwhile
 */
export function requireVersion(ifMatch: string | undefined, current: unknown): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const known = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!known.includes(versionTag(current))) throw new ProblemError('changed-meanwhile')
}

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

import type { SiteDraft } from '../../../schemas/site/siteDraft'

/**
 * Returns the URL of a draft file. It contains the file's hash, so that a change shows immediately. If the draft has no
 * such file, returns the URL of the published file.
 */
export function getDraftPictureUrl(
  { clientCode, files }: Pick<SiteDraft, 'clientCode' | 'files'>,
  name: string,
): string {
  const hash = files[name]?.hash
  const part = hash ? `~${hash}/` : ''
  return `/clients/${encodeURIComponent(clientCode)}/${part}${encodeURIComponent(name)}`
}

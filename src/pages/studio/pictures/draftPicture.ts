import type { SiteDraft } from '../../../schemas/site/siteDraft'

/** The address of a file of a draft: by its bytes, so that a change shows at once. */
export function draftPicture(
  { clientCode, files }: Pick<SiteDraft, 'clientCode' | 'files'>,
  name: string,
): string {
  const hash = files[name]?.hash
  const part = hash ? `~${hash}/` : ''
  return `/clients/${encodeURIComponent(clientCode)}/${part}${encodeURIComponent(name)}`
}

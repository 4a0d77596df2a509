import type { SiteTools } from '../site/createSite'

type Headers = Record<string, string>

/** What applications of a tab are sent with, by vacancy. */
export interface FormTokens {
  /** Asked for once; none where the client asks for none. */
  of: (vacancyGuid: string) => Promise<Headers>
  /** Another, since the server wants one. */
  afresh: (vacancyGuid: string) => Promise<Headers>
  /** It was sent: the next application needs another. */
  forget: (vacancyGuid: string) => void
}

export function createFormTokens({
  clientCode,
  clientSite,
}: Pick<SiteTools, 'clientCode' | 'clientSite'>): FormTokens {
  const begun = new Map<string, Promise<Headers>>()
  const afresh = (guid: string) => {
    const proof = import('./solveProofOfWork').then(
      ({ solveProofOfWork }) => solveProofOfWork(clientCode, guid),
      () => ({}),
    )
    begun.set(guid, proof)
    return proof
  }
  const isAsked = () => {
    const state = clientSite.store.getState()
    return state.status === 'ready' && (state.settings.needsFormStamp || state.settings.needsProofOfWork)
  }
  return {
    of: async (guid) => begun.get(guid) ?? (isAsked() ? afresh(guid) : {}),
    afresh,
    forget: (guid) => void begun.delete(guid),
  }
}

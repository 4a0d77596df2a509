import type { SiteTools } from '../site/createSite'

type Headers = Record<string, string>

/** What applications of a tab are sent with, by vacancy. */
export interface FormTokens {
  /** Asked for once; none where the client asks for none. */
  of: (vacancyGuid: string) => Promise<Headers>
  /** The form was begun: a proof of that is asked for where the client asks for one, or the vacancy closes within a day. */
  begin: (vacancyGuid: string, closes: string | null) => void
  /** Another, since the server wants one. */
  afresh: (vacancyGuid: string) => Promise<Headers>
  /** It was sent: the next application needs another. */
  forget: (vacancyGuid: string) => void
}

/** A proof is good for a day. */
const dayMs = 24 * 60 * 60 * 1000

export function createFormTokens({
  clientCode,
  clientSite,
  now,
}: Pick<SiteTools, 'clientCode' | 'clientSite' | 'now'>): FormTokens {
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
    begin: (guid, closes) => {
      const closesSoon = closes !== null && Date.parse(closes) - now() < dayMs
      if (!begun.has(guid) && (isAsked() || closesSoon)) void afresh(guid)
    },
    afresh,
    forget: (guid) => void begun.delete(guid),
  }
}

import type { SiteTools } from '../site/createSite'

type Headers = Record<string, string>

/** The form tokens of this tab's applications, by vacancy, as request headers. */
export interface FormTokens {
  /** Returns the headers, requested once; empty if the client does not require a form token. */
  of: (vacancyGuid: string) => Promise<Headers>
  /** Requests a token when the form is begun, if the client requires one or the vacancy closes within a day. */
  begin: (vacancyGuid: string, closes: string | null) => void
  /** Requests a new token, after the server has rejected the present one. */
  afresh: (vacancyGuid: string) => Promise<Headers>
  /** Discards the token after a successful submission: the next application needs a new one. */
  forget: (vacancyGuid: string) => void
}

/** A form token is valid for a day. */
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

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Role, TokenAnswer } from '../../schemas/accountSecurity/session'
import type { KeyValueStore } from '../browser/storage'
import { type ApiError, isApiError, mayPass } from '../http/apiError'
import type { Http } from '../http/lazyHttp'
import { createGuestTokenStorage } from './guestTokenStorage'
import { readClaims } from './readClaims'
import {
  accountRoleOf,
  type HeldToken,
  nextSession,
  type SessionEvent,
  type SessionState,
} from './sessionMachine'

const guestRenewalMargin = 30_000
const refreshLookInterval = 250
const signedInKey = 'foyer.signedIn'

export interface Session {
  store: StoreApi<SessionState>
  /** Whether a signed-in session is over though nobody asked for it, and nobody has signed in or gone on since. */
  lost: StoreApi<boolean>
  /** The bearer token of the next request. Rejects with an `ApiError` when not even a guest's can be had. */
  token: () => Promise<string>
  /** Tries to take up the session that a cookie holds; call once, when the page has loaded. */
  resume: () => Promise<void>
  /** Resolves with null, or with why it failed [SS-04]. */
  signIn: (credentials: Credentials) => Promise<ApiError | null>
  signOut: () => Promise<void>
  /** Another tab signed out. */
  end: () => void
  /**
   * A call was refused for the account role: asks for a token with the present role. Does nothing where such a renewal has
   * just confirmed the role: a call that is refused again and again would otherwise refresh the token each time.
   */
  renew: (usedToken: string) => void
  /** See `createHttp`. */
  onUnauthorized: (token: string) => boolean
}

/** What somebody signs in with; the code where the account asks for one [SS-10]. */
interface Credentials {
  username: string
  password: string
  code?: string
}

interface SessionOptions {
  http: Http
  clientCode: string
  kept: KeyValueStore
  tabStore: KeyValueStore
  now: () => number
  /** A signed-in session is over though nobody asked for it. */
  onLost: () => void
}

/** Who the visitor is, and the tokens that prove it, in memory only; a guest's also survives a reload [SS-01…SS-08]. */
export function createSession({ http, clientCode, kept, tabStore, now, onLost }: SessionOptions): Session {
  const store = createStore<SessionState>(() => ({ name: 'signedOut' }))
  const send = (event: SessionEvent) => store.setState((state) => nextSession(state, event), true)
  const lost = createStore<boolean>(() => false)
  const lose = () => {
    lost.setState(true, true)
    onLost()
  }
  const guestKeeper = createGuestTokenStorage(tabStore, clientCode)
  let guestRequest: Promise<string> | null = null
  let renewedToken: string | null = null

  const ask = async (path: string, body: object, bearer?: string): Promise<TokenAnswer> => {
    const headers = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }
    return (await http.post<TokenAnswer>(`/api/auth/${path}`, body, { headers })).data
  }
  const hold = ({ accessToken, expiry }: TokenAnswer): HeldToken => ({
    accessToken,
    expires: now() + expiry * 1000,
  })
  const fresh = (held: HeldToken): boolean => held.expires - now() > guestRenewalMargin

  async function askForGuest(): Promise<string> {
    const before = guestKeeper.read()
    const held =
      before && fresh(before)
        ? before
        : hold(await ask('authenticateGuest', { clientCode }, before?.accessToken))
    guestKeeper.write(held)
    send({ type: 'becameGuest', ...held })
    return held.accessToken
  }

  function guestToken(): Promise<string> {
    guestRequest ??= askForGuest().finally(() => {
      guestRequest = null
    })
    return guestRequest
  }

  function accept(answer: TokenAnswer): Role | null {
    const claims = readClaims(answer.accessToken)
    if (!claims || claims.role === 'Guest') return null
    kept.set(signedInKey, 'yes')
    lost.setState(false, true)
    send({ type: 'signedIn', claims, ...hold(answer) })
    return claims.role
  }

  function end(): void {
    kept.remove(signedInKey)
    send({ type: 'ended' })
  }

  /** The refresh token travels in an HttpOnly cookie; the body's field is the seed's and stays empty. */
  async function refresh(): Promise<void> {
    const before = store.getState()
    const wasSignedIn = before.name === 'signedIn'
    send({ type: 'refreshStarted' })
    try {
      if (!accept(await ask('refreshaccesstoken', { refreshToken: '' }))) end()
    } catch (error) {
      // A laptop that wakes has no network yet: no answer is no refusal, nor is one to wait; the next request asks again.
      if (wasSignedIn && isApiError(error) && mayPass(error.status)) {
        send({ ...before, type: 'refreshPostponed' })
        throw error
      }
      end()
    }
    if (wasSignedIn && store.getState().name !== 'signedIn') lose()
  }

  async function token(): Promise<string> {
    const state = store.getState()
    if (state.name === 'refreshing') {
      await new Promise((resolve) => setTimeout(resolve, refreshLookInterval))
      return token()
    }
    if (state.name === 'signedIn') {
      if (state.expires > now()) return state.accessToken
      await refresh()
      return token()
    }
    return state.name === 'guest' && fresh(state) ? state.accessToken : guestToken()
  }

  return {
    store,
    lost,
    token,
    end: () => {
      lost.setState(false, true)
      end()
    },
    resume: async () => {
      if (kept.get(signedInKey) !== null && store.getState().name !== 'signedIn') await refresh()
    },
    signIn: async (credentials) => {
      try {
        accept(await ask('authenticate', { ...credentials, clientCode }))
        return null
      } catch (error) {
        if (isApiError(error)) return error
        throw error
      }
    },
    signOut: async () => {
      const state = store.getState()
      try {
        await ask('logout', {}, state.name === 'signedIn' ? state.accessToken : undefined)
      } finally {
        lost.setState(false, true)
        end()
      }
    },
    renew: (usedToken) => {
      const state = store.getState()
      if (state.name !== 'signedIn' || state.accessToken !== usedToken || usedToken === renewedToken) return
      const keepRenewed = () => {
        const renewed = store.getState()
        const isSameRole = accountRoleOf(renewed) === accountRoleOf(state)
        renewedToken = isSameRole && renewed.name === 'signedIn' ? renewed.accessToken : null
      }
      // The next request that needs a token asks again where this fails.
      refresh().then(keepRenewed, () => undefined)
    },
    onUnauthorized: (usedToken) => {
      const state = store.getState()
      const isCurrent = 'accessToken' in state && state.accessToken === usedToken
      if (!isCurrent) return true
      guestKeeper.forget()
      end()
      if (state.name === 'signedIn') lose()
      return state.name === 'guest'
    },
  }
}

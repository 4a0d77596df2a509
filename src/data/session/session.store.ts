import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AccessClaims, Role, TokenResponse } from '../../schemas/accountSecurity/session'
import type { KeyValueStore } from '../browser/storage'
import { type ApiError, isApiError, isTemporary } from '../http/apiError'
import type { Http } from '../http/lazyHttp'
import { createGuestTokenStorage } from './guestTokenStorage'
import {
  getAccountRole,
  reduceSession,
  type SessionEvent,
  type SessionState,
  type StoredToken,
} from './sessionMachine'

/** A guest token is replaced this long before it expires. */
const guestRenewalMarginMs = 30_000
/** How often a request checks whether a refresh that is in progress has ended. */
const refreshPollMs = 250
const signedInKey = 'foyer.signedIn'

export interface Session {
  store: StoreApi<SessionState>
  /** True after a session ended without a sign-out, until the user signs in again or continues as a guest. */
  isLost: StoreApi<boolean>
  /**
   * Resolves with the bearer token of the next request. Rejects with an `ApiError` when a user's token cannot be
   * refreshed for a temporary reason, or no guest token is available.
   */
  getToken: () => Promise<string>
  /** Restores the session from the refresh cookie if a user has signed in in this browser, also in another tab. */
  resume: () => Promise<void>
  /** Resolves with null on success, or with the error [SS-04]. */
  signIn: (credentials: Credentials) => Promise<ApiError | null>
  signOut: () => Promise<void>
  /** Returns the signal that aborts the session's reads at sign-out, because the server then refuses their token. */
  getReadSignal: () => AbortSignal
  /** Ends the session in this tab, because another tab signed out or the user does not sign in again. */
  end: () => void
  /**
   * Requests a token with the present role, after a call was refused for the account role. Does nothing if such a
   * renewal has just confirmed the role: a call that is refused repeatedly would otherwise refresh the token each
   * time.
   */
  renew: (usedToken: string) => void
  /** See `createHttp`. */
  onUnauthorized: (token: string) => boolean
}

/** Sign-in credentials; `code` only for accounts with two-factor authentication [SS-10]. */
interface Credentials {
  username: string
  password: string
  code?: string
}

interface SessionOptions {
  http: Http
  clientCode: string
  storage: KeyValueStore
  tabStore: KeyValueStore
  now: () => number
  /** Called when a session ended without a sign-out. */
  onSessionLost: () => void
}

/** The visitor's session and its tokens, in memory only; a guest's token also survives a reload [SS-01…SS-08]. */
export function createSession({
  http,
  clientCode,
  storage,
  tabStore,
  now,
  onSessionLost,
}: SessionOptions): Session {
  const store = createStore<SessionState>(() => ({ name: 'signedOut' }))
  const send = (event: SessionEvent) => store.setState((state) => reduceSession(state, event), true)
  const isLost = createStore<boolean>(() => false)
  const markLost = () => {
    isLost.setState(true, true)
    onSessionLost()
  }
  const guestTokens = createGuestTokenStorage(tabStore, clientCode)
  let guestRequest: Promise<string> | null = null
  /** The token that the latest `renew` received, if its role was the same as before. */
  let confirmedToken: string | null = null
  let readController = new AbortController()

  const requestToken = async (path: string, body: object, bearer?: string): Promise<TokenResponse> => {
    const headers = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }
    return (await http.post<TokenResponse>(`/api/auth/${path}`, body, { headers })).data
  }
  const toStoredToken = ({ accessToken, expiry }: TokenResponse): StoredToken => ({
    accessToken,
    expires: now() + expiry * 1000,
  })
  const isFresh = (token: StoredToken): boolean => token.expires - now() > guestRenewalMarginMs

  async function requestGuestToken(): Promise<string> {
    const storedToken = guestTokens.read()
    const token =
      storedToken && isFresh(storedToken)
        ? storedToken
        : toStoredToken(await requestToken('authenticateGuest', { clientCode }, storedToken?.accessToken))
    guestTokens.write(token)
    send({ type: 'becameGuest', ...token })
    return token.accessToken
  }

  function getGuestToken(): Promise<string> {
    guestRequest ??= requestGuestToken().finally(() => {
      guestRequest = null
    })
    return guestRequest
  }

  /** Signs the user in with the issued token. Returns the role; null, without any change, for a guest's token. */
  function accept(response: TokenResponse): Role | null {
    const claims = readClaims(response.accessToken)
    if (!claims || claims.role === 'Guest') return null
    storage.set(signedInKey, 'yes')
    isLost.setState(false, true)
    send({ type: 'signedIn', claims, ...toStoredToken(response) })
    return claims.role
  }

  function end(): void {
    storage.remove(signedInKey)
    send({ type: 'ended' })
  }

  /**
   * Refreshes the session. The refresh token is in an HttpOnly cookie; the body's field belongs to the original API
   * and stays empty.
   */
  async function refresh(): Promise<void> {
    const previousState = store.getState()
    const wasSignedIn = previousState.name === 'signedIn'
    send({ type: 'refreshStarted' })
    try {
      if (!accept(await requestToken('refreshaccesstoken', { refreshToken: '' }))) end()
    } catch (error) {
      // A laptop that wakes has no network yet. A temporary failure (no response, 429, 5xx) does not end the
      // session; the next request tries again.
      if (wasSignedIn && isApiError(error) && isTemporary(error.status)) {
        send({ ...previousState, type: 'refreshPostponed' })
        throw error
      }
      end()
    }
    if (wasSignedIn && store.getState().name !== 'signedIn') markLost()
  }

  async function getToken(): Promise<string> {
    const state = store.getState()
    if (state.name === 'refreshing') {
      await new Promise((resolve) => setTimeout(resolve, refreshPollMs))
      return getToken()
    }
    if (state.name === 'signedIn') {
      if (state.expires > now()) return state.accessToken
      await refresh()
      return getToken()
    }
    return state.name === 'guest' && isFresh(state) ? state.accessToken : getGuestToken()
  }

  return {
    store,
    isLost,
    getToken,
    end: () => {
      isLost.setState(false, true)
      end()
    },
    resume: async () => {
      if (storage.get(signedInKey) !== null && store.getState().name !== 'signedIn') await refresh()
    },
    signIn: async (credentials) => {
      try {
        accept(await requestToken('authenticate', { ...credentials, clientCode }))
        return null
      } catch (error) {
        if (isApiError(error)) return error
        throw error
      }
    },
    signOut: async () => {
      const state = store.getState()
      readController.abort()
      try {
        await requestToken('logout', {}, state.name === 'signedIn' ? state.accessToken : undefined)
      } finally {
        isLost.setState(false, true)
        end()
        readController = new AbortController()
      }
    },
    getReadSignal: () => readController.signal,
    renew: (usedToken) => {
      const state = store.getState()
      if (state.name !== 'signedIn' || state.accessToken !== usedToken || usedToken === confirmedToken) return
      const rememberConfirmedToken = () => {
        const renewedState = store.getState()
        const isSameRole = getAccountRole(renewedState) === getAccountRole(state)
        confirmedToken = isSameRole && renewedState.name === 'signedIn' ? renewedState.accessToken : null
      }
      // If the refresh fails, the next request that needs a token tries again.
      refresh().then(rememberConfirmedToken, () => undefined)
    },
    onUnauthorized: (usedToken) => {
      const state = store.getState()
      const isCurrent = 'accessToken' in state && state.accessToken === usedToken
      if (!isCurrent) return true
      guestTokens.clear()
      end()
      if (state.name === 'signedIn') markLost()
      return state.name === 'guest'
    },
  }
}

/** Reads the claims of a JWT without verifying it: they only control what the browser shows. Null when unreadable. */
export function readClaims(accessToken: string): AccessClaims | null {
  const payload = accessToken.split('.')[1]
  if (!payload) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isClaims(claims) ? claims : null
  } catch {
    return null
  }
}

function isClaims(claims: unknown): claims is AccessClaims {
  if (typeof claims !== 'object' || claims === null || !('role' in claims) || !('sub' in claims)) return false
  return claims.role === 'Guest' || claims.role === 'Client' || claims.role === 'SuperUser'
}

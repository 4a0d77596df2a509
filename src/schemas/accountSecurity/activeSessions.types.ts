/** One of the places where a person is signed in. */
export interface ActiveSession {
  id: number
  /** 'Firefox on Windows'; null when nobody knows. */
  device: string | null
  /** The network that it was begun from, as '203.0.113.0/24'; null when nobody knows. */
  address: string | null
  /** ISO 8601 UTC. */
  begun: string
  /** ISO 8601 UTC; up to a quarter of an hour before it really was. */
  lastUsed: string
  /** It is the one that asks. */
  isThis: boolean
}

/** A session that was begun on a device which the account had not known. */
export interface NewDevice extends Pick<ActiveSession, 'id' | 'device' | 'address' | 'begun'> {
  /** It can still be ended. */
  isOpen: boolean
}

/** GET /api/ownSessions. */
export interface ActiveSessions {
  /** Those that live, the newest first. */
  sessions: ActiveSession[]
  /** Of the last 30 days, begun after this device had become known; the newest first. */
  newDevices: NewDevice[]
}

/** GET /api/ownCodes: the caller's two-factor authentication. */
export interface TwoFactorState {
  isOn: boolean
  /** ISO 8601 UTC; null while it is off. */
  since: string | null
  recoveryCodesLeft: number
}

/** The TOTP secret for an authenticator app; returned only while two-factor authentication is being set up. */
export interface TotpSecret {
  /** Base32. */
  secret: string
  /** The secret as a QR code, SVG. */
  qr: string
}

/** Recovery codes; returned only once, when they are generated. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}

/** An active session of a user. */
export interface ActiveSession {
  id: number
  /** 'Firefox on Windows'; null if it is unknown. */
  device: string | null
  /** The network from which the user signed in, as '203.0.113.0/24'; null if it is unknown. */
  address: string | null
  /** ISO 8601 UTC. */
  begun: string
  /** ISO 8601 UTC; up to 15 minutes before the actual last use. */
  lastUsed: string
  /** True for the session of this request. */
  isThis: boolean
}

/** A session that was started on a device that was new to the account. */
export interface NewDevice extends Pick<ActiveSession, 'id' | 'device' | 'address' | 'begun'> {
  /** True if the session is still active, so that it can be ended. */
  isOpen: boolean
}

/** GET /api/ownSessions. */
export interface ActiveSessions {
  /** The active sessions, newest first. */
  sessions: ActiveSession[]
  /**
   * New-device sessions of the last 30 days that started after the current device became known; newest first, at most
   * 20.
   */
  newDevices: NewDevice[]
}

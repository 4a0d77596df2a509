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

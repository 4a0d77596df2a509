/** GET /api/ownCodes: how the account that asks has one-time codes. */
export interface TwoFactorState {
  isOn: boolean
  /** ISO 8601 UTC; null while they are off. */
  since: string | null
  recoveryCodesLeft: number
}

/** What an app makes codes of: told once, while codes are being turned on. */
export interface TotpSecret {
  /** Base32. */
  secret: string
  /** The same for a camera: an SVG. */
  qr: string
}

/** Told once, when they are made. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}

/** Work for the browser: the number up to `most` with which `salt` hashes to `challenge` (SHA-256, hex). */
export interface FormWork {
  challenge: string
  salt: string
  signature: string
  most: number
}

/** POST /api/formStamps: what the application form of a vacancy is sent with, once. */
export interface GivenStamp {
  stamp: string
  /** Null where the client asks for none. */
  work: FormWork | null
}

/** The headers that they are sent in. */
export const stampHeader = 'Foyer-Form-Stamp'
export const workHeader = 'Foyer-Form-Work'

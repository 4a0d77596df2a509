/** Work for the browser: the number up to `most` with which `salt` hashes to `challenge` (SHA-256, hex). */
export interface ProofOfWorkChallenge {
  challenge: string
  salt: string
  signature: string
  most: number
}

/** POST /api/formStamps: what the application form of a vacancy is sent with, once. */
export interface IssuedFormToken {
  stamp: string
  /** Null where the client asks for none. */
  work: ProofOfWorkChallenge | null
}

/** The headers that they are sent in. */
export const formTokenHeader = 'Foyer-Form-Stamp'
export const workHeader = 'Foyer-Form-Work'

/** A proof-of-work challenge: find the number up to `most` with which `salt` hashes to `challenge` (SHA-256, hex). */
export interface ProofOfWorkChallenge {
  challenge: string
  salt: string
  signature: string
  most: number
}

/** The response of POST /api/formStamps: a form token for one application to a vacancy. */
export interface IssuedFormToken {
  stamp: string
  /** Null if the client requires no proof of work. */
  work: ProofOfWorkChallenge | null
}

/** The request headers for the form token and the proof of work. */
export const formTokenHeader = 'Foyer-Form-Stamp'
export const workHeader = 'Foyer-Form-Work'

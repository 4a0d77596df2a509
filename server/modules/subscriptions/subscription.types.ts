/** Token and email address of a mail subscription, as stored: hashed for lookups, and encrypted for later mails. */
export interface SubscriptionSecrets {
  tokenHash: string
  sealedToken: string
  addressHash: string
  sealedAddress: string
}

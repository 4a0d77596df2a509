/** How a subscription by mail is stored: to be found by its link or address, and encrypted for the next mail. */
export interface SubscriptionSecrets {
  tokenHash: string
  sealedToken: string
  addressHash: string
  sealedAddress: string
}

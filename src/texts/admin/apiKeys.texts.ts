/** Names of the rights of an API key. */
export const apiKeyRights = {
  vacancies: 'Write and withdraw vacancies',
  applications: 'Fetch applications',
} as const

/** Errors about API keys, and the text of a revoked key. */
export const apiKeyFaults = {
  many: (maximum: number) => `You already have ${maximum} keys. Revoke one first`,
  revoked: 'Revoked',
} as const

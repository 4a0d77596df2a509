/** What a key may, in words. */
export const apiKeyRights = {
  vacancies: 'Write and withdraw vacancies',
  applications: 'Fetch applications',
} as const

/** What is wrong with a key, and what has become of it. */
export const apiKeyFaults = {
  many: (maximum: number) => `You already have ${maximum} keys. Revoke one first`,
  revoked: 'Revoked',
} as const

/** What a new client is left to do, in the order in which it is told. */
export const firstStepNames = ['logo', 'colours', 'vacancy', 'form', 'privacy', 'connection'] as const

export type FirstStepName = (typeof firstStepNames)[number]

/** GET /api/firstSteps: what is not done yet; none when all is, or the list was put away. */
export interface FirstSteps {
  left: FirstStepName[]
}

/** The setup steps of a new client, in the order in which they are shown. */
export const firstStepNames = ['logo', 'colours', 'vacancy', 'form', 'privacy', 'site', 'colleague'] as const

export type FirstStepName = (typeof firstStepNames)[number]

/** GET /api/firstSteps: the remaining steps; none if all are done, the list was dismissed, or the client is a demo. */
export interface FirstSteps {
  left: FirstStepName[]
}

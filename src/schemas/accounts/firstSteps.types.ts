/** The setup steps of a new client, in the order in which they are shown. */
export const firstStepNames = ['logo', 'colours', 'vacancy', 'form', 'privacy', 'site', 'colleague'] as const

export type FirstStepName = (typeof firstStepNames)[number]

/** GET /api/firstSteps: the remaining steps; none if all are done or the list was dismissed. */
export interface FirstSteps {
  left: FirstStepName[]
}

/** The kinds of changes in the change feed for back-offices. */
export const applicationChangeKinds = ['received', 'filesAdded', 'corrected', 'withdrawn', 'erased'] as const

export type ApplicationChangeKind = (typeof applicationChangeKinds)[number]

/** One entry of the change feed. */
export interface ApplicationChange {
  kind: ApplicationChangeKind
  applicationId: number
  /** When the change was recorded, ISO 8601 UTC. */
  at: string
}

import type { CharacterRule } from './characterRules'
import type { DayBound } from './dayBound'

/** What an answer must be [VR-01]. */
export interface FieldRule {
  kind: RuleKind
  required: boolean
  /** Fewest characters; 1 unless given. */
  min?: number
  /** Most characters; 255 unless given. */
  max?: number
  /** The least and the greatest number that pass; of numbers alone. */
  minimum?: number
  maximum?: number
  /** The first and the last day that pass; of days alone. */
  earliest?: DayBound
  latest?: DayBound
  /** What the text may be made of; of text alone. */
  characters?: CharacterRule
  /** Shown in place of the rule's own message. */
  message?: string
  /** Which files are accepted: 1 images, 2 documents [VR-09]. */
  fileTypeGroup?: FileTypeGroup
  /** The only answer that passes, e.g. a box that must be ticked: a custom check [VR-02]. */
  mustBe?: boolean
}

export const ruleKinds = ['boolean', 'string', 'email', 'URL', 'number', 'file', 'any'] as const
export type RuleKind = (typeof ruleKinds)[number]
export type FileTypeGroup = 1 | 2

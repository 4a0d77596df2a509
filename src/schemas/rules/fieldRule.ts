import type { CharacterRule } from './characterRules'
import type { DayBound } from './dayBound'

/** The validation rule of an answer [VR-01]. */
export interface FieldRule {
  kind: RuleKind
  required: boolean
  /** Minimum length in characters; 1 if absent. */
  min?: number
  /** Maximum length in characters; 255 if absent. */
  max?: number
  /** The smallest and the largest valid number; only for numbers. */
  minimum?: number
  maximum?: number
  /** The first and the last valid day; only for days. */
  earliest?: DayBound
  latest?: DayBound
  /** The permitted characters or format of a text; only for texts. */
  characters?: CharacterRule
  /** Replaces the rule's default message. */
  message?: string
  /** The accepted file types: 1 images, 2 documents [VR-09]. */
  fileTypeGroup?: FileTypeGroup
  /** The only valid answer, for example for a box that must be ticked: a custom check [VR-02]. */
  mustBe?: boolean
}

export const ruleKinds = ['boolean', 'string', 'email', 'URL', 'number', 'file', 'any'] as const
export type RuleKind = (typeof ruleKinds)[number]
export type FileTypeGroup = 1 | 2

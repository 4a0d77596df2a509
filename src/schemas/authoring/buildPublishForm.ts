import { vacancyPublishingTexts as texts } from '../../texts/admin/vacancyEditor.texts'
import { buildExternalForm } from '../externalSchema/buildExternalForm'
import type { BuiltForm } from '../forms/builtForm'

interface PublishFormOptions {
  asksReason: boolean
  /** A note about the time zone and the effect of the schedule. */
  scheduleNote: string
}

/** Builds the form that chooses when a vacancy is published and, if it is reopened, the reason. */
export function buildPublishForm({ asksReason, scheduleNote }: PublishFormOptions): BuiltForm {
  const reason = {
    reason: {
      type: 'string',
      title: texts.reason,
      description: texts.reasonNote,
      maxLength: 500,
      minLength: 1,
    },
  }
  const timingField = {
    when: {
      type: 'string',
      title: texts.publishTitle,
      default: 'now',
      oneOf: [
        { const: 'now', title: texts.now },
        { const: 'at', title: texts.scheduleOption },
      ],
    },
  }
  return buildExternalForm(
    {
      type: 'object',
      properties: { ...(asksReason ? reason : {}), ...timingField },
      required: [...(asksReason ? ['reason'] : []), 'when'],
      if: { properties: { when: { const: 'at' } }, required: ['when'] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it that.
      then: {
        properties: {
          at: { type: 'string', format: 'date-time', title: texts.startLabel, description: scheduleNote },
        },
        required: ['at'],
      },
    },
    { when: { 'ui:widget': 'radio' }, 'ui:order': ['reason', 'when', 'at', '*'] },
  )
}

import { vacancyPublishingTexts as texts } from '../../texts/admin/vacancyEditor.texts'
import { buildExternalForm } from '../externalSchema/buildExternalForm'
import type { BuiltForm } from '../forms/builtForm'
import type { AuthoredVacancy } from './authoredVacancy'

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

/**
 * Returns the initial answer of the form: the scheduled date-time if there is one; otherwise 'now'. Seconds are
 * removed, because the date-time field has none.
 */
export function getPublishAnswer({
  state,
  advertisedFrom,
  scheduledChange,
}: Pick<AuthoredVacancy, 'state' | 'advertisedFrom' | 'scheduledChange'>): Record<string, string> {
  const scheduledAt = state === 'scheduled' ? advertisedFrom : scheduledChange?.at
  if (!scheduledAt) return { when: 'now' }
  return {
    when: 'at',
    at: `${new Date(scheduledAt).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)}:00.000Z`,
  }
}

import { retentionTexts as texts } from '../../texts/admin/personalData.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

/** Builds the form for the retention period in months. */
export function buildRetentionForm(): BuiltForm {
  return buildForm(texts.title, [
    {
      id: 'retention',
      title: texts.title,
      notes: texts.note,
      fields: [
        {
          name: 'months',
          type: 'number',
          label: texts.label,
          notes: texts.labelNote,
          inputmode: 'numeric',
          rules: { kind: 'number', required: false },
        },
      ],
    },
  ])
}

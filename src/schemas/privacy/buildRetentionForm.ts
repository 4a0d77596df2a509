import { retentionTexts as texts } from '../../texts/admin/personalData.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

/** How many months applications are kept. */
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

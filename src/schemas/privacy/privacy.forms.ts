import { personalDataTexts, retentionTexts } from '../../texts/admin/personalData.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

/** Builds the form that searches for a person's data. */
export function buildPersonSearchForm(): BuiltForm {
  return buildForm(personalDataTexts.form, [
    {
      id: 'person',
      title: '',
      fields: [
        {
          name: 'email',
          type: 'email',
          label: personalDataTexts.email,
          autocomplete: 'off',
          rules: { kind: 'email', required: true, max: 255 },
        },
      ],
    },
  ])
}

/** Builds the form for the retention period in months. */
export function buildRetentionForm(): BuiltForm {
  return buildForm(retentionTexts.title, [
    {
      id: 'retention',
      title: retentionTexts.title,
      notes: retentionTexts.note,
      fields: [
        {
          name: 'months',
          type: 'number',
          label: retentionTexts.label,
          notes: retentionTexts.labelNote,
          inputmode: 'numeric',
          rules: { kind: 'number', required: false },
        },
      ],
    },
  ])
}

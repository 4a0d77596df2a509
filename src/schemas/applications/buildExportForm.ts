import { applicationCsvTexts, exportTexts as texts } from '../../texts/admin/applications.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import { csvColumns } from './application'

/** Builds the form that chooses the columns of an export. */
export function buildExportForm(): BuiltForm {
  const options = csvColumns.map((value) => ({
    value,
    label: value === 'state' ? texts.status : applicationCsvTexts.heads[value],
  }))
  const rules = { kind: 'boolean', required: false } as const
  return buildForm(texts.title, [
    {
      id: 'export',
      title: '',
      fields: [
        { name: 'columns', type: 'checkbox', label: texts.columns, options, value: [...csvColumns], rules },
        { name: 'answers', type: 'checkbox', label: texts.answers, value: true, rules },
      ],
    },
  ])
}

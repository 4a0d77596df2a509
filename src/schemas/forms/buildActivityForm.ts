import { activityTexts as texts } from '../../texts/activity'
import type { Option } from '../vacancy'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

/** Whose activity is read; the clients come with the data, so that the schema stays. */
export function buildActivityForm(clients: Option[]): BuiltForm {
  return buildForm(texts.title, [
    {
      id: 'client',
      title: '',
      fields: [
        {
          name: 'client',
          type: 'searchable-select',
          label: texts.client,
          placeholder: texts.everyClient,
          options: clients,
          openOptions: true,
          rules: { kind: 'string', required: false },
        },
      ],
    },
  ])
}

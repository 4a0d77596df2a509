import { activityTexts as texts } from '../../texts/admin/activity.texts'
import type { Option } from '../fields/option'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'

const optionalText = { kind: 'string', required: false } as const

/**
 * Builds the form that filters the activity log by date; the page's filter bar filters by person and action. The
 * SuperUser can also choose a client; the clients are not part of the schema, so that the schema stays the same.
 * @param clients null if the user may not see other clients
 */
export function buildActivityForm(clients: Option[] | null): BuiltForm {
  const client: FieldDefinition = {
    name: 'client',
    type: 'searchable-select',
    label: texts.client,
    placeholder: texts.allClients,
    options: clients ?? [],
    openOptions: true,
    rules: optionalText,
  }
  const fields: FieldDefinition[] = [
    ...(clients === null ? [] : [client]),
    { name: 'fromDate', type: 'date', label: texts.fromLabel, rules: optionalText },
    { name: 'toDate', type: 'date', label: texts.toLabel, rules: optionalText },
  ]
  return buildForm(texts.title, [{ id: 'activity', title: '', fields }])
}

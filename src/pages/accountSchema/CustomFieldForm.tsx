import { type ReactNode, type Ref, useMemo } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { buildSchemaFieldForm } from '../../schemas/accountSchema/buildSchemaFieldForm'
import { parseSchemaField, toSchemaFieldValues } from '../../schemas/accountSchema/schemaFieldValues'
import type { CustomField } from '../../schemas/settings/userSettings'
import { accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { useSite } from '../shared/site/SiteContext'
import type { FieldListEdit } from './useCustomFields'

interface CustomFieldFormProps {
  field: CustomField
  list: FieldListEdit
  handle: Ref<FormHandle>
}

/** Settings of one custom field; for a group, all but its fields. */
export function CustomFieldForm({ field, list, handle }: CustomFieldFormProps): ReactNode {
  const { validators } = useSite()
  const repeats = field.repeats !== undefined
  const isPart = list.group !== null
  const form = useMemo(
    () => buildSchemaFieldForm(field.type, { repeats, isPart }),
    [field.type, repeats, isPart],
  )
  return (
    <div className="fy-own-fields__form">
      <FormRenderer
        form={form}
        handle={handle}
        loadValidator={validators.load}
        initialValues={toSchemaFieldValues(field)}
        missingMessage={texts.refused}
        submitHidden
        onChange={(values) => list.change(field.id, (current) => parseSchemaField(current, values))}
      />
    </div>
  )
}

import { type ReactNode, useMemo } from 'react'
import { catalogueLogicFields, toLogicField } from '../../schemas/accountSchema/checkAccountSchema'
import { canBeConditionallyRequired, type LogicField } from '../../schemas/fieldLogic/checkLogic'
import { getOperators } from '../../schemas/fieldLogic/conditionOperators'
import type { FieldCondition } from '../../schemas/fields/fieldCondition'
import type { FieldError } from '../../schemas/forms/builtForm'
import type { CustomField } from '../../schemas/settings/userSettings'
import { logicEditorTexts as texts } from '../../texts/admin/fieldLogic.texts'
import { ConditionEditor } from '../shared/conditions/ConditionEditor'
import type { FieldListEdit } from './useCustomFields'

interface FieldConditionsProps {
  field: CustomField
  list: FieldListEdit
  /** All custom fields of the account; conditions of a group's field may refer to them too. */
  allFields: readonly CustomField[]
  errors: readonly FieldError[]
}

/** Editors of the conditions under which a custom field is shown, and under which it is required unless it always is. */
export function FieldConditions({ field, list, allFields, errors }: FieldConditionsProps): ReactNode {
  const outerFields = list.group === null ? [] : allFields.filter(({ id }) => id !== list.group)
  const otherFields = [...list.fields, ...outerFields].filter(({ id }) => id !== field.id)
  // Keeps the list's identity until its content changes, so that the forms generated from it stay mounted.
  const logicFieldsJson = JSON.stringify(
    otherFields.map((item) => ({ ...toLogicField(item), visibleWhen: undefined })),
  )
  const fields = useMemo(
    () => [...(JSON.parse(logicFieldsJson) as LogicField[]), ...catalogueLogicFields].filter(hasOperators),
    [logicFieldsJson],
  )
  const getMessage = (part: string) => errors.find(({ path }) => path === `/${part}`)?.message
  const change = (part: 'visibleWhen' | 'requiredWhen', condition: FieldCondition | undefined) =>
    list.change(field.id, ({ [part]: _previousCondition, ...rest }) =>
      condition ? { ...rest, [part]: condition } : rest,
    )
  return (
    <div className="fy-custom-fields__form">
      <ConditionEditor
        title={texts.shownWhenTitle}
        emptyText={texts.alwaysShown}
        condition={field.visibleWhen}
        fields={fields}
        error={getMessage('visibleWhen')}
        onChange={(condition) => change('visibleWhen', condition)}
      />
      {canBeConditionallyRequired(toLogicField(field)) && !field.rules?.required ? (
        <ConditionEditor
          title={texts.requiredWhen}
          emptyText={texts.notRequired}
          condition={field.requiredWhen}
          fields={fields}
          error={getMessage('requiredWhen')}
          onChange={(condition) => change('requiredWhen', condition)}
        />
      ) : null}
    </div>
  )
}

function hasOperators(field: LogicField): boolean {
  return getOperators(field).length > 0
}

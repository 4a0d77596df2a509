import { canExpand, getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { getDeclaredPattern } from '../../../schemas/externalSchema/displayedPattern'
import type { FieldUiOptions } from '../../../schemas/forms/builtForm'
import { toLangAttributes } from '../../../schemas/translations/localizeText'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import { Button } from '../../../widgets/shared/Button'
import { useCurrentRow, useStructure } from './context/structureContext'

type CustomOptions = ReturnType<typeof getUiOptions> & Pick<FieldUiOptions, 'langs'>

/**
 * The fields of an object under its title. A list row is titled by its row header, the whole answer by the form's
 * heading.
 */
export function GroupTemplate(props: ObjectFieldTemplateProps): ReactNode {
  const { schema, uiSchema, fieldPathId, formData, disabled, readonly, onAddProperty } = props
  const { getElementId, isExternal } = useStructure()
  const { path } = fieldPathId
  const isTitledElsewhere = useCurrentRow(path) !== null || (isExternal && path.length === 0)
  const id = getElementId(path)
  const title = isTitledElsewhere ? '' : props.title
  const { description, help, notes: customNotes, langs } = getUiOptions(uiSchema) as CustomOptions
  const notes =
    path.length === 0 && isExternal ? undefined : (customNotes ?? description ?? schema.description ?? help)
  const patterns =
    schema.additionalProperties === false
      ? Object.keys(schema.patternProperties ?? {})
          .map(getDeclaredPattern)
          .join(', ')
      : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
    <div
      className="fy-structure__group fy-stack fy-shrink"
      data-kind="branch"
      data-framed={title !== '' || undefined}
      role="group"
      id={id}
      aria-labelledby={title ? `${id}--label` : undefined}
    >
      {title && (
        <p {...toLangAttributes(langs?.label)} className="fy-structure__title" id={`${id}--label`}>
          {title}
        </p>
      )}
      {typeof notes === 'string' && (
        <p {...toLangAttributes(langs?.notes)} className="fy-field__notes">
          {notes}
        </p>
      )}
      <div className="fy-form__grid">{props.properties.map(({ content }) => content)}</div>
      {patterns && (
        <p className="fy-field__notes" id={`${id}--names`}>
          {texts.fieldNames(patterns)}
        </p>
      )}
      {canExpand(schema, uiSchema, formData) && (
        <Button
          aria-describedby={patterns ? `${id}--names` : undefined}
          disabled={disabled || readonly}
          onClick={() => onAddProperty()}
        >
          <Plus aria-hidden="true" />
          {texts.addField}
        </Button>
      )}
    </div>
  )
}

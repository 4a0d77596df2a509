import { canExpand, getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldUiOptions } from '../../../schemas/forms/builtForm'
import { toLangAttributes } from '../../../schemas/translations/localizeText'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import { useOwnRow, useStructure } from './context/structureContext'

type OwnOptions = ReturnType<typeof getUiOptions> & Pick<FieldUiOptions, 'langs'>

/**
 * The fields of an object under its title. A list row is titled by its row header, the whole answer by the form's
 * heading.
 */
export function GroupTemplate(props: ObjectFieldTemplateProps): ReactNode {
  const { schema, uiSchema, fieldPathId, formData, disabled, readonly, onAddProperty } = props
  const { idOf, isWhole } = useStructure()
  const { path } = fieldPathId
  const isNamed = useOwnRow(path) !== null || (isWhole && path.length === 0)
  const id = idOf(path)
  const title = isNamed ? '' : props.title
  const { description, help, notes: own, langs } = getUiOptions(uiSchema) as OwnOptions
  const notes = path.length === 0 && isWhole ? undefined : (own ?? description ?? schema.description ?? help)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend stands in its border, whatever the stylesheet says.
    <div
      className="fy-structure__group"
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
      {canExpand(schema, uiSchema, formData) && (
        <button
          type="button"
          className="fy-button"
          disabled={disabled || readonly}
          onClick={() => onAddProperty()}
        >
          <Plus aria-hidden="true" />
          {texts.addField}
        </button>
      )}
    </div>
  )
}

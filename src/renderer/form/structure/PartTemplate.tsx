import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps, getSchemaType } from '@rjsf/utils'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import { Button } from '../../../widgets/shared/Button'
import { useStructure } from './context/structureContext'

/** Wraps every part that rjsf walks. It shows the errors of groups; leaves and lists show their own. */
export function PartTemplate(props: FieldTemplateProps): ReactNode {
  const { schema, children, rawErrors = [], fieldPathId } = props
  const { getElementId } = useStructure()
  const isGroup = getSchemaType(schema) === 'object' && !schema.oneOf && !schema.anyOf
  const [error] = isGroup ? rawErrors : []
  return (
    <>
      {ADDITIONAL_PROPERTY_FLAG in schema ? <ExtraField {...props}>{children}</ExtraField> : children}
      {error !== undefined && (
        <p className="fy-field__error" data-kind="branch" id={`${getElementId(fieldPathId.path)}--error`}>
          {error}
        </p>
      )}
    </>
  )
}

/** A field that the schema does not name: the user can rename and remove it. */
function ExtraField(props: FieldTemplateProps): ReactNode {
  const { label, children, fieldPathId, disabled, readonly, onKeyRenameBlur, onRemoveProperty } = props
  const { getElementId } = useStructure()
  const id = `${getElementId(fieldPathId.path)}--name`
  const isFixed = disabled || readonly
  return (
    <div className="fy-structure__extra fy-grid fy-gap-3" data-kind="branch">
      <div className="fy-field">
        <label className="fy-field__label" htmlFor={id}>
          {texts.fieldName}
        </label>
        <input
          className="fy-input"
          id={id}
          key={label}
          defaultValue={label}
          disabled={isFixed}
          onBlur={onKeyRenameBlur}
        />
      </div>
      {children}
      <Button
        look="quiet"
        size="icon"
        aria-label={texts.remove(label)}
        disabled={isFixed}
        onClick={onRemoveProperty}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  )
}

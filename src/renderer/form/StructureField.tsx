import { type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { fieldUi } from '../../schemas/forms/builtForm'
import { groupOf } from '../../schemas/forms/fieldGroup'
import { isVisible } from '../../schemas/validation/formVisibility'
import { structureTexts } from '../../texts/structure'
import { useLazyPart } from '../../widgets/lazyPart'
import { PlainForm, usePlainControl } from '../../widgets/PlainForm'
import { FieldBoundary } from './FieldBoundary'
import { useFormScope } from './FormScope'
import { PlainGroup } from './PlainGroup'
import { foreignPart, structurePart } from './structurePart'
import './StructureField.css'

/**
 * A field whose answer has parts: an object, a list of objects, a choice of schemas. rjsf walks its schema, and is loaded
 * when the first of them is shown; a form without one does without it.
 */
export function StructureField({ fieldKey }: { fieldKey: string }): ReactNode {
  const { form, store, reportFault } = useFormScope()
  const conditional = fieldUi(form, fieldKey)?.['ui:options'].visibleWhen !== undefined
  const visible = () => !conditional || isVisible(form, fieldKey, store.values())
  const isShown = useSyncExternalStore(store.onChange, visible, visible)
  return isShown ? (
    <FieldBoundary fieldKey={fieldKey} onFault={reportFault}>
      <LoadedStructure fieldKey={fieldKey} />
    </FieldBoundary>
  ) : null
}

function LoadedStructure({ fieldKey }: { fieldKey: string }): ReactNode {
  const { form, idOf } = useFormScope()
  const part = form.foreign ? foreignPart : structurePart
  const Structure = useLazyPart(part)
  const [wasPlain] = useState(use(PlainForm))
  const isHeld = usePlainControl(idOf(fieldKey))
  useEffect(() => part.approach(), [part])
  const isThere = Structure && Structure !== 'failed'
  const group = wasPlain && (isHeld || !isThere) ? groupOf(form, fieldKey) : undefined
  if (group) return <PlainGroup fieldKey={fieldKey} group={group} />
  if (isThere) return <Structure fieldKey={fieldKey} />
  return (
    <div className="fy-field" data-kind="branch" id={idOf(fieldKey)} aria-busy={Structure === null}>
      <span className="fy-field__label">{form.schema.properties[fieldKey]?.title}</span>
      {Structure === 'failed' ? (
        <button type="button" className="fy-button" onClick={part.approach}>
          {structureTexts.loadAgain}
        </button>
      ) : (
        <span className="fy-structure__coming" />
      )}
    </div>
  )
}

import { type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { getFieldUi } from '../../../schemas/forms/builtForm'
import { getGroup } from '../../../schemas/forms/fieldGroup'
import { isVisible } from '../../../schemas/forms/formVisibility'
import { structureTexts } from '../../../texts/public/structuredAnswers.texts'
import { Button } from '../../../widgets/shared/Button'
import { createLazyPart, useLazyPart } from '../../../widgets/shared/lazyPart'
import { runAfterFirstTouch } from '../../../widgets/shared/runAfterFirstTouch'
import { NoScriptForm, useNoScriptControl } from '../../../widgets/shared/widgetContexts'
import { FieldBoundary } from '../field/BoundField'
import { useFormScope } from '../state/FormScope'
import { NoScriptGroup } from './NoScriptGroup'
import './StructureField.css'

/** Renders structured answers: rjsf with Foyer's fields and templates, in a separate chunk. */
const structurePart = createLazyPart(() =>
  import('../structure/StructuredAnswer').then((module) => module.StructuredAnswer),
)

/** Renders answers to external schemas. Its chunk also decides which of several schemas an answer matches. */
const externalPart = createLazyPart(() =>
  import('../structure/ExternalAnswer').then((module) => module.ExternalAnswer),
)

/**
 * A field with a structured answer: an object, a list of objects or a choice of schemas. rjsf renders its schema and
 * is loaded when the first such field is shown, or after the first interaction with a server-rendered form; other
 * forms do not load it.
 */
export function StructureField({ fieldKey }: { fieldKey: string }): ReactNode {
  const { form, store, reportFault } = useFormScope()
  const isConditional = getFieldUi(form, fieldKey)?.['ui:options'].visibleWhen !== undefined
  const readVisible = () => !isConditional || isVisible(form, fieldKey, store.values())
  const isShown = useSyncExternalStore(store.onChange, readVisible, readVisible)
  return isShown ? (
    <FieldBoundary fieldKey={fieldKey} onFault={reportFault}>
      <LoadedStructure fieldKey={fieldKey} />
    </FieldBoundary>
  ) : null
}

function LoadedStructure({ fieldKey }: { fieldKey: string }): ReactNode {
  const { form, store, getElementId } = useFormScope()
  const part = form.external ? externalPart : structurePart
  const Structure = useLazyPart(part)
  const [wasNoScript] = useState(use(NoScriptForm))
  const hasNoScriptControl = useNoScriptControl(getElementId(fieldKey))
  const isUntouched = useIsUntouched(fieldKey, wasNoScript)
  const [isRowRequested, setRowRequested] = useState(false)
  useEffect(() => {
    if (!wasNoScript) return part.preload()
    // The native controls of a server-rendered group need no code until something else changes its rows.
    const unsubscribers = [runAfterFirstTouch(part.preload), store.subscribe(fieldKey, part.preload)]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [part, wasNoScript, store, fieldKey])
  const isLoaded = Structure && Structure !== 'failed'
  useEffect(() => {
    // The field's id is now that of the loaded list's add button. Its click handler uses `flushSync`, which an effect
    // must not call, so the click runs in a microtask.
    if (isRowRequested && isLoaded)
      queueMicrotask(() => document.getElementById(getElementId(fieldKey))?.click())
  }, [isRowRequested, isLoaded, getElementId, fieldKey])
  const addRow = () => {
    part.preload()
    setRowRequested(true)
  }
  const staysServerRendered = !isLoaded || hasNoScriptControl || (isUntouched && !isRowRequested)
  const group = wasNoScript && staysServerRendered ? getGroup(form, fieldKey) : undefined
  if (group) return <NoScriptGroup fieldKey={fieldKey} group={group} onAdd={addRow} />
  if (isLoaded) return <Structure fieldKey={fieldKey} />
  return (
    <div className="fy-field" data-kind="branch" id={getElementId(fieldKey)} aria-busy={Structure === null}>
      <span className="fy-field__label">{form.schema.properties[fieldKey]?.title}</span>
      {Structure === 'failed' ? (
        <Button onClick={part.preload}>{structureTexts.retryLoad}</Button>
      ) : (
        <span className="fy-structure__coming" />
      )}
    </div>
  )
}

/**
 * True while a server-rendered group has never left the viewport and its answer is unchanged. The loaded version has
 * a different height, so it must not replace the group while the user sees it.
 */
function useIsUntouched(fieldKey: string, wasNoScript: boolean): boolean {
  const { store, getElementId } = useFormScope()
  const [isTouched, setTouched] = useState(!wasNoScript)
  useEffect(() => {
    const element = document.getElementById(getElementId(fieldKey))
    if (isTouched || !element) return undefined
    const touch = () => setTouched(true)
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) touch()
    })
    watcher.observe(element)
    const unsubscribe = store.subscribe(fieldKey, touch)
    return () => {
      watcher.disconnect()
      unsubscribe()
    }
  }, [isTouched, store, getElementId, fieldKey])
  return !isTouched
}

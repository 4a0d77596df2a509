import { toFieldPathId } from '@rjsf/utils'
import { type ReactNode, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useFormScope } from '../state/FormScope'
import { StructureContext } from './context/structureContext'
import { GuardedSchemaField } from './GuardedSchemaField'
import { buildErrorTree, type ExternalLogic, openStructure } from './structureEngine'
import './structure.css'

export interface StructuredAnswerProps {
  fieldKey: string
  /** The logic of an external schema. Foyer's own forms have no choices between schemas, so they have none. */
  logic?: ExternalLogic | undefined
}

/** One answer that has parts. rjsf walks its schema; the form's store holds it like any other answer. */
export function StructuredAnswer({ fieldKey, logic }: StructuredAnswerProps): ReactNode {
  const scope = useFormScope()
  const { form, store } = scope
  const [engine] = useState(() => openStructure(scope, fieldKey, logic))
  const subscribe = useMemo(
    () => (listener: () => void) => store.subscribe(fieldKey, listener),
    [store, fieldKey],
  )
  const read = () => store.state(fieldKey)
  const state = useSyncExternalStore(subscribe, read, read)
  const errors = useMemo(() => buildErrorTree(state), [state])
  useLayoutEffect(() => engine.applyDefaults(), [engine])
  return (
    <StructureContext value={engine}>
      <GuardedSchemaField
        name={fieldKey}
        schema={engine.schema}
        uiSchema={engine.uiSchema ?? noUiOptions}
        fieldPathId={toFieldPathId('', engine.registry.globalFormOptions, [])}
        formData={state.value}
        errorSchema={errors}
        required={form.schema.required.includes(fieldKey)}
        disabled={false}
        readonly={false}
        onChange={engine.change}
        onBlur={doNothing}
        onFocus={doNothing}
        registry={engine.registry}
      />
    </StructureContext>
  )
}

const doNothing = () => undefined
const noUiOptions = {}

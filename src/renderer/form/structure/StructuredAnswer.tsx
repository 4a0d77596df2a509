import { type ErrorSchema, ErrorSchemaBuilder, toFieldPathId } from '@rjsf/utils'
import { type ReactNode, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { splitPath } from '../../../schemas/forms/answerPath'
import { useFormScope } from '../state/FormScope'
import type { FieldState } from '../state/fieldState'
import { StructureContext } from './context/structureContext'
import { GuardedSchemaField } from './GuardedSchemaField'
import { createStructureEngine, type ExternalLogic } from './structureEngine'
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
  const [engine] = useState(() => createStructureEngine(scope, fieldKey, logic))
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

/** Returns the errors of an answer as rjsf's error tree. */
function buildErrorTree({ error, nestedErrors = [] }: FieldState): ErrorSchema {
  const builder = new ErrorSchemaBuilder()
  if (error !== undefined) builder.addErrors(error)
  for (const nestedError of nestedErrors) {
    const [, ...path] = splitPath(nestedError.path.slice(1))
    builder.addErrors(nestedError.message, path)
  }
  return builder.ErrorSchema
}

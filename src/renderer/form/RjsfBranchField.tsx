import type { FieldPathList, Registry, RJSFSchema } from '@rjsf/utils'
import { ErrorSchemaBuilder, setByPath, toFieldPathId } from '@rjsf/utils'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { FieldValue } from '../../schemas/fieldValue'
import { useFormScope } from './FormScope'
import { StockSchemaField } from './rjsfParts'

export const RjsfRegistry = createContext<Registry | null>(null)

/**
 * A property that is more than one leaf, shown rjsf's own way: slower, but whatever JSON Schema says can be answered.
 * Its answer stands in the form's store like every other.
 */
export function RjsfBranchField({ fieldKey }: { fieldKey: string }) {
  const { form, store, checks } = useFormScope()
  const registry = use(RjsfRegistry)
  const subscribe = useMemo(
    () => (listener: () => void) => store.subscribe(fieldKey, listener),
    [store, fieldKey],
  )
  const read = () => store.state(fieldKey)
  const state = useSyncExternalStore(subscribe, read, read)
  if (!registry) return null
  const change = (value: unknown, path: FieldPathList) => {
    const next = setByPath({ [fieldKey]: structuredClone(state.value) }, path, value)
    store.set(fieldKey, next[fieldKey])
  }
  return (
    <div className="fy-field" data-kind="branch">
      <StockSchemaField
        name={fieldKey}
        schema={form.schema.properties[fieldKey] as RJSFSchema}
        fieldPathId={toFieldPathId(fieldKey, registry.globalFormOptions, [])}
        formData={state.value}
        errorSchema={new ErrorSchemaBuilder().addErrors(state.error ?? []).ErrorSchema}
        required={form.schema.required.includes(fieldKey)}
        disabled={false}
        readonly={false}
        onChange={(value: FieldValue, path: FieldPathList) => change(value, path)}
        onBlur={() => checks.left(fieldKey)}
        onFocus={() => undefined}
        registry={registry}
      />
    </div>
  )
}

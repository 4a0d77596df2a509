import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { buildExternalForm } from '../../schemas/externalSchema/buildExternalForm'
import {
  type ExternalValidator,
  loadExternalValidator,
} from '../../schemas/externalSchema/loadExternalValidator'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { describePath } from '../../schemas/forms/describePath'
import { playgroundTexts as texts } from '../../texts/admin/playground.texts'

interface PlaygroundFormProps {
  schema: unknown
  uiSchema: unknown
}

/** Renders the form of a schema, with the answers and their validation result below. */
export function PlaygroundForm({ schema, uiSchema }: PlaygroundFormProps): ReactNode {
  const form = useMemo(() => buildExternalForm(schema, uiSchema), [schema, uiSchema])
  const handle = useRef<FormHandle>(null)
  const [values, setValues] = useState<FormValues>({})
  const [validator, setValidator] = useState<ExternalValidator | null>(null)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    let isCurrent = true
    setValidator(null)
    setSent(false)
    void loadExternalValidator(form).then((loadedValidator) => {
      if (!isCurrent) return
      setValues(handle.current?.getValues() ?? {})
      setValidator(() => loadedValidator)
    })
    return () => {
      isCurrent = false
    }
  }, [form])
  const submitted = validator?.toSubmitted?.(values)
  const errors = validator?.check?.(values) ?? []
  return (
    <>
      <section className="fy-card fy-inset-5" aria-label={texts.form}>
        <FormRenderer
          form={form}
          handle={handle}
          loadValidator={loadExternalValidator}
          onChange={(values) => {
            setValues(values)
            setSent(false)
          }}
          onSubmit={() => setSent(true)}
        />
      </section>
      <section className="fy-card fy-playground__result fy-inset-5">
        <h2>{texts.answers}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys. */}
        <pre className="fy-playground__json fy-inset-3 fy-rounded fy-small" tabIndex={0}>
          {JSON.stringify(submitted?.answer, null, 2) ?? ''}
        </pre>
        <h2>{texts.validation}</h2>
        <div role="status">
          {validator && (
            <ValidationSummary errors={errors} getName={(path) => describePath(form, path.slice(1))} />
          )}
          {validator?.untestedPatterns.map((pattern) => (
            <p key={pattern}>{texts.notTested(pattern)}</p>
          ))}
          {validator?.undecidedReferences.map((reference) => (
            <p key={reference}>{texts.undecidedReference(reference)}</p>
          ))}
          {isSent && <p>{texts.submitted}</p>}
        </div>
      </section>
    </>
  )
}

interface ValidationSummaryProps {
  errors: readonly FieldError[]
  getName: (path: string) => string | undefined
}

function ValidationSummary({ errors, getName }: ValidationSummaryProps): ReactNode {
  if (errors.length === 0) return <p>{texts.validAnswers}</p>
  return (
    <>
      <p>{texts.invalidAnswers(errors.length)}</p>
      <ul>
        {errors.map(({ path, message }) => (
          <li key={path}>{`${getName(path) ?? path}: ${message}`}</li>
        ))}
      </ul>
    </>
  )
}

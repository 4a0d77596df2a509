import { type ReactNode, useMemo } from 'react'
import { fitsSchema } from '../../../schemas/externalSchema/interpretSchema'
import { useFormScope } from '../state/FormScope'
import { StructuredAnswer } from './StructuredAnswer'

/** The answer to a foreign schema, whose conditions and choices decide which fields are shown. */
export function ExternalAnswer({ fieldKey }: { fieldKey: string }): ReactNode {
  const { form } = useFormScope()
  const draft = form.external?.draft ?? '7'
  const fits = useMemo(() => fitsSchema(draft), [draft])
  return <StructuredAnswer fieldKey={fieldKey} fits={fits} />
}

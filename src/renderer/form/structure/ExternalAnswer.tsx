import { type ReactNode, useMemo } from 'react'
import { fitsSchema, fitsValidatedSchema } from '../../../schemas/externalSchema/interpretSchema'
import { findRequired } from '../../../schemas/externalSchema/requiredProperties'
import { getShownBranches } from '../../../schemas/externalSchema/shownBranches'
import { useFormScope } from '../state/FormScope'
import { StructuredAnswer } from './StructuredAnswer'

/** The answer to a foreign schema, whose conditions and choices decide which fields are shown. */
export function ExternalAnswer({ fieldKey }: { fieldKey: string }): ReactNode {
  const { form } = useFormScope()
  const { foreign } = form
  const draft = foreign?.draft ?? '7'
  const fits = useMemo(() => fitsSchema(draft), [draft])
  const getRequired = useMemo(() => {
    if (!foreign) return undefined
    const from = {
      root: foreign.schema,
      shown: getShownBranches(foreign),
      fits: fitsValidatedSchema(foreign.draft),
    }
    return (answer: unknown) => findRequired(from, answer)
  }, [foreign])
  return <StructuredAnswer fieldKey={fieldKey} fits={fits} getRequired={getRequired} />
}

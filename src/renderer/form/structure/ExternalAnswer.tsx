import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fitsSchema, fitsValidatedSchema } from '../../../schemas/externalSchema/interpretSchema'
import { hasMarkedNames, matchesName } from '../../../schemas/externalSchema/matchedNames'
import { findRequired } from '../../../schemas/externalSchema/requiredProperties'
import { getShownBranches } from '../../../schemas/externalSchema/shownBranches'
import type { ForeignSchema } from '../../../schemas/forms/builtForm'
import { useFormScope } from '../state/FormScope'
import { StructuredAnswer } from './StructuredAnswer'
import type { ForeignLogic } from './structureEngine'

/** The answer to a foreign schema, whose conditions and choices decide which fields are shown. */
export function ExternalAnswer({ fieldKey }: { fieldKey: string }): ReactNode {
  const { form, checks } = useFormScope()
  const { foreign } = form
  const logic = useMemo(() => foreign && getLogic(foreign), [foreign])
  // The validator brings the engine that tests the names of properties, which decide their fields.
  const [isReady, setReady] = useState(() => !foreign || !hasMarkedNames(foreign.schema))
  useEffect(() => {
    if (!isReady) void checks.prepare().then(() => setReady(true))
  }, [isReady, checks])
  if (!isReady) return null
  return <StructuredAnswer fieldKey={fieldKey} logic={logic} />
}

function getLogic(foreign: ForeignSchema): ForeignLogic {
  const from = {
    root: foreign.schema,
    shown: getShownBranches(foreign),
    fits: fitsValidatedSchema(foreign.draft),
  }
  return {
    fits: fitsSchema(foreign.draft),
    getRequired: (answer) => findRequired(from, answer),
    matchesName,
  }
}

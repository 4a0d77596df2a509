import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { getDisplayedBranches } from '../../../schemas/externalSchema/displayedBranches'
import {
  createSchemaMatcher,
  createValidatedSchemaMatcher,
} from '../../../schemas/externalSchema/interpretSchema'
import { hasMarkedPatterns, matchesName } from '../../../schemas/externalSchema/matchedNames'
import { createRequiredTest } from '../../../schemas/externalSchema/requiredProperties'
import type { ExternalSchema } from '../../../schemas/forms/builtForm'
import { useFormScope } from '../state/FormScope'
import { StructuredAnswer } from './StructuredAnswer'
import type { ExternalLogic } from './structureEngine'

/** The answer to an external schema, whose conditions and choices decide which fields are shown. */
export function ExternalAnswer({ fieldKey }: { fieldKey: string }): ReactNode {
  const { form, checks } = useFormScope()
  const { external } = form
  const logic = useMemo(() => external && createLogic(external), [external])
  // Loading the validator also loads the engine that tests property names, which decide the fields of properties.
  const [isReady, setReady] = useState(() => !external || !hasMarkedPatterns(external.schema))
  useEffect(() => {
    if (!isReady) void checks.prepare().then(() => setReady(true))
  }, [isReady, checks])
  if (!isReady) return null
  return <StructuredAnswer fieldKey={fieldKey} logic={logic} />
}

function createLogic(external: ExternalSchema): ExternalLogic {
  const validationContext = {
    root: external.schema,
    shownBranches: getDisplayedBranches(external),
    matchesSchema: createValidatedSchemaMatcher(external.draft),
  }
  return {
    matchesSchema: createSchemaMatcher(external.draft),
    createRequiredTest: (answer) => createRequiredTest(validationContext, answer),
    matchesName,
  }
}

import type { FastifySchemaValidationError } from 'fastify'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import { rulesTexts } from '../../../src/texts/en'

/** Whoever has made more mistakes hears of the next ones when these are mended. */
const most = 100

/** A validator's findings in our words, one for each place. */
export function inputErrors(findings: readonly FastifySchemaValidationError[]): FieldError[] {
  const byPath = new Map<string, string>()
  for (const finding of findings) {
    const path = pathOf(finding)
    if (!byPath.has(path)) byPath.set(path, messageOf(finding))
  }
  return [...byPath].slice(0, most).map(([path, message]) => ({ path, message }))
}

function pathOf({ instancePath, params }: FastifySchemaValidationError): string {
  const name = params.missingProperty ?? params.additionalProperty
  return typeof name === 'string' ? `${instancePath}/${name}` : instancePath
}

function messageOf({ keyword, params }: FastifySchemaValidationError): string {
  if (keyword === 'required' || keyword === 'minLength') return rulesTexts.required
  if (keyword === 'maxLength') return rulesTexts.maximum(Number(params.limit))
  if (keyword === 'additionalProperties') return rulesTexts.unknownField
  if (keyword === 'enum') return rulesTexts.option
  if (keyword === 'format' && params.format === 'url') return rulesTexts.url
  // A text of blanks is none.
  if (keyword === 'pattern') return params.pattern === '\\S' ? rulesTexts.required : rulesTexts.shape
  if (keyword === 'maximum') return rulesTexts.atMost(Number(params.limit))
  if (keyword === 'minimum') return rulesTexts.atLeast(Number(params.limit))
  if (keyword === 'type') return rulesTexts.expected(String(params.type), 'another type')
  return rulesTexts.required
}

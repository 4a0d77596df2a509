import { _, type Ajv, type KeywordCxt } from 'ajv'

/**
 * Teaches ajv to hold text that is a number to bounds. JSON Schema's own `minimum` judges numbers alone, and an answer
 * stays the text that was typed. Written as code, not as a function: it is part of what the browser loads.
 */
export function addNumberKeywords(ajv: Ajv): Ajv {
  const add = (keyword: string, beyond: (context: KeywordCxt) => void) =>
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'number',
      code: beyond,
      error: { message: '', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    })
  add('numberMinimum', (context) => context.fail(_`Number(${context.data}) < ${context.schemaCode}`))
  add('numberMaximum', (context) => context.fail(_`Number(${context.data}) > ${context.schemaCode}`))
  return ajv
}

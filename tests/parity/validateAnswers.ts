import '../fixtures/everyCheck'
import type { FormValues } from '../../src/schemas/fields/fieldValue'
import type { BuiltForm, FieldError } from '../../src/schemas/forms/builtForm'
import { checkAnswers } from '../../src/schemas/validation/checkAnswers'
import type { CompiledValidator } from '../../src/schemas/validation/compiledValidator'
import type { WireFile } from './arbitraryForms'

/** A form and the answers to validate with it. */
export interface ParityCase {
  form: BuiltForm
  answers: Record<string, unknown>[]
}

/** The day on which answers are validated. */
const today = ['2026-02-28'] as const

/** Returns the errors of each set of answers, with real files in place of their descriptions. */
export function validateAnswers(parityCase: ParityCase, validator: CompiledValidator): FieldError[][] {
  return parityCase.answers.map((answers) =>
    checkAnswers(parityCase.form, validator, withFiles(answers), today),
  )
}

function withFiles(answers: Record<string, unknown>): FormValues {
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [key, isWireFile(value) ? toFile(value) : value]),
  ) as FormValues
}

function isWireFile(value: unknown): value is WireFile {
  return typeof value === 'object' && value !== null && 'file' in value
}

function toFile({ file }: WireFile): File {
  return new File([new Uint8Array(file.size)], file.name, { type: file.type })
}

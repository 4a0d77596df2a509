import { defineTexts, selectWordForm } from '../language/language'
/** Texts of forms that are generated from an external JSON Schema. */
export const externalSchemaTexts = defineTexts('externalSchemaTexts', {
  noSchema: 'this is not a JSON Schema: it is neither an object nor true or false',
  noAnswerPossible: 'the schema accepts no answer',
  tooMuch: {
    parts: (maximum: number) => `the schema has more than ${maximum} parts, and no more can be shown`,
    characters: (maximum: number) =>
      `the schema has more than ${maximum} characters, and no more can be shown`,
    levels: (maximum: number) => `the schema has no end, or more than ${maximum} levels`,
    properties: (maximum: number, count: number) =>
      `the schema has ${count} fields, and no more than ${maximum} can be shown`,
    cycles: (maximum: number, count: number) =>
      `the schema leads back to itself in ${count} places, and no more than ${maximum} can be shown`,
  } satisfies Record<string, (maximum: number, count: number) => string>,
  tooManyChoices: (count: number) => `there are ${count} schemas to choose from`,
  missingReference: (ref: string) => `its description is not part of the schema (${ref})`,
  section: 'Answers',
  /** Shown instead of an empty name. */
  noName: 'No name',

  // Errors that only external schemas can cause.
  type: {
    string: 'Must be text.',
    number: 'The value must be a number.',
    integer: 'The value must be a whole number.',
    boolean: 'Must be yes or no.',
    array: 'Must be a list.',
    object: 'Must be a group of answers.',
    null: 'Must be empty.',
  } as Record<string, string>,
  tooManyDigits: 'This number has more digits than can be kept exactly.',
  least: (n: number) => `The number must be ${n} or more`,
  greatest: (n: number) => `The number must be ${n} or less`,
  exclusiveMinimum: (n: number) => `The number must be more than ${n}`,
  exclusiveMaximum: (n: number) => `The number must be less than ${n}`,
  multiple: (n: number) => `The number must be a multiple of ${n}`,
  tooFew: (n: number) => `At least ${n} ${selectWordForm(n, 'is', 'are')} needed`,
  most: (n: number) => `No more than ${n} ${selectWordForm(n, 'is', 'are')} allowed`,
  unique: 'Entries must be different from each other',
  contains: 'A required entry is missing from the list',
  pattern: (pattern: string) => `Must be of the shape ${pattern}`,
  patternNotChecked: (pattern: string) => `Must be of the shape ${pattern}, which is not checked here.`,
  ruleNotChecked: (pattern: string) => `A rule of the shape ${pattern} is not checked here.`,
  format: (format: string) => `Must be a valid ${format}`,
  constant: (value: string) => `Must be ${value}`,
  unexpectedField: 'This is not asked for',
  multipleMatches: 'This matches more than one of the choices',
  none: 'This matches none of the choices',
  refused: 'This answer is not accepted',
  unresolved: (ref: string) => `This could not be checked: ${ref} is not part of the schema`,
  tooDeep: 'This could not be checked: the schema refers to itself without end',
})

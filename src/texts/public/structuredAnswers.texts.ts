import { inLanguages, selectCount } from '../language/language'

/** Texts of answers that have parts: lists, groups, choices of what to answer. */
export const structureTexts = inLanguages('structureTexts', {
  loadAgain: 'Load this part again',
  /** Of the button below a list; `item` as the list calls one of them: 'Referee'. */
  add: (item: string) => `Add ${item.charAt(0).toLowerCase()}${item.slice(1)}`,
  addField: 'Add a field',
  fieldName: 'Name of the field',
  remove: (name: string) => `Remove ${name}`,
  move: (name: string) => `Move ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  moveHelp: 'Drag, or press the arrow keys up and down.',
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
  empty: 'None so far.',
  bounds: (least: number, most: number | undefined) => {
    if (most === undefined) return `At least ${least}.`
    if (least === 0) return `At most ${most}.`
    return least === most ? `Exactly ${least}.` : `From ${least} to ${most}.`
  },
  attention: 'needs attention',
  nothingYet: 'nothing answered yet',
  choose: 'Choose what to answer',
  /** A part of the schema that repeats itself or lies deep; `name` is the field's. */
  expand: (name: string) => `Show ${name}`,
  yes: 'Yes',
  no: 'No',
  /** In place of what can't be asked. */
  unshown: (reason: string) => `This can't be asked here: ${reason}`,
  unknownType: (type: string) => `no field is known for the type ${type}`,
  broken: 'its description could not be read',
  missingReference: (ref: string) => `its description is not part of the schema (${ref})`,
})

/** Texts of forms that somebody else's schema asks. */
export const externalSchemaTexts = inLanguages('externalSchemaTexts', {
  noSchema: 'this is not a JSON Schema: it is neither an object nor true or false',
  nothingToAsk: 'the schema takes no answer at all',
  tooMuch: {
    parts: 'the schema has too many parts',
    characters: 'the schema is too long',
    levels: 'the schema has no end, or too many levels',
    properties: 'the schema has too many fields',
    circles: 'the schema leads back to itself in too many places',
  },
  tooManyChoices: (count: number) => `there are ${count} schemas to choose from`,
  missingReference: (ref: string) => `its description is not part of the schema (${ref})`,
  section: 'Answers',
  /** What is wrong with an answer, beyond what rules of our own say. */
  type: {
    string: 'Must be text.',
    number: 'The value must be a number.',
    integer: 'The value must be a whole number.',
    boolean: 'Must be yes or no.',
    array: 'Must be a list.',
    object: 'Must be a group of answers.',
    null: 'Must be empty.',
  } as Record<string, string>,
  least: (n: number) => `The number must be ${n} or more`,
  greatest: (n: number) => `The number must be ${n} or less`,
  above: (n: number) => `The number must be more than ${n}`,
  below: (n: number) => `The number must be less than ${n}`,
  multiple: (n: number) => `The number must be a multiple of ${n}`,
  fewest: (n: number) => `At least ${n} ${selectCount(n, 'is', 'are')} needed`,
  most: (n: number) => `No more than ${n} ${selectCount(n, 'is', 'are')} taken`,
  unique: 'Each may be there once only',
  contains: 'Something that must be among these is missing',
  pattern: (pattern: string) => `Must be of the shape ${pattern}`,
  format: (format: string) => `Must be a valid ${format}`,
  constant: (value: string) => `Must be ${value}`,
  notAsked: 'This is not asked for',
  several: 'This fits more than one of the choices',
  none: 'This fits none of the choices',
  refused: 'This answer is not taken',
  tooDeep: 'This could not be judged: the schema refers to itself without end',
})

import { defineTexts } from '../language/language'

/** Texts of structured answers: lists, groups and choices between schemas. */
export const structureTexts = defineTexts('structureTexts', {
  retryLoad: 'Load this part again',
  /** Label of the button below a list; `item` is the list's name for one row, such as 'Referee'. */
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
  bounds: (least: number, maximum: number | undefined) => {
    if (maximum === undefined) return `At least ${least}.`
    if (least === 0) return `At most ${maximum}.`
    return least === maximum ? `Exactly ${least}.` : `From ${least} to ${maximum}.`
  },
  needsAttention: 'needs attention',
  noAnswers: 'nothing answered yet',
  choose: 'Choose what to answer',
  /** Label of the button that opens a recursive or deeply nested part of the schema; `name` is the field's name. */
  expand: (name: string) => `Show ${name}`,
  /** Choice of null in a required field that accepts it. */
  noValue: 'No value',
  /** Name of a schema without a title, by its type. */
  typeName: {
    string: 'Text',
    number: 'Number',
    integer: 'Whole number',
    boolean: 'Yes or no',
    array: 'List',
    object: 'Group of answers',
  } as Record<string, string>,
  /** Name of an option that has neither a title nor a type. */
  option: (place: number) => `Option ${place}`,
  /** Note below an object that accepts additional properties only if their names match a pattern. */
  fieldNames: (patterns: string) => `Names of other fields must be of the shape ${patterns}.`,
  yes: 'Yes',
  no: 'No',
  /** Shown instead of a part that the form cannot render. */
  cannotBeShown: (reason: string) => `This can't be asked here: ${reason}`,
  /** Note below a field whose answer may be of any type. */
  json: 'Any value, written as JSON: 12, true, ["a", "b"]. Other text is kept as text.',
  unknownType: (type: string) => `no field is known for the type ${type}`,
  broken: 'its description could not be read',
})

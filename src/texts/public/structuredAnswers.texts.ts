import { inLanguages } from '../language/language'

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
  bounds: (least: number, maximum: number | undefined) => {
    if (maximum === undefined) return `At least ${least}.`
    if (least === 0) return `At most ${maximum}.`
    return least === maximum ? `Exactly ${least}.` : `From ${least} to ${maximum}.`
  },
  attention: 'needs attention',
  noAnswers: 'nothing answered yet',
  choose: 'Choose what to answer',
  /** A part of the schema that repeats itself or lies deep; `name` is the field's. */
  expand: (name: string) => `Show ${name}`,
  /** Of a field that must be answered, and may be answered by null. */
  noValue: 'No value',
  /** Names a schema without a title by its type. */
  typeName: {
    string: 'Text',
    number: 'Number',
    integer: 'Whole number',
    boolean: 'Yes or no',
    array: 'List',
    object: 'Group of answers',
  } as Record<string, string>,
  /** Names a schema to choose that has neither a title nor a type. */
  option: (place: number) => `Option ${place}`,
  /** Below the fields of a group that only takes other fields whose names match a pattern. */
  fieldNames: (patterns: string) => `Names of other fields must be of the shape ${patterns}.`,
  yes: 'Yes',
  no: 'No',
  /** In place of what can't be asked. */
  unshown: (reason: string) => `This can't be asked here: ${reason}`,
  /** Under a field whose answer may be of any type. */
  json: 'Any value, written as JSON: 12, true, ["a", "b"]. Other text is kept as text.',
  unknownType: (type: string) => `no field is known for the type ${type}`,
  broken: 'its description could not be read',
  missingReference: (ref: string) => `its description is not part of the schema (${ref})`,
})

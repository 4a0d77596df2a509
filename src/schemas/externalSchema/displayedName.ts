/**
 * Replacements for property names that rjsf cannot handle, in displayed schemas and stored answers: rjsf would lose a
 * property '__proto__', and takes the path of a property '' for that of its object.
 */
const substitutes = new Map([
  ['', 'x-foyer-empty'],
  ['__proto__', 'x-foyer-proto'],
])
const substituted = new Map(Array.from(substitutes, ([name, substitute]) => [substitute, name]))

/** Returns the name of a property in the displayed schema and in the form's answers. */
export function getDisplayedName(name: string): string {
  return substitutes.get(name) ?? name
}

/** Returns the name of a property in the schema and in the submitted answer. */
export function getDeclaredName(name: string): string {
  return substituted.get(name) ?? name
}

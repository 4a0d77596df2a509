/**
 * Problems in a client's folder, for its maintainer. Each text follows the JSON pointer of its place:
 * '/pages/0/path: …'.
 */
export const clientConfigTexts = {
  missing: 'is missing.',
  unknownKey: (near: string | null) =>
    near === null
      ? 'is not known and has no effect.'
      : `is not known and has no effect; did you mean '${near}'?`,
  wrongType: (expected: string, actual: string) => `must be ${expected}, not ${actual}.`,
  type: {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
  },
  or: ' or ',
  oneOf: (expected: readonly (string | number)[], actual: unknown) =>
    `must be one of ${expected.join(', ')}, not ${JSON.stringify(actual)}.`,
  unknownBlock: (actual: string, available: readonly string[]) =>
    `names a block that does not exist: '${actual}'. Available blocks: ${available.join(', ')}.`,
  timeZone: (actual: string) =>
    `must be a time zone by its name in the IANA database, such as Australia/Sydney. This is ${JSON.stringify(actual)}.`,
  pattern: (actual: string, rule: string) => `${rule} This is ${JSON.stringify(actual)}.`,
  tooShort: 'must not be empty.',
  tooLong: (limit: number, length: number) => `must have at most ${limit} characters; it has ${length}.`,
  tooSmall: (limit: number) => `must be ${limit} or more.`,
  tooLarge: (limit: number) => `must be ${limit} or less.`,
  tooFew: (limit: number) => `must have ${limit} or more entries.`,
  tooMany: (limit: number) => `must have at most ${limit} entries.`,
  notJson: (reason: string) => `is not JSON: ${reason}`,
  reservedPath: (path: string) => `'${path}' belongs to the product; a client's page cannot use it.`,
  openPath: "must not have a part with ':', except for the address of a public page.",
  samePath: (path: string) => `'${path}' is the address of another page above.`,
  redirectedPage: (path: string) => `'${path}' is a page; only a path without a page can redirect.`,
  leadsBack: (path: string) => `redirects back to '${path}'.`,
  needsBlock: (block: string) => `must have the block '${block}', which this page requires.`,
  misplacedBlock: (block: string, path: string) =>
    `cannot be '${block}' here: that block works only at ${path}.`,
  staysAsItWas: (problem: string) => `${problem} The previous value stays in use.`,
  fallsBack: (file: string, problem: string) => `${file} ${problem} The default is used instead.`,
  ignored: (file: string, problem: string) => `${file} ${problem}`,
} as const

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
  wrongType: (wanted: string, got: string) => `must be ${wanted}, not ${got}.`,
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
  oneOf: (wanted: readonly (string | number)[], got: unknown) =>
    `must be one of ${wanted.join(', ')}, not ${JSON.stringify(got)}.`,
  unknownBlock: (got: string, known: readonly string[]) =>
    `names a block that does not exist: '${got}'. There are ${known.join(', ')}.`,
  timeZone: (got: string) =>
    `must be a time zone by its name in the IANA database, such as Australia/Sydney. This is ${JSON.stringify(got)}.`,
  pattern: (got: string, rule: string) => `${rule} This is ${JSON.stringify(got)}.`,
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
  redirectedPage: (path: string) => `'${path}' is a page; only an address without one can lead on.`,
  leadsBack: (path: string) => `leads back to '${path}' in the end.`,
  needsBlock: (block: string) => `must have the block '${block}': that is what this address is for.`,
  misplacedBlock: (block: string, path: string) =>
    `cannot be '${block}' here: that block works only at ${path}.`,
  staysAsItWas: (problem: string) => `${problem} What stood there before stays in use.`,
  fallsBack: (file: string, problem: string) => `${file} ${problem} The default is used instead.`,
  ignored: (file: string, problem: string) => `${file} ${problem}`,
} as const

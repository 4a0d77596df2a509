/** What is wrong with a back-office's address or secret; the command line says the same. */
export const backOfficeFaults = {
  address: (text: string) => `must be an https address without user and password, not '${text}'.`,
  private: (host: string, address: string) =>
    `${host} is a private address (${address}): FOYER_BACKOFFICE_ALLOW must name it.`,
  plain:
    'http would send applications in the clear: use https, or an address that FOYER_BACKOFFICE_ALLOW names.',
  unknown: (host: string) => `${host} is the name of nothing: no address was found for it.`,
  none: 'The address is missing: there is no back-office yet.',
  secret: 'must be whsec_ and 24 to 64 bytes in base64.',
  otherSecret: 'The signing secret was stored under another FOYER_SECRET. Make a new one.',
} as const

/** How what is done to a back-office stands in the activity. */
export const backOfficeChanges = {
  address: 'Address',
  secret: 'Signing secret',
  oldSecret: 'Older signing secret',
  none: 'None',
  secretOf: { one: 'One', more: 'A new one' },
  until: (moment: string) => `Signs until ${moment}`,
  untilForgotten: 'Signs until it is forgotten',
  forgotten: 'Forgotten',
} as const

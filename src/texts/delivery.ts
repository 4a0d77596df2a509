/** Why an application could not be delivered, as an administrator reads it. */
export const deliveryTexts = {
  answered: (status: number) => `The back-office answered ${status}`,
  redirected: (status: number) => `The back-office answered ${status}; redirects are not followed`,
  notSigned: 'The signing secret can not be read: it was stored under another FOYER_SECRET',
  notScanned: 'The scanner could not look at a file; the application waits for it',
  notRead: 'A file could not be read from the object store; the application waits for it',
  gone: 'The back-office answered 410: it takes no more',
  timeout: (seconds: number) => `The back-office did not answer within ${seconds} seconds`,
  notReached: (code: string) => `The back-office could not be reached (${code})`,
  notAllowed: 'The back-office has a private address, which the operator has not allowed',
  notEncrypted: 'The back-office has an address without https, which is allowed on private addresses only',
} as const

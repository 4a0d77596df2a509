/** What every dialog that asks has. */
export const modalTexts = { cancel: 'Cancel' } as const

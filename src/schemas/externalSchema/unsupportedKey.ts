/** In a schema that is shown, says why a part of it can't be; its value is a reason in words. */
export const unsupportedKey = 'x-foyer-unshown'

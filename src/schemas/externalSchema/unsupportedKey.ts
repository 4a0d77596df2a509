/** In a displayed schema, marks a part that cannot be shown; the value is the readable reason. */
export const unsupportedKey = 'x-foyer-unshown'

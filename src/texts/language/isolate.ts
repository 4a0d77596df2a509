/** Words of others in a sentence that is read from right to left: whatever their own direction, the sentence keeps its order. */
export const isolate = (words: string | number): string => `\u2068${words}\u2069`

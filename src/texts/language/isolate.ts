/**
 * Wraps inserted text in Unicode isolates, so that its direction does not change the order of the sentence around it.
 */
export const isolate = (text: string | number): string => `\u2068${text}\u2069`

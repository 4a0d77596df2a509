/** Bytes of a document that are read at most: more than any form takes as a file. */
export const mostResumeBytes = 10 * 1024 * 1024

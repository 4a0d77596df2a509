/** Maximum size of a résumé in bytes; larger than any form accepts. */
export const mostResumeBytes = 10 * 1024 * 1024

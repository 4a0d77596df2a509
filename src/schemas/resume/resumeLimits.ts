/** Maximum size of a résumé in bytes; larger than any form accepts. */
export const maxResumeBytes = 10 * 1024 * 1024

import { defineTexts } from '../language/language'
/** Reasons why a file of an accepted type is refused, and what the applicant can do. */
export const fileRefusals = defineTexts('fileRefusals', {
  pdfScript:
    'This PDF runs a script or starts something when it is opened; save it as a plain PDF, for example by printing it to PDF.',
  pdfFiles: 'This PDF has other files inside; save it without them.',
  pdfLocked: 'This PDF is locked or damaged; save it as a plain PDF without a password.',
  macros: 'This document has macros; save it without them, or as a PDF.',
  objects: 'This document has other files or programs inside; save it without them, or as a PDF.',
  remote: 'This document fetches parts of itself from elsewhere when it is opened; save it as a PDF.',
  locked: 'This document is locked, damaged or too complicated to be checked; save it as a PDF.',
  unchecked: 'This file could not be checked. Save it again or use another format.',
})

export type FileRefusal = keyof typeof fileRefusals

/** Headings and consents of vacancies that come from another product. */
export const importTexts = {
  questions: 'Questions',
  location: 'Location',
  demographic: 'About you',
  compliance: 'Voluntary self-identification',
  eitherWay: 'Answer by a file or by text.',
  asText: (question: string) => `${question} (as text)`,
  inOwnWords: (question: string, option: string) => `${question} (${option})`,
  noJob: (place: number) => `Job ${place} of the file has no id or no title.`,
  processing: 'Use of your data',
  processingText: 'I agree that my data are used to consider this application.',
  retention: 'Keeping your data',
  retentionText: (days: number | null | undefined) =>
    days
      ? `I agree that my data are kept for ${days} days.`
      : 'I agree that my data are kept for later openings.',
} as const

/** Words that stand in for parts of a text that are not shown. */
export const richTextTexts = {
  media: (host: string) => `Watch or listen at ${host}`,
} as const

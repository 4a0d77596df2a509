/** What the server itself says on a page. */
export const siteTexts = {
  unknownClient: 'Careers',
  description: (company: string) => `Jobs and careers at ${company}: browse what is open, and apply.`,
  notBuilt:
    'The site is not built yet. Run "npm run build:site" (or "npm start"), then load this page again.',
} as const

/** The sites to start from, and what is said before one takes the draft's place. */
export const siteStartTexts = {
  title: 'Start from a site',
  intro:
    'Each is complete: a home page, three pages about working with you, contact, menu, look and pictures. Change whatever you like.',
  take: (name: string) => `Start from ${name}`,
  sites: {
    council: { name: 'Council', text: 'Calm and clear, with a table of your places.' },
    hospital: { name: 'Hospital', text: 'Warm and round, with room around everything.' },
    workshop: { name: 'Workshop', text: 'Square and strong, with a first month in steps.' },
    school: { name: 'School', text: 'Bright and friendly, with whom one will meet.' },
    startup: { name: 'Start-up', text: 'Bold shapes, few words, large figures.' },
  },
  askTitle: (name: string) => `Start from ${name}?`,
  ask: 'This replaces your draft: pages, menu, look and pictures. What visitors see stays as it is until you publish.',
  yes: 'Replace the draft',
  cancel: 'Cancel',
  done: (name: string) => `The draft is the site ${name} now.`,
  moved: 'Somebody else has changed the draft meanwhile. Look at what they did, then start again.',
  notSaved: 'The draft could not be saved first. Please try again in a moment.',
  failed: 'That did not work. Please try again in a moment.',
} as const

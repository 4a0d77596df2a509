/** An account's site, in User Management. */
export const accountSiteTexts = {
  title: 'Site',
  serves: {
    folder: 'What stands in its folder serves. Nothing was published yet.',
    defaults: 'It has the defaults. Nothing was published yet.',
  },
  version: (number: number, when: string, who: string | null) =>
    `Version ${number} serves, published ${when} by ${who ?? 'the operator'}.`,
  may: 'Its administrators may change',
  areas: { pages: 'Pages, menu and texts', look: 'Look', css: 'Own stylesheets' },
  saved: 'Saved.',
  notSaved: 'This could not be saved. Please try again in a moment.',
  failed: 'What serves could not be loaded.',
} as const

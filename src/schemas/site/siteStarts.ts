/** Site templates: folders of `public/starts`, in the order in which they are offered. */
export const siteStarts = ['council', 'hospital', 'workshop', 'school', 'startup'] as const
export type SiteStart = (typeof siteStarts)[number]

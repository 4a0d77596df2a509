/** Site templates: folders of `public/starts`, in the order in which they are offered. */
export const siteTemplateNames = ['council', 'hospital', 'workshop', 'school', 'startup'] as const
export type SiteTemplateName = (typeof siteTemplateNames)[number]

/** What the studio's forms call keys of config.json that have no title of their own, and their choices. */
const titles: Readonly<Record<string, string>> = {
  path: 'Address',
  title: 'Title',
  description: 'Description',
  shareImageName: 'Share picture',
  isHidden: 'Hidden',
  logoName: 'Logo',
  mobileLogoName: 'Mark for narrow screens',
  faviconName: 'Icon',
  titlebarBackground: 'Title picture',
  themeColor: 'Accent colour',
  country: 'Country',
  currency: 'Currency',
  timeZone: 'Time zone',
  street: 'Street',
  locality: 'Town',
  region: 'Region',
  postcode: 'Postcode',
  item: 'Entry',
  vacancyListTableOverrides: 'Column titles of the job list',
  menuItems: 'Menu item',
  footerLinks: 'Link in the footer',
  redirects: 'Redirect',
  texts: 'Texts of the product’s pages',
}
const choices: Readonly<Record<string, string>> = { _self: 'The same tab', _blank: 'A new tab' }

/** 'heroImageName' → 'Hero image name'. */
function spoken(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

export const siteFieldTexts = {
  site: 'The site',
  titleOf: (key: string) => titles[key] ?? (key.includes(' ') ? key : spoken(key)),
  choice: (value: string | number) => choices[value] ?? spoken(String(value)),
} as const

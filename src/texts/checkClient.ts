import { counted } from './language'

/** What `npm run foyer -- check-client` says. */
export const checkClientTexts = {
  fine: (code: string) => `${code}: nothing to mend.`,
  summary: (errors: number, warnings: number) =>
    `${errors} ${counted(errors, 'error', 'errors')}, ${warnings} ${counted(warnings, 'warning', 'warnings')}.`,
  noFolder: (code: string, folder: string) => `There is no client's folder '${code}' in ${folder}.`,
  noAccount: 'has no account: nobody is served from it until one has this subdomain.',
  noFolderYet: (code: string) =>
    `${code}: has an account and no folder; its site has the defaults with the company’s name.`,
  notCompared: 'There is no database here: which accounts there are is not looked at.',
  notReached: (reason: string) => `The database does not say which accounts there are: ${reason}`,
  noConfig: 'is not there: the site has the defaults with the company’s name.',
  noImage: (name: string) => `names '${name}', which is not in the folder.`,
  otherCase: (name: string, is: string) =>
    `names '${name}'; the file is called '${is}', and letter case counts on most servers.`,
  tooLarge: (name: string, size: number, most: number) =>
    `names '${name}', which has ${Math.ceil(size / 1024)} KB; more than ${Math.round(most / 1024)} KB keeps visitors waiting.`,
  notServed: 'is not served: visitors get images, stylesheets, fonts and PDFs, config.json and sidebar.html.',
  tagRemoved: (tag: string) => `has <${tag}>, which is taken away.`,
  attributeRemoved: (attribute: string, tag: string) => `has ${attribute} on <${tag}>, which is taken away.`,
  unknownToken: (token: string, near: string | null) =>
    `names ${token}, which is no design token${near === null ? '' : `; did you mean ${near}`}.`,
  outside: (address: string) => `asks for ${address}: the site's policy lets nothing come from elsewhere.`,
  staysLight:
    'colours parts besides the design tokens: the site stays light for visitors who prefer the dark, unless the stylesheet says what that looks like.',
  lowContrast: (text: string, ground: string, ratio: number) =>
    `gives ${text} on ${ground} a contrast of ${ratio.toFixed(1)} : 1; people need 4.5 : 1 to read it.`,
} as const

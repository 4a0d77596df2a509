/** Matches dictionaries of react-aria in unused languages; en-AU falls back to en-US. */
const otherLanguagePattern =
  /\/react-(?:aria|stately|aria-components)\/dist\/.*\/(?!en-US|de-DE|fr-FR|ar-AE)[a-z]{2}-[A-Z]{2}\.m?js$/

/** A Vite plugin that removes the unused languages of react-aria from the build. */
export function removeUnusedLanguages() {
  return {
    name: 'remove-unused-languages',
    enforce: 'pre',
    load: (id) => (otherLanguagePattern.test(id.replaceAll('\\', '/')) ? 'export default {}' : null),
  }
}

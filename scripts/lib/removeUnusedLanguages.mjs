/** A dictionary of react-aria's in a language that no page is in; en-US is what en-AU reads. */
const otherLanguagePattern =
  /\/react-(?:aria|stately|aria-components)\/dist\/.*\/(?!en-US|de-DE|fr-FR|ar-AE)[a-z]{2}-[A-Z]{2}\.m?js$/

/** A Vite plugin that leaves react-aria's other languages out of what is built. */
export function removeUnusedLanguages() {
  return {
    name: 'spoken-only',
    enforce: 'pre',
    load: (id) => (otherLanguagePattern.test(id.replaceAll('\\', '/')) ? 'export default {}' : null),
  }
}

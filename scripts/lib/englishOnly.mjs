/** A dictionary of react-aria's in another language than English: en-US is all that en-AU reads. */
const foreign = /\/react-(?:aria|stately|aria-components)\/dist\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/

/** A Vite plugin that leaves react-aria's thirty other languages out of what is built. */
export function englishOnly() {
  return {
    name: 'english-only',
    enforce: 'pre',
    load: (id) => (foreign.test(id.replaceAll('\\', '/')) ? 'export default {}' : null),
  }
}

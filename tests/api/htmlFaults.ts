import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // How React writes HTML: `<meta charSet="utf-8"/>`, `required=""`; no browser reads it differently.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Ticked options of one question share their name, as options of a radio group do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // A title says which job of whom; search engines cut it where they like.
    'long-title': 'off',
    // Spaces of a telephone number are the client's own text.
    'tel-non-breaking': 'off',
    // A secret answer, such as a portfolio's passphrase, is not a password of this site.
    'autocomplete-password': 'off',
    // The search has one field, which Enter sends.
    'wcag/h32': 'off',
  },
})

/** What is wrong with a page, where, in words. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // React writes `<meta charSet="utf-8"/>` and `required=""`, which browsers read the same way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Checkboxes of one question share a name, and so do buttons with different values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // A title names the job and the client; search engines truncate it.
    'long-title': 'off',
    // Spaces in a telephone number are part of the client's text.
    'tel-non-breaking': 'off',
    // A secret answer, such as a portfolio's passphrase, is not a password of this site.
    'autocomplete-password': 'off',
    // The search has one field, which Enter submits.
    'wcag/h32': 'off',
  },
})

/** Returns the faults of a page's HTML, each with its rule and selector. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

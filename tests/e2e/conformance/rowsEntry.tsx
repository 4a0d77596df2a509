import { createRoot } from 'react-dom/client'
import '../../../src/app/styles/layers.css'
import '../../../src/app/styles/reset.css'
import '../../../src/app/styles/tokens.css'
import '../../../src/app/styles/base.css'
import '../../../src/app/styles/primitives.css'
import '../../../src/app/styles/buttons.css'
import { FormRenderer } from '../../../src/renderer/form/FormRenderer'
import {
  instantiateValidator,
  type ValidatorFactory,
} from '../../../src/schemas/validation/compiledValidator'
import { buildRowsForm } from './buildRowsForm'

/** Number of completed rows at the start, from the query: `?rows=1000`. */
const count = Number(new URLSearchParams(location.search).get('rows') ?? 0)
const rows = Array.from({ length: count }, (_, index) => ({
  name: `Person ${index + 1}`,
  email: `person.${index + 1}@example.com`,
}))

/** Entry point of a page with a form that has a repeating group. The validator is compiled as on the server. */
async function loadValidator() {
  const path = count > 0 ? '/longValidator.js' : '/validator.js'
  const module = await import(/* @vite-ignore */ new URL(path, document.baseURI).href)
  return instantiateValidator(module.default as ValidatorFactory)
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <main>
      <h1>Rows</h1>
      <FormRenderer
        form={count > 0 ? buildRowsForm(2 * count) : buildRowsForm()}
        initialValues={count > 0 ? { referees: rows } : {}}
        loadValidator={loadValidator}
        onSubmit={(values) => {
          document.title = `sent ${JSON.stringify(values.referees)}`
        }}
      />
    </main>,
  )

// Entry point of a page with a form of malformed data.
import { createRoot } from 'react-dom/client'
import '../../../src/app/styles/layers.css'
import '../../../src/app/styles/reset.css'
import '../../../src/app/styles/tokens.css'
import '../../../src/app/styles/base.css'
import '../../../src/app/styles/primitives.css'
import { FormRenderer } from '../../../src/renderer/form/FormRenderer'
import {
  instantiateValidator,
  type ValidatorFactory,
} from '../../../src/schemas/validation/compiledValidator'
import { buildMalformedForm } from './buildMalformedForm'

/** Loads the validator, which is compiled as on the server. */
async function loadValidator() {
  const module = await import(/* @vite-ignore */ new URL('/validator.js', document.baseURI).href)
  return instantiateValidator(module.default as ValidatorFactory)
}

const form = buildMalformedForm()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <main>
      <h1>Awkward data</h1>
      <FormRenderer
        form={form}
        loadValidator={loadValidator}
        onSubmit={(values) => {
          document.title = `sent ${JSON.stringify(values)}`
        }}
      />
    </main>,
  )

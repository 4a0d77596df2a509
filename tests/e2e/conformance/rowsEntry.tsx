import { createRoot } from 'react-dom/client'
import '../../../src/app/styles/layers.css'
import '../../../src/app/styles/reset.css'
import '../../../src/app/styles/tokens.css'
import '../../../src/app/styles/base.css'
import '../../../src/app/styles/buttons.css'
import { FormRenderer } from '../../../src/renderer/form/FormRenderer'
import {
  instantiateValidator,
  type ValidatorFactory,
} from '../../../src/schemas/validation/compiledValidator'
import { rowsForm } from './rowsForm'

/** Runs in the page: a form with a group that repeats, its validator compiled as the server compiles it. */
async function loadValidator() {
  const module = await import(/* @vite-ignore */ new URL('/validator.js', document.baseURI).href)
  return instantiateValidator(module.default as ValidatorFactory)
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <main>
      <h1>Rows</h1>
      <FormRenderer
        form={rowsForm()}
        loadValidator={loadValidator}
        onSubmit={(values) => {
          document.title = `sent ${JSON.stringify(values.referees)}`
        }}
      />
    </main>,
  )

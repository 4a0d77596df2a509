import './startMark'
import { createRoot } from 'react-dom/client'
import '../../src/app/styles/reset.css'
import '../../src/app/styles/tokens.css'
import '../../src/app/styles/base.css'
import './look.css'
import { FormRenderer } from '../../src/renderer/form/FormRenderer'
import { buildApplicationForm } from '../../src/schemas/applicationForm/buildApplicationForm'
import { instantiateValidator, type ValidatorFactory } from '../../src/schemas/validation/compiledValidator'
import { settings, vacancy } from '../../tests/fixtures/coastalPlanner'
import { everyKind } from './everyKind'
import { recipe } from './recipe'

/** `?n=200` shows the form of `FORM-200`, `?n=-1` every kind, else an application form. Validators lie beside the page. */
const query = new URLSearchParams(location.search)
const n = Number(query.get('n') ?? 0)
const form = n > 0 ? recipe(n) : n < 0 ? everyKind() : buildApplicationForm(settings, vacancy)

async function loadValidator() {
  const module = await import(/* @vite-ignore */ new URL(`validator-${n}.js`, document.baseURI).href)
  return instantiateValidator(module.default as ValidatorFactory)
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <FormRenderer
      form={form}
      loadValidator={loadValidator}
      submitLabel="Send application"
      footer="By sending you agree to the collection notice."
      onSubmit={(values) => {
        document.title = `sent ${Object.keys(values).length}`
      }}
    />,
  )
}

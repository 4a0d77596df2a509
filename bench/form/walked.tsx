import './startMark'
import { createRoot } from 'react-dom/client'
import '../../src/app/styles/reset.css'
import '../../src/app/styles/tokens.css'
import '../../src/app/styles/base.css'
import './look.css'
import { FormRenderer } from '../../src/renderer/form/FormRenderer'
import { buildExternalForm } from '../../src/schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../src/schemas/externalSchema/loadExternalValidator'
import { recipe } from './recipe'

/** The same form as somebody else's schema: rjsf walks it, with our fields. */
const built = recipe(Number(new URLSearchParams(location.search).get('n') ?? 200))
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <FormRenderer
      form={buildExternalForm(built.schema, built.uiSchema)}
      loadValidator={loadExternalValidator}
    />,
  )
}

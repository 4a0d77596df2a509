import { createRoot } from 'react-dom/client'
import '../../src/app/styles/reset.css'
import '../../src/app/styles/tokens.css'
import '../../src/app/styles/base.css'
import './look.css'
import { FormRenderer } from '../../src/renderer/form/FormRenderer'
import { buildExternalForm } from '../../src/schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../src/schemas/externalSchema/loadExternalValidator'

/** `?n=1000`: a list of so many rows of three answers, as somebody else's schema. */
const count = Number(new URLSearchParams(location.search).get('n') ?? 10)
const text = (title: string) => ({ type: 'string', title })
const person = {
  type: 'object',
  title: 'Person',
  properties: { name: text('Name'), email: text('Email'), age: { type: 'integer', title: 'Age' } },
  required: ['name'],
}
const form = buildExternalForm({
  type: 'object',
  properties: { people: { type: 'array', title: 'People', items: person } },
})
const [key = ''] = form.uiSchema['ui:order']
const people = Array.from({ length: count }, (_, at) => ({
  name: `Person ${at}`,
  email: `${at}@example.com`,
  age: at,
}))
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <FormRenderer
      form={form}
      loadValidator={loadExternalValidator}
      initialValues={{ [key]: { people } } as never}
    />,
  )
}

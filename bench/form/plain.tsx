import './startMark'
import { createRoot } from 'react-dom/client'
import { fieldUi } from '../../src/schemas/forms/builtForm'
import { recipe } from './recipe'

/** The same fields as plain, uncontrolled inputs in one form. */
const form = recipe(Number(new URLSearchParams(location.search).get('n') ?? 200))

function Field({ name }: { name: string }) {
  const { 'ui:widget': kind, 'ui:options': options } = fieldUi(form, name)
  if (kind === 'textarea') return <textarea id={name} name={name} />
  if (kind !== 'select') return <input id={name} name={name} type={kind} />
  return (
    <select id={name} name={name}>
      {options.choices?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <form>
      {form.uiSchema['ui:order'].map((name) => (
        <div key={name}>
          <label htmlFor={name}>{form.schema.properties[name]?.title}</label>
          <Field name={name} />
        </div>
      ))}
      <button type="submit">Submit</button>
    </form>,
  )
}

import './startMark'
import Form from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { createRoot } from 'react-dom/client'
import { recipe } from './recipe'

/** The same form with rjsf as it comes: its widgets, its validator. */
const form = recipe(Number(new URLSearchParams(location.search).get('n') ?? 200))
const uiSchema = Object.fromEntries(
  Object.entries(form.uiSchema).flatMap(([key, ui]) => {
    const widget = 'ui:widget' in ui ? String(ui['ui:widget']) : ''
    return widget === 'textarea' ? [[key, { 'ui:widget': widget }]] : []
  }),
)
const { $schema: _schema, ...schema } = form.schema
const text = JSON.stringify(schema).replaceAll('"format":"url"', '"format":"uri"')
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Form
      schema={JSON.parse(text) as RJSFSchema}
      uiSchema={uiSchema}
      validator={validator}
      noHtml5Validate
    />,
  )
}

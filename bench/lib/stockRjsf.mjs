import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const schema = JSON.parse(document.querySelector('#schema').textContent)
const root = createRoot(document.querySelector('#root'))
root.render(createElement(Form, { schema, validator, noHtml5Validate: true, focusOnFirstError: true }))

import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Starts a server of forms to compare with: `plain` inputs in one `<form>`, and stock `rjsf` with its default
 * validator.
 *
 * @returns `add(kind, schema)`, the address of a form of this schema, and `stop()`
 */
export async function serveOtherForms() {
  const [bundle] = [
    await build({
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        lib: {
          entry: fileURLToPath(new URL('stockRjsf.mjs', import.meta.url)),
          formats: ['es'],
          fileName: 'rjsf',
        },
      },
    }),
  ].flat()
  const script = bundle.output[0].code
  const pages = []
  const server = createServer(({ url }, response) => {
    const isScript = url === '/rjsf.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? script : (pages[Number(url.slice(1))] ?? ''))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const add = (kind, schema) => {
    pages.push(
      `<!doctype html><meta name="viewport" content="width=device-width">${kind === 'plain' ? plainForm(schema) : rjsfForm(schema)}`,
    )
    return `http://127.0.0.1:${server.address().port}/${pages.length - 1}`
  }
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { add, stop }
}

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function rjsfForm(schema) {
  const data = JSON.stringify(schema).replaceAll('<', '\\u003c')
  return `<div id="root"></div><script id="schema" type="application/json">${data}</script><script type="module" src="/rjsf.js"></script>`
}

function plainForm({ properties, required = [] }) {
  const fields = Object.entries(properties).map(([key, field]) => {
    const attributes = `name="${key}"${required.includes(key) ? ' data-required' : ''}`
    return `<p><label>${escapeHtml(field.title ?? key)} ${plainInput(field, attributes)}</label></p>`
  })
  return `<form novalidate>${fields.join('')}<button type="submit">Send</button></form><script>(${checkPlain})()</script>`
}

function plainInput({ type, format, maxLength = 0, oneOf, enum: values }, attributes) {
  const options = oneOf?.map(({ const: value }) => value) ?? values
  if (options)
    return `<select ${attributes}><option>${options.map((value) => `<option>${escapeHtml(String(value))}`).join('')}</select>`
  if (type === 'boolean') return `<input type="checkbox" ${attributes}>`
  if (maxLength > 255) return `<textarea ${attributes}></textarea>`
  const inputType = type === 'number' || type === 'integer' ? 'number' : format === 'email' ? 'email' : 'text'
  return `<input type="${inputType}" ${attributes}>`
}

/** Runs in the page: a submit shows an error at each required field without an answer and focuses the first. */
function checkPlain() {
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    const missingFields = [...document.querySelectorAll('[data-required]')].filter(
      ({ value }) => value === '',
    )
    for (const field of missingFields) {
      const message = Object.assign(document.createElement('span'), {
        className: 'plain-error',
        textContent: 'Required',
      })
      field.setAttribute('aria-invalid', 'true')
      field.after(message)
    }
    missingFields[0]?.focus()
  })
}

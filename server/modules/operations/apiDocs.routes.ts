import { Type } from 'typebox'
import { apiDocsTexts } from '../../../src/texts/admin/api.texts'
import type { ApiDescription, Content, Operation, Parameter } from '../../http/apiDescription'
import { endpoint } from '../../http/endpoint'
import { createTextResponseSchema } from '../../http/responses'
import { escapeHtml } from '../../text/htmlText'

interface Call {
  method: string
  path: string
  id: string
  operation: Operation
}

/** Renders the API description as a page without scripts: a table of contents, and each call with its schemas. */
function renderDocsPage({ info, paths, tags, components }: ApiDescription): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      id: `${method}${path.replace(/[^a-z]+/gi, '-')}`,
      operation,
    })),
  )
  const getCallsOfTag = (tag: string) => calls.filter((call) => call.operation.tags[0] === tag)
  const title = escapeHtml(`${info.title} ${info.version}`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${title}</h1><p>${escapeHtml(apiDocsTexts.intro)}</p>
<p><a href="/api/openapi.json">${apiDocsTexts.openApiLink}</a></p></header>
<nav aria-label="${apiDocsTexts.contents}">${tags
    .map(({ name }) => renderContents(name, getCallsOfTag(name)))
    .join('')}</nav>
<main>${tags
    .map(
      ({ name, description }) =>
        `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${getCallsOfTag(name).map(renderCall).join('')}</section>`,
    )
    .join('')}
<section><h2>${apiDocsTexts.schemas}</h2>${Object.entries(components.schemas).map(renderNamedSchema).join('')}</section></main>
</body></html>`
}

function renderContents(tag: string, calls: readonly Call[]): string {
  const links = calls.map(
    ({ id, method, path }) => `<li><a href="#${id}">${method} ${escapeHtml(path)}</a></li>`,
  )
  return `<h2>${escapeHtml(tag)}</h2><ul>${links.join('')}</ul>`
}

function renderCall({ id, method, path, operation }: Call): string {
  const { summary, description, parameters, requestBody, responses } = operation
  return `<article id="${id}"><h3><code>${method} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p><p class="access">${escapeHtml(description)}</p>
${parameters.length > 0 ? renderParameterTable(parameters) : ''}
${requestBody ? renderShape(apiDocsTexts.body, requestBody) : ''}
${renderResponses(responses)}</article>`
}

/** Renders the successful responses with their schemas, and the errors, which all have the same schema. */
function renderResponses(responses: Operation['responses']): string {
  const entries = Object.entries(responses)
  const shapes = entries
    .filter(([status]) => Number(status) < 400)
    .map(([status, answer]) => renderShape(apiDocsTexts.answer(status), answer))
  const refusals = entries
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description = '' }]) => `<li>${status} ${escapeHtml(description)}</li>`)
  return `${shapes.join('')}<details><summary>${apiDocsTexts.refusals}</summary><ul>${refusals.join('')}</ul></details>`
}

function renderParameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name)}</code>${parameter.required ? ` (${apiDocsTexts.required})` : ''}</td>` +
      `<td>${escapeHtml(parameter.in)}</td><td><code>${escapeHtml(JSON.stringify(parameter.schema ?? {}))}</code></td></tr>`,
  )
  const columnHeadings = [apiDocsTexts.name, apiDocsTexts.parameterLocation, apiDocsTexts.shape]
  return `<table><caption>${apiDocsTexts.parameters}</caption><thead><tr>${columnHeadings
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function renderNamedSchema([name, schema]: [string, object]): string {
  return `<article id="schema-${name}"><h3>${name}</h3>${renderJson(schema)}</article>`
}

/** Renders a schema as JSON in which references are links. */
function renderJson(schema: object): string {
  const json = escapeHtml(JSON.stringify(schema, null, 2))
  const linkedText = json.replace(
    /#\/components\/schemas\/(\w+)/g,
    (pointer, name: string) => `<a href="#schema-${name}">${pointer}</a>`,
  )
  return `<pre tabindex="0">${linkedText}</pre>`
}

function renderShape(title: string, { content = {} }: { content?: Content }): string {
  const [type, mediaType] = Object.entries(content)[0] ?? []
  if (type === undefined) return `<p>${escapeHtml(title)}</p>`
  return `<details><summary>${escapeHtml(title)} · ${escapeHtml(type)}</summary>${renderJson(mediaType?.schema ?? {})}</details>`
}

const docsStyles = `:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2733; background: #fff }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem }
h1 { font-size: 2rem } h2 { font-size: 1.25rem; margin: 2rem 0 .5rem } h3 { font-size: 1rem; margin: 0 }
a { color: #14507a } a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid #14507a; outline-offset: 2px }
nav { columns: 20rem; border-block: 1px solid #c8d0d8; padding-block: 1rem } nav h2 { margin: 0 } nav ul { margin: 0 0 1rem; padding-left: 1.25rem }
nav li, code, td { overflow-wrap: anywhere }
article { border: 1px solid #c8d0d8; border-radius: .5rem; padding: 1rem; margin-block: 1rem }
.access { color: #4a5866 } table { border-collapse: collapse; width: 100% } caption { text-align: left; font-weight: 600 }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #e3e8ec }
summary { cursor: pointer; padding-block: .25rem } pre { background: #f3f5f7; padding: 1rem; overflow: auto; max-height: 30rem }
`

/** The rendered page of each API description: it is large and never changes while the server runs. */
const renderedPages = new WeakMap<ApiDescription, string>()

/** The API description as an HTML page, under the site's content security policy. */
export const getDocs = endpoint({
  method: 'GET',
  url: '/api/docs',
  access: 'none',
  summary: 'This description as a web page',
  schema: { response: { 200: createTextResponseSchema('text/html') } },
  example: {},
  handle: (request, reply) => {
    const { description } = request.server
    const page = renderedPages.get(description) ?? renderDocsPage(description)
    renderedPages.set(description, page)
    return reply.type('text/html; charset=utf-8').send(page)
  },
})

export const getDocsStyles = endpoint({
  method: 'GET',
  url: '/api/docs.css',
  access: 'none',
  summary: "The description's stylesheet",
  schema: { response: { 200: createTextResponseSchema('text/css') } },
  example: {},
  handle: (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyles),
})

/** The API description as OpenAPI [contract §4]. */
export const getOpenApi = endpoint({
  method: 'GET',
  url: '/api/openapi.json',
  access: 'none',
  summary: 'This description, as OpenAPI 3.1',
  schema: {
    response: { 200: Type.Unsafe<object>(Type.Object({}, { additionalProperties: true })) },
  },
  example: { answer: { openapi: '3.1.0' } },
  handle: (request) => request.server.description,
})

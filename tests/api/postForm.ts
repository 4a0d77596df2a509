import { request } from 'node:http'
import type { TestServer } from './testServer'
import type { Fetched } from './visitSite'

interface FormPosting {
  host?: string
  headers?: Record<string, string>
  /** Posts immediately, as a program would, instead of after two seconds. */
  isAtOnce?: boolean
}

/** Posts a form as a browser without scripts does: multipart, to the client's host, with that origin. */
export async function postForm(
  server: Pick<TestServer, 'url'> & Partial<Pick<TestServer, 'advanceClock'>>,
  path: string,
  form: FormData,
  { host = 'harbour.localhost:3000', headers = {}, isAtOnce = false }: FormPosting = {},
): Promise<Fetched> {
  // Moves the clock, because people need time to fill in a form.
  if (!isAtOnce) server.advanceClock?.(2000)
  const encodedForm = new Response(form)
  const body = Buffer.from(await encodedForm.arrayBuffer())
  const browserHeaders = {
    host,
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'content-type': encodedForm.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  }
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers: { ...browserHeaders, ...headers },
    }
    const clientRequest = request(options, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    clientRequest.on('error', reject).end(body)
  })
}

/**
 * Returns the form data that a browser would post: these answers, and the current values of the other controls. Unlike a
 * browser, it includes all named buttons.
 */
export function fillInForm(document: Document, answers: Record<string, string | string[] | File>): FormData {
  const element = document.querySelector<HTMLFormElement>('form[method="post"]')
  const controlsByName = new Map<string, Element[]>()
  for (const control of element?.elements ?? []) {
    const name = control.getAttribute('name')
    if (name) controlsByName.set(name, [...(controlsByName.get(name) ?? []), control])
  }
  const form = new FormData()
  for (const [name, controls] of controlsByName) {
    const answer = answers[name] ?? getControlValue(controls)
    for (const item of [answer].flat()) form.append(name, item)
  }
  return form
}

/** Returns the current values of the controls of one name; an empty file for a file control, as a browser posts it. */
function getControlValue(controls: Element[]): string[] | File {
  const { HTMLInputElement: Input, HTMLSelectElement: Select } =
    controls[0]?.ownerDocument.defaultView ?? globalThis
  if (controls.some((control) => control instanceof Input && control.type === 'file')) return new File([], '')
  return controls.flatMap((control) => {
    if (control instanceof Select) return [control.value]
    if (!(control instanceof Input)) return [control.textContent ?? '']
    return /^(checkbox|radio)$/.test(control.type) && !control.checked ? [] : [control.value]
  })
}

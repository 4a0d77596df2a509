import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/**
 * Sends one request, with a custom `Host` header if one is given, which fetch does not allow. With a body it
 * is a POST.
 * @returns the body as text, and the milliseconds until its last byte
 * @throws if the status is not 2xx
 */
export function send(url, { host, token, body, key } = {}) {
  const headers = {
    ...(host ? { host } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  }
  const startTime = performance.now()
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      url,
      { agent, method: body ? 'POST' : 'GET', headers },
      async (response) => {
        const text = Buffer.concat(await response.toArray()).toString()
        if (response.statusCode >= 300)
          reject(new Error(`${url}: ${response.statusCode} ${text.slice(0, 300)}`))
        else resolve({ text, ms: performance.now() - startTime })
      },
    )
    clientRequest.on('error', reject)
    clientRequest.end(body && JSON.stringify(body))
  })
}

/** Signs in with the endpoint /api/auth/`call` and returns the access token. */
export async function signIn({ url, host }, call, body) {
  return JSON.parse((await send(`${url}/api/auth/${call}`, { host, body })).text).accessToken
}

/** Loads a vacancy's form. Returns a function that sends an application with the given idempotency key. */
export async function prepareSubmit({ url, host, token }, vacancyId) {
  const form = JSON.parse((await send(`${url}/api/vacancies/${vacancyId}/form`, { host, token })).text)
  const answers = Object.fromEntries((form.schema.required ?? []).map((key) => [key, 'An answer']))
  const person = { firstName: 'Bench', surname: 'Person', mobile: '0400 111 222' }
  return (key) =>
    send(`${url}/api/submittedapplications`, {
      host,
      token,
      key,
      body: { vacancyId, attachmentKeys: ['resume'], ...answers, ...person, email: `${key}@example.org` },
    })
}

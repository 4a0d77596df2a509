import { setTimeout as rest } from 'node:timers/promises'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

/**
 * A guest of the demo's client `harbour` who applies for an Expression of Interest, as often as one likes.
 *
 * @param url says where the server is by now: it may have been started again
 * @returns `submit(name)` and `sendResume(applicationId, bytes)`, one call each with `{ status, body, headers }` as it was
 *   answered; `headers` of the guest's own calls; `insist(attempt)`, which repeats a call until somebody answers it; `resume(size)`, a file of that size
 * @throws, all of them, when nobody answers
 */
export async function openApplicant(url) {
  const call = async (path, { body, headers = {} } = {}) => {
    const isForm = body instanceof FormData
    const response = await fetch(url() + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }
  const guest = await call('/api/auth/authenticateGuest', { body: { clientCode: 'harbour' } })
  const headers = { authorization: `Bearer ${guest.body.accessToken}` }
  const list = await call('/api/vacancies', { headers })
  const vacancyId = list.body.find((vacancy) => vacancy.isExpressionOfInterest).id
  const form = (await call(`/api/vacancies/${vacancyId}/form`, { headers })).body
  const answers = { vacancyId, attachmentKeys: ['resume'] }
  for (const key of form.schema.required ?? []) answers[key] ??= 'An answer'

  const submit = (name) => {
    const person = { firstName: 'Bench', surname: name, mobile: '0400 111 222', email: `${name}@example.org` }
    return call('/api/submittedapplications', {
      body: { ...answers, ...person },
      headers: { ...headers, 'idempotency-key': name },
    })
  }
  const sendResume = (applicationId, bytes) => {
    const body = new FormData()
    body.append('resume', new File([bytes], 'resume.pdf', { type: 'application/pdf' }))
    return call(`/api/submittedapplications/${applicationId}/attachments`, { body, headers })
  }
  return { headers, submit, sendResume, insist, resume, list: () => call('/api/vacancies', { headers }) }
}

async function insist(attempt) {
  for (;;) {
    try {
      return await attempt()
    } catch {
      await rest(20)
    }
  }
}

function resume(size) {
  return Buffer.concat([pdf, Buffer.alloc(Math.max(0, size - pdf.length), 32)])
}

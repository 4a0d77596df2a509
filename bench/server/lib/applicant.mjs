/**
 * A guest of a client of the running product who can apply for one of its vacancies.
 *
 * @returns `headers` of the guest's calls, `list` with the path of the vacancies, and `submit(n)`, which sends the
 * application of applicant number n under an idempotency key of its own and resolves with its status
 */
export async function applicant(url, clientCode, agentFetch = fetch) {
  const call = async (path, body, headers = {}) => {
    const answer = await agentFetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const guest = await call('/api/auth/authenticateGuest', { clientCode })
  const headers = { authorization: `Bearer ${guest.body.accessToken}` }
  const list = await call('/api/vacancies', undefined, headers)
  const vacancyId = list.body.find((vacancy) => vacancy.isExpressionOfInterest).id
  const form = (await call(`/api/vacancies/${vacancyId}/form`, undefined, headers)).body
  const answers = { vacancyId, attachmentKeys: ['resume'] }
  for (const key of form.schema.required ?? []) answers[key] ??= 'An answer'
  const submit = async (n) => {
    const person = { firstName: 'Bench', surname: `Applicant ${n}`, mobile: '0400 111 222' }
    const body = { ...answers, ...person, email: `bench.${n}@example.org` }
    return call('/api/submittedapplications', body, { ...headers, 'idempotency-key': `bench-${n}` })
  }
  return { headers, submit }
}

import type { Page } from 'playwright-core'

export interface ApiCall {
  method?: string
  path: string
  token: string
  body?: unknown
}

/** Calls the API from the page, as its scripts would. Resolves with the status and the body. */
export function callApi(page: Page, call: ApiCall): Promise<{ status: number; text: string }> {
  return page.evaluate(async ({ method = 'GET', path, token, body }) => {
    const response = await fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }, call)
}

/** Signs in through the API and resolves with a new access token. */
export async function fetchToken(
  page: Page,
  clientCode: string,
  account: { username: string; password: string },
): Promise<string> {
  return page.evaluate(
    async (credentials) => {
      const response = await fetch('/api/auth/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      })
      const answer: { accessToken: string } = await response.json()
      return answer.accessToken
    },
    { ...account, clientCode },
  )
}

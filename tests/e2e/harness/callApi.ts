import type { Page } from 'playwright-core'

export interface ApiCall {
  method?: string
  path: string
  token: string
  body?: unknown
}

/** Calls the API from the page, as its own scripts would, and answers with status and text. */
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

/** A token of one's own, by the sign-in call itself. */
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

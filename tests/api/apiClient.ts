import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './apiTypes'

/** The API as it describes itself: addresses, parameters, bodies and answers are typed by its own document. */
export type ApiClient = Client<paths>

/** @param token bearer token of the calls; without it they are anonymous */
export function apiClient(url: string, token?: string): ApiClient {
  return createClient<paths>({ baseUrl: url, headers: token ? { authorization: `Bearer ${token}` } : {} })
}

/** What a call gave that went well. @throws with what was answered instead, when it did not */
export async function expectOk<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<NonNullable<Data>> {
  const { data, error, response } = await call
  if (data === undefined || data === null) throw new Error(`${response.status} ${JSON.stringify(error)}`)
  return data
}

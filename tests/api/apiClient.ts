import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './apiTypes'

/** API client whose paths, parameters, bodies and responses are typed by the published API description. */
export type ApiClient = Client<paths>

/** @param token bearer token of the calls; without it they are anonymous */
export function createApiClient(url: string, token?: string): ApiClient {
  return createClient<paths>({ baseUrl: url, headers: token ? { authorization: `Bearer ${token}` } : {} })
}

/** Returns the data of a successful call. @throws Error with status and problem if it failed or returned no data */
export async function expectOk<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<NonNullable<Data>> {
  const { data, error, response } = await call
  if (data === undefined || data === null) throw new Error(`${response.status} ${JSON.stringify(error)}`)
  return data
}

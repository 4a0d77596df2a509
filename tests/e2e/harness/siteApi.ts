import { sendRequest } from './sendRequest'
import type { Site } from './setUpSite'
import { accounts, type ClientWithAccount } from './signIn'

/** Calls the API. Resolves with the response, and rejects if the status is 400 or higher. */
export type CallSiteApi = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>

/**
 * Signs in as the client's administrator without a browser, and returns a function that calls the API, for setting up
 * test data and for reading what is stored.
 */
export async function createSiteApi(site: Site, client: ClientWithAccount): Promise<CallSiteApi> {
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const request = { method, path, body, ...(token === undefined ? {} : { token }) }
    const { status, text } = await sendRequest(site.server, client, request)
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`)
    return JSON.parse(text || 'null')
  }
  const account = { ...accounts[client], clientCode: client }
  const { accessToken } = await send('POST', '/api/auth/authenticate', account)
  return (method, path, body) => send(method, path, body, accessToken)
}

/** Changes some settings of harbour through the API. */
export async function changeSettings(site: Site, change: object): Promise<void> {
  const callSiteApi = await createSiteApi(site, 'harbour')
  const settings = await callSiteApi<object>('GET', '/api/userSettings')
  await callSiteApi('PUT', '/api/userSettings', { ...settings, ...change })
}

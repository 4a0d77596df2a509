import type { TokenResponse } from '../../../src/schemas/accountSecurity/session'
import type { SubmissionReceipt } from '../../../src/schemas/applications/application'
import { createApiClient } from '../../api/apiClient'
import { createApplicationFixture, fetchVacancies, submit } from '../../api/applicationFixture'
import { sendRequest } from './sendRequest'
import type { Site } from './setUpSite'

/** Submits an application for harbour's Building Surveyor through the API, for tests of what happens after it. */
export async function submitDemoApplication(site: Site, email: string): Promise<SubmissionReceipt> {
  const { text } = await sendRequest(site.server, 'harbour', {
    method: 'POST',
    path: '/api/auth/authenticateGuest',
    body: { clientCode: 'harbour' },
  })
  const { accessToken }: TokenResponse = JSON.parse(text)
  const server = {
    client: (token?: string) => createApiClient(`http://127.0.0.1:${site.server.port}`, token),
  }
  const vacancies = await fetchVacancies(server, accessToken)
  const vacancy = vacancies.find(({ name }) => name === 'Building Surveyor')
  if (!vacancy) throw new Error('The demo has no Building Surveyor')
  const { body } = await createApplicationFixture(server, accessToken, vacancy.id, email)
  return submit(server, accessToken, { ...body, firstName: 'Ada', surname: 'Byron-Surveyor' })
}
